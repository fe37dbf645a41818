import { dataSetType } from './DataSetDoc.ts';
import { generators } from './generators.ts';

/** The types of set that each generator works for, by bean name. */
export const generatorTypes: ReadonlyMap<string, number> = new Map([
  ...[...generators.keys()].map((beanName): [string, number] => [beanName, dataSetType.custom]),
  ['enhancedDynamicDataItemGenerator', dataSetType.dependent],
  ['repeatingFormDataItemGenerator', dataSetType.repeatingForm],
]);
