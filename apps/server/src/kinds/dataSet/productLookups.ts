/** A data set that screens look choices up in, and whose items the product writes. */
export interface ProductLookup {
  readonly name: string;
  readonly description: string;
  readonly generatorBeanName: string;
  /** Its name is locked. */
  readonly isRequired: boolean;
  /** The release that it came with, as the store notes it: a store is given it once. */
  readonly step: string;
}

/** The lookups of the console by name, with the generators that write their items. */
export const productLookups: readonly ProductLookup[] = [
  lookup('All Products', 'Every product of the carrier.', 'allProductsDataItemGenerator', true),
  lookup(
    'Database Section Names',
    'Sections of the configuration that can be backed up and restored.',
    'databaseSectionNamesDataItemGenerator',
    true,
  ),
  lookup(
    'Product Templates By Type',
    'Product templates that can be submitted, or quoted.',
    'productTemplatesByTypeDataItemGenerator',
  ),
  lookup(
    'Rating Forms',
    'Forms that a product may show with its rating result.',
    'formTemplateDataItemGenerator',
  ),
  lookup(
    'Application Repeating Form Templates',
    'Application forms that repeat, which a rating form that repeats can be linked to.',
    'repeatingFormTemplateDataItemGenerator',
    true,
  ),
  lookup(
    'Advanced Filter Rule Set',
    'Rule sets by which rules are filtered.',
    'ruleSetDataItemGenerator',
    true,
  ),
  lookup(
    'Product Templates By FormTemplateType',
    'Products that a form of a type can be for: search for the code of the type.',
    'productTemplatesByFormTypeDataItemGenerator',
    true,
  ),
  lookup(
    'Scoring Rule Folders',
    'Categories of scoring rules.',
    'scoringRuleFolderDataItemGenerator',
    true,
    'scoringLookups',
  ),
];

function lookup(
  name: string,
  description: string,
  generatorBeanName: string,
  isRequired = false,
  step = 'lookups',
): ProductLookup {
  return { name, description, generatorBeanName, isRequired, step };
}
