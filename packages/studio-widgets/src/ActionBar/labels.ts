import type { NotImplementedDialogLabels } from '../NotImplementedDialog/labels.ts';

/** Texts of an action bar. */
export interface ActionBarLabels {
  /** Accessible name of the bar. */
  readonly bar: string;
  /** The button that opens the actions which do not fit. */
  readonly more: string;
  /** Why a disabled action does nothing, when it has no `disabledReason`. */
  readonly unavailable: string;
  /** Texts of the dialog of an action that nothing handles; English where missing. */
  readonly notImplemented: Partial<NotImplementedDialogLabels>;
}

export const defaultLabels: ActionBarLabels = {
  bar: 'Actions',
  more: 'More actions',
  unavailable: 'Not available now',
  notImplemented: {},
};
