import type { SortColumns } from '../lists/ListIndex.ts';
import { byName } from '../lists/rowOrder.ts';

/** The one column of lists that are sorted by name alone. */
export const nameColumn: SortColumns = { name: byName };
