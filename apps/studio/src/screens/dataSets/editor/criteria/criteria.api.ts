import {
  type DataItem,
  type DataSetWrite,
  type FormField,
  type FormTemplateSummary,
  type ItemPage,
  isProblem,
  result,
} from '@studio/api';
import { api } from '../../../../platform/http/api.ts';
import { inAddresses } from './inAddresses.ts';

const pageSize = 500;

/** The most items of one set that are loaded to choose from. */
const mostChoices = 10_000;

interface Page<Row> {
  readonly records: readonly Row[];
  readonly totalRecords: number;
}

/** Items of a set, or as many as are loaded of it. */
export interface LoadedItems {
  readonly items: readonly DataItem[];
  /**
   * Characters before the set is searched on the server: its own number, or 1 for a set of more than 10,000 items; then
   * there are the first items only. Null when there are all of them.
   */
  readonly minSearchLength: number | null;
}

/** Every form template, in its representative version, page by page. */
export async function listFormTemplates(signal: AbortSignal): Promise<readonly FormTemplateSummary[]> {
  const { rows } = await readPages(Number.POSITIVE_INFINITY, async (startIndex) => {
    const query = { filterUri: '/UIFormTemplate?current=true', startIndex, numberOfRows: pageSize };
    return (await result(api.GET('/rest/UIFormTemplate/filter', { params: { query }, signal }))).data;
  });
  return rows;
}

/** The fields of a form template in its order; null when there is no such template. */
export async function listFormFields(
  formTemplateUniqueName: string,
  signal: AbortSignal,
): Promise<readonly FormField[] | null> {
  try {
    const params = { query: { formTemplateUniqueName } };
    return (await result(api.GET('/rest/UIFormTemplate/fields', { params, signal }))).data;
  } catch (error) {
    if (isProblem(error, 404)) return null;
    throw error;
  }
}

/** The items of a set, generated ones included, page by page; of a set that is to be searched the first page. */
export async function listChoices(dataSetName: string, signal: AbortSignal): Promise<LoadedItems> {
  const first = await readItems(dataSetName, {}, signal);
  const { minSearchStringLength, records, totalRecords } = first;
  if (minSearchStringLength !== null) return { items: records, minSearchLength: minSearchStringLength };
  if (totalRecords > mostChoices) return { items: records, minSearchLength: 1 };
  const { rows } = await readPages(Number.POSITIVE_INFINITY, async (startIndex) =>
    startIndex === 0 ? first : readItems(dataSetName, { startIndex }, signal),
  );
  return { items: rows, minSearchLength: null };
}

/** Every item of a set, generated ones included. */
export async function listAllItems(dataSetName: string, signal: AbortSignal): Promise<readonly DataItem[]> {
  const { rows } = await readPages(Number.POSITIVE_INFINITY, (startIndex) =>
    readItems(dataSetName, { startIndex }, signal),
  );
  return rows;
}

/** The first 500 items of a set whose labels contain a text. */
export async function searchItems(
  dataSetName: string,
  search: string,
  signal: AbortSignal,
): Promise<readonly DataItem[]> {
  return (await readItems(dataSetName, { search }, signal)).records;
}

/** The items of a set that have one of these values. */
export async function listItemsOfValues(
  dataSetName: string,
  values: readonly string[],
  signal: AbortSignal,
): Promise<readonly DataItem[]> {
  const items: DataItem[] = [];
  for (const value of inAddresses(values))
    items.push(...(await readItems(dataSetName, { value }, signal)).records);
  return items;
}

async function readItems(
  dataSetName: string,
  query: { readonly startIndex?: number; readonly search?: string; readonly value?: string[] },
  signal: AbortSignal,
): Promise<ItemPage> {
  const params = { path: { dataSetName }, query: { ...query, numberOfRows: pageSize } };
  return (await result(api.GET('/rest/DataSet/{dataSetName}/items', { params, signal }))).data;
}

/** What is chosen when the items of a set are requested; empty texts for nothing. */
export interface Choices {
  readonly product: string;
  readonly fieldValue1: string;
  readonly fieldValue2: string;
  readonly fieldValue3: string;
}

/** The first 500 items that a set would offer if it were saved as it is. */
export async function tryItems(
  dataSetName: string,
  body: DataSetWrite,
  choices: Choices,
  signal: AbortSignal,
): Promise<ItemPage> {
  const params = { path: { dataSetName }, query: { ...choices, numberOfRows: pageSize } };
  return (await result(api.POST('/rest/DataSet/{dataSetName}/items', { params, body, signal }))).data;
}

async function readPages<Row>(
  most: number,
  readPage: (startIndex: number) => Promise<Page<Row>>,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const rows: Row[] = [];
  while (true) {
    const { records, totalRecords } = await readPage(rows.length);
    rows.push(...records);
    if (records.length === 0 || rows.length >= Math.min(totalRecords, most))
      return { rows, total: totalRecords };
  }
}
