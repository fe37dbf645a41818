import type { FormField } from '../formTemplate/FormTemplateDoc.ts';
import { fieldTypes } from '../formTemplate/settings/FieldSetting.ts';
import type { ScoringFormula } from './ScoringRuleDoc.ts';

/** Of these the product takes no scores. */
const refused: ReadonlySet<number> = new Set([
  fieldTypes.label,
  fieldTypes.spacer,
  fieldTypes.rowRepeater,
  fieldTypes.functionButton,
  fieldTypes.link,
  fieldTypes.summaryGrid,
  fieldTypes.textArea,
]);

/** What makes the values of a field numbers. */
const numericValidators: ReadonlySet<string> = new Set([
  'number',
  'percent',
  'currency',
  'numberWithCommas',
  'numberRange',
]);

type ScoredField = Pick<FormField, 'type' | 'dataSetName' | 'validator'>;

/**
 * Whether single values of a field have scores, or ranges of numbers; null for a field that cannot be scored. A text that is neither validated nor
 * chosen from a data set is taken for a number.
 */
export function scoredBy({ type, dataSetName, validator }: ScoredField): ScoringFormula['type'] | null {
  if (refused.has(type)) return null;
  if (validator && numericValidators.has(validator)) return 'Range';
  const isFreeText = type === fieldTypes.textInput && !validator && dataSetName === null;
  return isFreeText ? 'Range' : 'Discrete';
}
