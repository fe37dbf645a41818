export type { SettingsPanelLabels } from './labels.ts';
export { activeSettings, resetInactive } from './model/activeSettings.ts';
export { applySetting } from './model/applySetting.ts';
export { valueSetKey } from './model/options.ts';
export type { SettingColumn } from './model/settingColumns.ts';
export { settingFaults } from './model/settingFaults.ts';
export { parseSetting, parseSettings, serializeSetting } from './model/settingTexts.ts';
export { SettingsPanel } from './SettingsPanel.tsx';
export type { LoadValueSet, SettingsPanelProps } from './SettingsPanelProps.ts';
export type {
  SettingCondition,
  SettingConditionOperator,
  SettingContext,
  SettingDescriptor,
  SettingEdit,
  SettingFault,
  SettingInputType,
  SettingOption,
  SettingOptions,
  SettingsChange,
  SettingToConfirm,
  SettingValues,
  ValueSetRequest,
} from './types.ts';
