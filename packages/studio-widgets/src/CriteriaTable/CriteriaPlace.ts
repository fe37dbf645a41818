import type { Sort } from '@studio/ui';
import type { CriteriaColumn } from './types.ts';

/** Where focus is in a `CriteriaTable`: plain data, to be kept with a step of a history. */
export interface CriteriaFocus {
  /** Empty for the head of the table. */
  readonly rowId: string;
  /** The row's index, from 0: when it is gone, the row that is there now takes its place. */
  readonly row: number;
  readonly column: CriteriaColumn | 'remove';
  /** Start and end of what is selected in a text that is edited; absent when none is. */
  readonly caret?: readonly [start: number, end: number] | undefined;
}

/** What a user has focused in a `CriteriaTable`, and how it is sorted. */
export interface CriteriaPlace {
  /** Null when focus is elsewhere. */
  readonly focus: CriteriaFocus | null;
  readonly sort: Sort<CriteriaColumn> | null;
}

/** What a host can ask of a mounted `CriteriaTable`, as for undo. */
export interface CriteriaTableActions {
  /** Where the user is now. */
  readPlace(): CriteriaPlace;
  /**
   * Scrolls to where focus was and gives it back, and sorts what is shown as it was; focus stays where it is when it was
   * elsewhere. To be called with the change of `value` that it belongs to, or after it.
   */
  showPlace(place: CriteriaPlace): void;
}
