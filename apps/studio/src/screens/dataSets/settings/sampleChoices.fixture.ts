import { answerCalls } from '../../../kernel/object/testing/answerCalls.ts';
import { resetLookup } from '../../../kernel/resource/testing/settleLookup.ts';
import { generatorsOf, repeatingFormTemplates } from './settings.api.ts';

/** The generators of Custom sets in stories. */
const customGenerators = [
  { beanName: 'allProductsDataItemGenerator', label: 'All products' },
  { beanName: 'userDataItemGenerator', label: 'Users' },
  { beanName: 'modelYearDataItemGenerator', label: 'Model years' },
];

/** The only generator of dependent sets. */
export const dependentGenerators = [
  { beanName: 'enhancedDynamicDataItemGenerator', label: 'Enhanced dynamic data items' },
];

/** The only generator of sets whose items are the rows of a form. */
export const formGenerators = [{ beanName: 'repeatingFormDataItemGenerator', label: 'Rows of a form' }];

/** The form templates in stories. */
const repeatingTemplates = [
  { uniqueName: 'driverInformation', name: 'Driver Information' },
  { uniqueName: 'buildingSchedule', name: 'Building Schedule' },
];

/**
 * Answers what settings are chosen from. Returns what ends that.
 * @param answers what is answered otherwise, by path
 */
export function offerChoices(answers: Record<string, unknown> = {}): () => void {
  for (const type of [1, 2, 3] as const) resetLookup(generatorsOf(type));
  resetLookup(repeatingFormTemplates);
  return answerCalls({
    answers: Object.assign(answers, {
      [generatorsPath]: generatorsPath in answers ? answers[generatorsPath] : customGenerators,
      '/rest/DataSet/repeatingFormTemplates': repeatingTemplates,
    }),
  });
}

/** The path of the request for generators. */
export const generatorsPath = '/rest/DataSet/generators';

/** Answers other generators than those of Custom sets. */
export function offerGenerators(generators: unknown): () => void {
  return offerChoices({ [generatorsPath]: generators });
}
