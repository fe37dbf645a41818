import type { DemoDataSetSeed } from '../types.ts';
import { emptySet } from './emptySet.ts';

/** A Repeating Form set: one item for each row that has been filled in of a repeatable form. */
export function repeatingFormSet(
  name: string,
  description: string,
  repeatingFormTemplateUniqueName: string,
): DemoDataSetSeed {
  return {
    ...emptySet(name, description, 3),
    generatorBeanName: 'repeatingFormDataItemGenerator',
    repeatingFormTemplateUniqueName,
    clearInvalidFieldValue: true,
  };
}
