import type { SortColumns } from '../../lists/ListIndex.ts';
import { byName } from '../../lists/rowOrder.ts';

/** The columns that the list of data sets can be sorted by; the first is the default. */
export const dataSetColumns: SortColumns = {
  name: byName,
  type: ({ summary }) => Number(summary['type']),
  description: ({ summary }) => String(summary['description']),
  lastModifiedBy: ({ authorName }) => authorName,
  timeLastModified: ({ time }) => time,
};
