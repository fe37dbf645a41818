/** Texts of a grid. */
export interface BrowserGridLabels {
  /** Name of a row's checkbox. */
  readonly selectRow: (rowName: string) => string;
  /** Name of the checkbox in the head. */
  readonly selectPage: string;
  /** Its name when it selects every row that the filter matches. */
  readonly selectAll: string;
  /** Name of the column of radio buttons, when one row can be selected. */
  readonly selectOne: string;
  /** Text while rows are loading. */
  readonly loading: string;
  /** What did not work, when the error has no title. */
  readonly failed: string;
  /** The button that loads again after a failure. */
  readonly retry: string;
}

export const defaultLabels: BrowserGridLabels = {
  selectRow: (rowName) => `Select ${rowName}`,
  selectPage: 'Select all rows on this page',
  selectAll: 'Select all rows',
  selectOne: 'Selection',
  loading: 'Loading',
  failed: 'The rows could not be loaded',
  retry: 'Retry',
};
