import { findKeptSettings } from '../../../kernel/editor/modal/findKeptSettings.ts';
import { KeptSettingsBanner } from '../../../kernel/editor/modal/KeptSettingsBanner.tsx';
import { FormSettingsDialog } from '../settings/FormSettingsDialog.tsx';
import { settingsOf } from '../settings/model/FormSettings.ts';
import { settingsEditor } from '../settings/settingsEditor.ts';
import { settingsForm } from '../settings/settingsForm.ts';
import { FormErrors } from './FormErrors.tsx';
import { FormErrorsBanner } from './FormErrorsBanner.tsx';

/** The modals of the editor of a form. They come in one piece: apart, what they share would be weighed into the editor's first screen. */
export const settingsParts = {
  ...{ FormSettingsDialog, FormErrors, FormErrorsBanner, KeptSettingsBanner, findKeptSettings },
  ...{ settingsEditor, settingsForm, settingsOf },
} as const;
