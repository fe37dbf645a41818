import { deferPart } from '@studio/ui/internal';
import type { KeptSettingsBannerProps } from '../../../kernel/editor/modal/KeptSettingsBanner.tsx';
import type { RuleReviewProps } from '../../../kernel/rules/RuleReview.tsx';
import type { DeploymentsDialogProps } from '../dialogs/DeploymentsDialog.tsx';
import type { RedeployDialogProps } from '../dialogs/RedeployDialog.tsx';
import type { RuleImpactProps } from '../impact/RuleImpact.tsx';
import type { RuleSettingsInput } from '../settings/RuleSettingsDialog.tsx';
import type { TestBenchProps } from './bench/TestBench.tsx';

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

/** The test bench. */
export const benchPart = deferPart<TestBenchProps>(
  async () => (await import('./bench/TestBench.tsx')).TestBench,
);

/** What was deployed, and the way back. */
export const deploymentsPart = deferPart<DeploymentsDialogProps>(
  async () => (await import('../dialogs/DeploymentsDialog.tsx')).DeploymentsDialog,
);

/** What would be decided otherwise. */
export const impactPart = deferPart<RuleImpactProps>(
  async () => (await import('../impact/RuleImpact.tsx')).RuleImpact,
);
