import type { SortColumns } from '../../lists/ListIndex.ts';

/** The column that the list of form templates is sorted by. */
export const formTemplateColumns: SortColumns = {
  name: ({ summary }) => String(summary['displayName']),
};
