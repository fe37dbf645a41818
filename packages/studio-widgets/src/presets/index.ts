/**
 * Kinds, codes and texts of the studio itself, for hosts of its server. No widget knows them by default.
 */

export {
  createRuleValueKinds,
  declareRuleOperators,
  type FieldValue,
  type RuleValueKind,
  type RuleValueKindsOptions,
} from '../ConditionTree/presets.tsx';
export { documentedFunctions } from '../ExpressionModal/model/documentedFunctions.ts';
export { expressionKinds } from '../ExpressionModal/presets.ts';
export { type FormComponentPicture, formComponentPictures } from '../FormBuilder/presets.tsx';
export {
  parseSettingColumns,
  type SettingColumn,
  serializeSettingColumns,
} from '../SettingsPanel/model/settingColumns.ts';
export { parseSettingDescriptors, type WireSetting } from '../SettingsPanel/presets.ts';
export { gridPickerDefaults } from './gridPickerDefaults.ts';
export {
  dataSetReferencesLabels,
  dataSetReferenceTypes,
  formReferencesLabels,
  formReferenceTypes,
  formStatuses,
} from './references.ts';
