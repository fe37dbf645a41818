import {
  type DataItem,
  type DataSetWrite,
  type FormField,
  type FormTemplateSummary,
  type ItemPage,
  isProblem,
  result,
} from '@studio/api';
import { api } from '../../../../services/api.ts';

const pageSize = 500;

/** The most items of one set that are loaded to choose from. */
export const mostChoices = 10_000;

interface Page<Row> {
  readonly records: readonly Row[];
  readonly totalRecords: number;
}

/** Items of a set, or as many as are loaded of it. */
export interface LoadedItems {
  readonly items: readonly DataItem[];
  /** False when the set has more than 10,000 items: then there are the first ones only. */
  readonly isComplete: boolean;
}

/** Every form template, page by page. */
export async function listFormTemplates(signal: AbortSignal): Promise<readonly FormTemplateSummary[]> {
  const { rows } = await readPages(Number.POSITIVE_INFINITY, async (startIndex) => {
    const query = { startIndex, numberOfRows: pageSize };
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

/** The items of a set, generated ones included, page by page up to 10,000. */
export async function listAllItems(dataSetName: string, signal: AbortSignal): Promise<LoadedItems> {
  const { rows, total } = await readPages(mostChoices, async (startIndex) => {
    const params = { path: { dataSetName }, query: { startIndex, numberOfRows: pageSize } };
    return (await result(api.GET('/rest/DataSet/{dataSetName}/items', { params, signal }))).data;
  });
  return { items: rows, isComplete: rows.length >= total };
}

/** What is chosen when a set is asked for its items; empty texts for nothing. */
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
