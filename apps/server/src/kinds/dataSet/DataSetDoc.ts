import type { DataItem, DataItemCriteria, DataSet, DataSetDependency } from '@studio/api';

/** A criterion of an item as it is stored. */
export type DataItemCriterion = DataItemCriteria;

/** An item as it is stored: nothing left out but attributes where there are none. */
export type StoredDataItem = Required<Omit<DataItem, 'attributes'>> & Pick<DataItem, 'attributes'>;

/** A data set as it is stored: the contract's, without what the store knows by itself. */
export type DataSetDoc = Pick<
  DataSet,
  | 'name'
  | 'description'
  | 'type'
  | 'dynamicDefault'
  | 'supportSearch'
  | 'minSearchStringLength'
  | 'generatorBeanName'
  | 'repeatingFormTemplateUniqueName'
  | 'clearInvalidFieldValue'
  | 'required'
> & {
  items: StoredDataItem[];
  dynamicDataSetDependency: DataSetDependency | null;
};

/** Types as the contract numbers them. */
export const dataSetType = { static: 0, custom: 1, dependent: 2, repeatingForm: 3 } as const;

/** The searches of a set that does not search on the server need no minimum of their own. */
export const defaultMinSearchStringLength = 3;
