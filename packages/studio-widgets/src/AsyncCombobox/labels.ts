/** Every text of the picker beside its own label. */
export interface AsyncComboboxLabels {
  /** While a search is pending. */
  readonly searching: string;
  /** While options are loading that need no search. */
  readonly loadingOptions: string;
  readonly noMatches: string;
  /** While fewer characters are typed than a search needs. */
  readonly typeMore: (minSearchLength: number) => string;
  /** Before the reason of a search that failed. */
  readonly searchFailed: string;
  readonly retry: string;
}

/** The English texts. */
export const defaultLabels: AsyncComboboxLabels = {
  searching: 'Searching',
  loadingOptions: 'Loading options',
  noMatches: 'No matches',
  typeMore: (minSearchLength) =>
    minSearchLength === 1 ? 'Type to search' : `Type at least ${minSearchLength} characters`,
  searchFailed: 'The search failed.',
  retry: 'Try again',
};
