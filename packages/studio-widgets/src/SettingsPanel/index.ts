export type { SettingsPanelLabels } from './labels.ts';
export { activeSettings, resetInactive } from './model/activeSettings.ts';
export { applySetting } from './model/applySetting.ts';
export { settingFaults } from './model/settingFaults.ts';
export { joinSetting, readSettings, splitSetting } from './model/settingTexts.ts';
export { SettingsPanel } from './SettingsPanel.tsx';
export type { LoadValueSet, SettingsPanelProps } from './SettingsPanelProps.ts';
export type {
  SettingCondition,
  SettingConditionOperator,
  SettingContext,
  SettingDescriptor,
  SettingEdit,
  SettingFault,
  SettingGroup,
  SettingInputType,
  SettingOption,
  SettingsChange,
  SettingValues,
} from './types.ts';
