/** The names of kinds, for kinds that refer to each other. */
export const kindNames = {
  dataSet: 'DataSet',
  formTemplate: 'FormTemplate',
  organization: 'Organization',
  product: 'Product',
  rule: 'Rule',
} as const;
