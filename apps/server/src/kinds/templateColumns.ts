import type { SortColumns } from '../lists/ListIndex.ts';

/** The columns of lists of templates that are on or off; active ones come first. */
export const templateColumns: SortColumns = {
  name: ({ name }) => name,
  enabled: ({ summary }) => (summary['enabled'] === true ? 0 : 1),
  lastModifiedBy: ({ authorName }) => authorName,
  timeLastModified: ({ time }) => time,
};
