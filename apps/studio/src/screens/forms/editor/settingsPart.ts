import type { UiFormTemplate } from '@studio/api';
import { deferPart } from '@studio/ui/internal';
import type { ObjectSettings } from '../../../kernel/editor/modal/useObjectSettings.tsx';
import { formSettingsKind } from '../formObject.ts';
import { settingsOfForm } from '../settings/settingsOfForm.ts';
import type { FormErrorsProps } from './FormErrors.tsx';
import type { FormErrorsBannerProps } from './FormErrorsBanner.tsx';

/** What edits the settings and says what is wrong, loaded when it is first wanted. */
export const loadSettingsParts = async () => (await import('./settingsParts.ts')).settingsParts;

/** The settings of a form. */
export const formSettings: ObjectSettings<UiFormTemplate> = {
  kind: formSettingsKind,
  addressOf: settingsOfForm,
  dialogPart: deferPart(async () => (await loadSettingsParts()).FormSettingsDialog),
  keptPart: deferPart(async () => (await loadSettingsParts()).KeptSettingsBanner),
  findKept: async (base) => {
    const { findKeptSettings, settingsEditor } = await loadSettingsParts();
    return findKeptSettings(settingsEditor, base);
  },
};

/** The error modal. */
export const errorsPart = deferPart<FormErrorsProps>(async () => (await loadSettingsParts()).FormErrors);

/** The line that says how many errors a form has. */
export const errorsBannerPart = deferPart<FormErrorsBannerProps>(
  async () => (await loadSettingsParts()).FormErrorsBanner,
);
