import type { DataItem, DataItemCriteria } from '@studio/api';
import type { DataItemCriterion, StoredDataItem } from './DataSetDoc.ts';

/** An item with the place where the request body has it. */
export interface ReadItem {
  item: StoredDataItem;
  /** JSON pointer to the item in the body. */
  pointer: string;
  /** Where the body has each of the item's criteria. */
  criterionPointers: string[];
}

interface ReadOptions {
  /** The property of the body that holds the items. */
  list: 'items' | 'enhancedDynamicDataItems';
  dataSetName: string;
}

/** Items as they are stored: nothing left out, blank rows dropped, items and criteria numbered in their order. */
export function readItems(items: readonly DataItem[], { list, dataSetName }: ReadOptions): ReadItem[] {
  const kept = items
    .map((item, index) => ({ item, pointer: `/${list}/${index}` }))
    .filter(({ item }) => !isBlank(item));
  const positions = criteriaPositions(kept.map(({ item }) => item));
  return kept.map(({ item, pointer }, ordering) => {
    const criteria = criteriaOf(item);
    return {
      pointer,
      criterionPointers: criteria.map(
        ({ index }) => `${pointer}/enhancedDynamicDataItemCriteriaList/${index}`,
      ),
      item: {
        name: item.name,
        value: item.value,
        grouping: item.grouping.trim(),
        ordering,
        defaultPrecedence: item.defaultPrecedence ?? null,
        enhancedDynamicDataItemCriteriaList: criteria.map(({ criterion }) =>
          readCriterion(criterion, {
            dataSetName,
            value: item.value,
            ordering: positions.get(criterion) ?? 0,
          }),
        ),
        ...(item.attributes && { attributes: item.attributes }),
      },
    };
  });
}

interface PlacedCriterion {
  criterion: DataItemCriteria;
  index: number;
}

/** The row for entry at the end of a group. One that says more than a label and a value could is no such row. */
function isBlank(item: DataItem): boolean {
  const { name, value, defaultPrecedence, enhancedDynamicDataItemCriteriaList = [], attributes = {} } = item;
  if (name.trim() !== '' || value.trim() !== '') return false;
  const isMore = enhancedDynamicDataItemCriteriaList.length > 0 || Object.keys(attributes).length > 0;
  return !isMore && typeof defaultPrecedence !== 'number';
}

function criteriaOf({ enhancedDynamicDataItemCriteriaList = [] }: DataItem): readonly PlacedCriterion[] {
  if (enhancedDynamicDataItemCriteriaList.length === 0) return none;
  return enhancedDynamicDataItemCriteriaList
    .map((criterion, index) => ({ criterion, index }))
    .toSorted(byOrdering);
}

const none: readonly PlacedCriterion[] = [];

/** Criteria are ordered across the whole set. */
function criteriaPositions(items: DataItem[]): Map<DataItemCriteria, number> {
  const all = items.flatMap(criteriaOf).toSorted(byOrdering);
  return new Map(all.map(({ criterion }, position) => [criterion, position]));
}

function byOrdering(left: PlacedCriterion, right: PlacedCriterion): number {
  return left.criterion.ordering - right.criterion.ordering;
}

function readCriterion(
  { productName, fieldValue1, fieldValue2, fieldValue3 }: DataItemCriteria,
  { dataSetName, value, ordering }: Pick<DataItemCriterion, 'dataSetName' | 'value' | 'ordering'>,
): DataItemCriterion {
  return {
    dataSetName,
    value,
    productName: nonBlank(productName),
    fieldValue1: nonBlank(fieldValue1),
    fieldValue2: nonBlank(fieldValue2),
    fieldValue3: nonBlank(fieldValue3),
    ordering,
  };
}

function nonBlank(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text;
}
