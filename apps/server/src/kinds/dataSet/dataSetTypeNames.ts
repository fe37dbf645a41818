import type { DataSetType } from '@studio/api';

/** What types of data set are called. */
export const dataSetTypeNames: Readonly<Record<DataSetType, string>> = {
  0: 'Static',
  1: 'Custom',
  2: 'Product/Field Dependent',
  3: 'Repeating Form',
};
