import type { DataItem, ItemPage } from '@studio/api';
import { foldForSearch } from '../../foldText.ts';
import type { DataSetDoc } from './DataSetDoc.ts';
import { type Choice, defaultValueOf, offerItems } from './offerItems.ts';

/** Which items of a set are asked for. */
export interface ItemQuery {
  /** Text that the label contains, in whatever case. */
  search?: string;
  /** The values of which the items are kept. Default: all. */
  value?: readonly string[];
  product?: string;
  fieldValue1?: string;
  fieldValue2?: string;
  fieldValue3?: string;
  startIndex?: number;
  numberOfRows?: number;
}

const defaultRows = 25;

/** One page of a set's items. Nothing searched and nothing cut off changes which item is the default. */
export function pageItems(
  { supportSearch, minSearchStringLength }: Pick<DataSetDoc, 'supportSearch' | 'minSearchStringLength'>,
  items: DataItem[],
  query: ItemQuery,
): ItemPage {
  const { search = '', startIndex = 0, numberOfRows = defaultRows } = query;
  const choice = readChoice(query);
  const offered = choice === null ? items : offerItems(items, choice);
  const found = searchItems(withValues(offered, query.value), search);
  return {
    records: found.slice(startIndex, startIndex + numberOfRows),
    totalRecords: found.length,
    defaultValue: choice === null ? null : defaultValueOf(offered),
    minSearchStringLength: supportSearch ? minSearchStringLength : null,
  };
}

/** Null when nothing is asked of the criteria. */
function readChoice({ product, fieldValue1, fieldValue2, fieldValue3 }: ItemQuery): Choice | null {
  const given = [product, fieldValue1, fieldValue2, fieldValue3];
  if (given.every((text) => text === undefined)) return null;
  return {
    productName: chosen(product),
    fieldValues: [chosen(fieldValue1), chosen(fieldValue2), chosen(fieldValue3)],
  };
}

function chosen(text = ''): string | null {
  return text === '' ? null : text;
}

function withValues(items: DataItem[], values: readonly string[] | undefined): DataItem[] {
  if (values === undefined) return items;
  const wanted = new Set(values);
  return items.filter(({ value }) => wanted.has(value));
}

function searchItems(items: DataItem[], search: string): DataItem[] {
  const wanted = foldForSearch(search);
  return wanted === '' ? items : items.filter(({ name }) => foldForSearch(name).includes(wanted));
}
