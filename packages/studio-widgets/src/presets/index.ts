/** Kinds, codes and texts of the studio itself, for hosts that speak with its server. No widget knows them by default. */

export { documentedFunctions } from '../ExpressionModal/model/documentedFunctions.ts';
export { gridPickerDefaults } from './gridPickerDefaults.ts';
export {
  dataSetReferencesLabels,
  dataSetReferenceTypes,
  formReferencesLabels,
  formReferenceTypes,
  formStatuses,
} from './references.ts';
