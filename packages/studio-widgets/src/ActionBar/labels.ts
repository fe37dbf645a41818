/** Texts of an action bar. */
export interface ActionBarLabels {
  /** Accessible name of the bar. */
  readonly bar: string;
  /** The button that opens the actions which do not fit. */
  readonly more: string;
  /** Why a disabled action does nothing, when its notes do not say it. */
  readonly unavailable: string;
}

export const defaultLabels: ActionBarLabels = {
  bar: 'Actions',
  more: 'More actions',
  unavailable: 'Not available now',
};
