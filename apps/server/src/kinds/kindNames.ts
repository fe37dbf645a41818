/** The names of kinds, for kinds that refer to each other. */
export const kindNames = {
  dataSet: 'DataSet',
  formTemplate: 'FormTemplate',
  product: 'Product',
  rule: 'Rule',
} as const;
