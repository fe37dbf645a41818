import { writeCount } from '@studio/ui/internal';

/** Texts of a bulk header. */
export interface BulkHeaderLabels {
  /** Accessible name of the header. */
  readonly header: string;
  readonly selected: (count: number) => string;
  /** How many rows the filter matches in all. */
  readonly onFilter: (total: number) => string;
  readonly selectAll: (total: number) => string;
  readonly cancel: string;
  /** Why the confirm button does nothing while no row is selected. */
  readonly nothingSelected: string;
  /** Why nothing can be changed while the action runs. */
  readonly pending: string;
  /** Text when the action failed. The reason is the error's message, and may be empty. */
  readonly failed: (action: string, reason: string) => string;
}

export const defaultLabels = (locale: string): BulkHeaderLabels => ({
  header: 'Selection',
  selected: (count) => `${writeCount(count, locale)} selected`,
  onFilter: (total) => `of ${writeCount(total, locale)} on this filter`,
  selectAll: (total) => `Select all ${writeCount(total, locale)}`,
  cancel: 'Cancel',
  nothingSelected: 'Select at least one row',
  pending: 'Wait until this is done',
  failed: (action, reason) => `${action} failed${reason ? `: ${reason}` : ''}`,
});
