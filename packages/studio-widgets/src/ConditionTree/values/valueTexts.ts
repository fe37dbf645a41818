/** Texts of literals. */
export interface LiteralKindLabels {
  readonly kind: string;
  readonly placeholder: string;
  /** Placeholder of a list. */
  readonly listPlaceholder: string;
  readonly yes: string;
  readonly no: string;
  readonly yesOrNo: string;
  readonly noInteger: string;
  readonly noNumber: string;
  readonly noDay: string;
}

/** Texts of values that are looked for. */
export interface SearchKindLabels {
  readonly search: string;
  readonly searching: string;
  readonly noMatches: string;
  readonly searchFailed: string;
  readonly retry: string;
  /** About texts in a list that are no value. */
  readonly notFound: (texts: readonly string[]) => string;
}

/** What kinds of value say besides what the host calls them: from a `LabelsProvider`, or else in English. */
export interface ConditionValueTexts {
  /** How days are written: a BCP 47 tag. */
  readonly locale: string;
  readonly literal: LiteralKindLabels;
  readonly search: SearchKindLabels;
}

/** The English texts. */
export const englishValueTexts: ConditionValueTexts = {
  locale: 'en-US',
  literal: {
    kind: 'Entered here',
    placeholder: 'Enter a value',
    listPlaceholder: 'Enter values',
    yes: 'Yes',
    no: 'No',
    yesOrNo: 'Choose yes or no',
    noInteger: 'Enter a whole number',
    noNumber: 'Enter a number',
    noDay: 'Enter a date',
  },
  search: {
    search: 'Search',
    searching: 'Searching',
    noMatches: 'No matches',
    searchFailed: 'The search failed.',
    retry: 'Retry',
    notFound: (texts) => `Not found: ${texts.join(', ')}`,
  },
};
