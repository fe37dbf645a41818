/** Texts of a grid. */
export interface BrowserGridLabels {
  /** Name of a row's checkbox. */
  readonly selectRow: (rowName: string) => string;
  /** Name of the checkbox in the head. */
  readonly selectPage: string;
  /** Said while rows are loading. */
  readonly loading: string;
  /** The button that loads again after a failure. */
  readonly retry: string;
}

export const defaultLabels: BrowserGridLabels = {
  selectRow: (rowName) => `Select ${rowName}`,
  selectPage: 'Select all rows on this page',
  loading: 'Loading',
  retry: 'Retry',
};
