import type { SortColumns } from '../lists/ListIndex.ts';
import { byName } from '../lists/rowOrder.ts';

/** The columns of lists of objects that are on or off; active ones come first. */
export const statusColumns: SortColumns = {
  name: byName,
  enabled: ({ summary }) => (summary['enabled'] === true ? 0 : 1),
  lastModifiedBy: ({ authorName }) => authorName,
  timeLastModified: ({ time }) => time,
};
