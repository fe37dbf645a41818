import { writeCount } from '@studio/ui/internal';
import type { ActionBarLabels } from '../ActionBar/labels.ts';
import type { GridPagesLabels } from '../BrowserGrid/gridPagesLabels.ts';
import type { BrowserGridLabels } from '../BrowserGrid/labels.ts';
import type { BulkHeaderLabels } from '../BulkHeader/labels.ts';

/** Texts of a grid picker. */
export interface GridPickerLabels {
  /** What the rows are, in the count text of the grid. */
  readonly itemsName: string;
  /** Shown in place of rows when there are none. */
  readonly empty: string;
  /** How many rows the filter matches. */
  readonly results: (count: number) => string;
  /** After the number of results, when there are as many as a page holds, or more. */
  readonly maxDisplay: string;
  readonly selected: (count: number) => string;
  readonly selectAll: (total: number) => string;
  readonly clear: string;
  readonly cancel: string;
  readonly select: string;
  /** The third button, unless it has a label of its own. */
  readonly third: string;
  /** Why Select does nothing while no row is selected. */
  readonly nothingSelected: string;
  /** Why all rows can neither be selected nor given back: the filter's are loading, or did not come. */
  readonly totalUnknown: string;
  /** Why Select does nothing while rows are selected for another action. */
  readonly bulkUnderWay: (action: string) => string;
  /** Why the buttons do nothing while a choice is taken. */
  readonly pending: string;
  /** Text when a choice could not be taken. The reason is the error's message, and may be empty. */
  readonly failed: (action: string, reason: string) => string;
  /** Text while rows are loading. */
  readonly loading: string;
  /** The advanced filter could not be loaded. The reason is the error's message, and may be empty. */
  readonly filterFailed: (reason: string) => string;
  readonly retry: string;
  /** Name of the button at the corner, which cancels. */
  readonly close: string;
  readonly grid: Partial<BrowserGridLabels>;
  readonly pages: Partial<GridPagesLabels>;
  readonly actions: Partial<ActionBarLabels>;
  readonly bulk: Partial<BulkHeaderLabels>;
}

const withReason = (text: string, reason: string) => `${text}${reason ? `: ${reason}` : ''}`;

export const defaultLabels = (locale: string): GridPickerLabels => ({
  itemsName: 'Results',
  empty: 'No matching data',
  results: (count) => `${writeCount(count, locale)} ${count === 1 ? 'Result' : 'Results'}`,
  maxDisplay: '(Max. Display)',
  selected: (count) => `${writeCount(count, locale)} Selected`,
  selectAll: (total) => `Select all ${writeCount(total, locale)}`,
  clear: 'Clear',
  cancel: 'Cancel',
  select: 'Select',
  third: 'No Match',
  nothingSelected: 'Select at least one row',
  totalUnknown: 'The rows of this filter are not loaded',
  bulkUnderWay: (action) => `Finish or cancel ${action} first`,
  pending: 'Wait until this is done',
  failed: (action, reason) => withReason(`${action} failed`, reason),
  loading: 'Loading',
  filterFailed: (reason) => withReason('The filter could not be loaded', reason),
  retry: 'Retry',
  close: 'Close',
  grid: {},
  pages: {},
  actions: {},
  bulk: {},
});
