import { deferPart } from '@studio/ui/internal';
import type { KeptSettingsBannerProps } from '../../../kernel/editor/modal/KeptSettingsBanner.tsx';
import type { FormSettingsInput } from '../settings/FormSettingsDialog.tsx';
import type { FormErrorsProps } from './FormErrors.tsx';
import type { FormErrorsBannerProps } from './FormErrorsBanner.tsx';

/** What edits the settings and says what is wrong, loaded when it is first wanted. */
export const loadSettingsParts = async () => (await import('./settingsParts.ts')).settingsParts;

/** The settings modal. */
export const settingsPart = deferPart<FormSettingsInput>(
  async () => (await loadSettingsParts()).FormSettingsDialog,
);

/** The error modal. */
export const errorsPart = deferPart<FormErrorsProps>(async () => (await loadSettingsParts()).FormErrors);

/** The line that says how many errors a form has. */
export const errorsBannerPart = deferPart<FormErrorsBannerProps>(
  async () => (await loadSettingsParts()).FormErrorsBanner,
);

/** The line that leads to settings that were left unsaved. */
export const keptSettingsPart = deferPart<KeptSettingsBannerProps>(
  async () => (await loadSettingsParts()).KeptSettingsBanner,
);
