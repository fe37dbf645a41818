import { findKeptSettings } from '../../../kernel/editor/modal/findKeptSettings.ts';
import { KeptSettingsBanner } from '../../../kernel/editor/modal/KeptSettingsBanner.tsx';
import { RuleReview } from '../../../kernel/rules/RuleReview.tsx';
import { RedeployDialog } from '../dialogs/RedeployDialog.tsx';
import { RuleSettingsDialog } from '../settings/RuleSettingsDialog.tsx';
import { settingsForm, settingsOf } from '../settings/ruleSettings.ts';
import { settingsEditor } from '../settings/settingsEditor.ts';

/** The modals of the rule builder. They come in one piece: apart, what they share would be weighed into its first screen. */
export const settingsParts = {
  ...{ RuleSettingsDialog, RedeployDialog, RuleReview, KeptSettingsBanner, findKeptSettings },
  ...{ settingsEditor, settingsForm, settingsOf },
} as const;
