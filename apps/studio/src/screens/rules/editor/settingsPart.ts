import { deferPart } from '@studio/ui/internal';
import type { KeptSettingsBannerProps } from '../../../kernel/editor/modal/KeptSettingsBanner.tsx';
import type { RedeployDialogProps } from '../dialogs/RedeployDialog.tsx';
import type { RuleSettingsInput } from '../settings/RuleSettingsDialog.tsx';
import type { RuleReviewProps } from './RuleReview.tsx';

/** What edits the settings, reviews and redeploys, loaded when it is first wanted. */
export const loadSettingsParts = async () => (await import('./settingsParts.ts')).settingsParts;

/** The settings modal. */
export const settingsPart = deferPart<RuleSettingsInput>(
  async () => (await loadSettingsParts()).RuleSettingsDialog,
);

/** The picker of rule sets. */
export const redeployPart = deferPart<RedeployDialogProps>(
  async () => (await loadSettingsParts()).RedeployDialog,
);

/** The review. */
export const reviewPart = deferPart<RuleReviewProps>(async () => (await loadSettingsParts()).RuleReview);

/** The line that leads to settings that were left unsaved. */
export const keptSettingsPart = deferPart<KeptSettingsBannerProps>(
  async () => (await loadSettingsParts()).KeptSettingsBanner,
);
