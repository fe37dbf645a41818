import type { DataSetType, GeneratorDefinition } from '@studio/api';
import { dataSetType } from './DataSetDoc.ts';

/** A generator that an administrator can choose, and the one type of set that it works for. */
type OfferedGenerator = GeneratorDefinition & { type: DataSetType };

/** Every generator that a data set may name. Those of Custom sets write items: see `generators.ts`. */
export const generatorDefinitions: readonly OfferedGenerator[] = [
  custom('allProductsDataItemGenerator', 'All products'),
  custom('productTemplatesByTypeDataItemGenerator', 'Product templates by type'),
  custom('rateStatusProductsDataItemGenerator', 'Products that use rate status'),
  custom('databaseSectionNamesDataItemGenerator', 'Database section names'),
  custom('userDataItemGenerator', 'Users'),
  custom('formTemplateDataItemGenerator', 'Form templates'),
  custom('formTemplateTypeDataItemGenerator', 'Form template types'),
  custom('productTemplatesByFormTypeDataItemGenerator', 'Product templates by form template type'),
  custom('repeatingFormTemplateDataItemGenerator', 'Repeating form templates'),
  custom('ruleSetDataItemGenerator', 'Rule sets'),
  custom('scoringRuleFolderDataItemGenerator', 'Categories of scoring rules'),
  custom('policyYearDataItemGenerator', 'Policy years'),
  custom('modelYearDataItemGenerator', 'Model years'),
  {
    beanName: 'enhancedDynamicDataItemGenerator',
    label: 'Enhanced dynamic data items',
    type: dataSetType.dependent,
  },
  {
    beanName: 'repeatingFormDataItemGenerator',
    label: 'Repeating form rows',
    type: dataSetType.repeatingForm,
  },
];

const collator = new Intl.Collator('en');

/** The generators that a set of that type can have, by label; none for a Static set. */
export function generatorsOf(type: DataSetType): GeneratorDefinition[] {
  return generatorDefinitions
    .filter((generator) => generator.type === type)
    .map(({ beanName, label }) => ({ beanName, label }))
    .toSorted((left, right) => collator.compare(left.label, right.label));
}

/** Whether a set of that type can have the generator of that bean name. */
export function isGeneratorOf(beanName: string, type: DataSetType): boolean {
  return generatorDefinitions.some((generator) => generator.beanName === beanName && generator.type === type);
}

function custom(beanName: string, label: string): OfferedGenerator {
  return { beanName, label, type: dataSetType.custom };
}
