import type { DemoGenerator } from './types.ts';

/** Every generator that a data set may name. */
export const generators: DemoGenerator[] = [
  {
    beanName: 'allProductsDataItemGenerator',
    label: 'All products',
    dataSetType: 1,
    source: 'Every product by name; label and value are the name.',
  },
  {
    beanName: 'databaseSectionNamesDataItemGenerator',
    label: 'Database section names',
    dataSetType: 1,
    source: "The sections that a backup can hold, 'All' first.",
  },
  {
    beanName: 'userDataItemGenerator',
    label: 'Users',
    dataSetType: 1,
    source: 'Every user with a personal account by name; the value is the id.',
  },
  {
    beanName: 'formTemplateDataItemGenerator',
    label: 'Form templates',
    dataSetType: 1,
    source: 'Every form template by display name; the value is the unique name.',
  },
  {
    beanName: 'repeatingFormTemplateDataItemGenerator',
    label: 'Repeating form templates',
    dataSetType: 1,
    source: 'Every repeatable form template by display name; the value is the unique name.',
  },
  {
    beanName: 'ruleSetDataItemGenerator',
    label: 'Rule sets',
    dataSetType: 1,
    source: 'Every rule set that holds a rule, by name; label and value are the name.',
  },
  {
    beanName: 'policyYearDataItemGenerator',
    label: 'Policy years',
    dataSetType: 1,
    source: 'The next calendar year, the current one and the nine before, newest first.',
  },
  {
    beanName: 'modelYearDataItemGenerator',
    label: 'Model years',
    dataSetType: 1,
    source: 'The next calendar year, the current one and the 39 before, newest first.',
  },
  {
    beanName: 'enhancedDynamicDataItemGenerator',
    label: 'Enhanced dynamic data items',
    dataSetType: 2,
    source: 'The items of the set whose criteria match the product and the source fields.',
  },
  {
    beanName: 'repeatingFormDataItemGenerator',
    label: 'Repeating form rows',
    dataSetType: 3,
    source: 'One item for each row filled in of the repeating form template.',
  },
];
