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
  /** Said when the action failed. The reason is the error's message, and may be empty. */
  readonly failed: (action: string, reason: string) => string;
}

const format = (value: number) => value.toLocaleString('en-US');

export const defaultLabels: BulkHeaderLabels = {
  header: 'Selection',
  selected: (count) => `${format(count)} selected`,
  onFilter: (total) => `of ${format(total)} on this filter`,
  selectAll: (total) => `Select all ${format(total)}`,
  cancel: 'Cancel',
  nothingSelected: 'Select at least one row',
  pending: 'Wait until this is done',
  failed: (action, reason) => `${action} failed${reason ? `: ${reason}` : ''}`,
};
