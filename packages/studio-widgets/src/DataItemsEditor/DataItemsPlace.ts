import type { DataItemColumn, DataItemsSelection } from './types.ts';

/** Where focus is in a `DataItemsEditor`: plain data, to be kept with a step of a history. */
export interface DataItemsFocus {
  readonly groupId: string;
  /** Absent for the name and the handle of a group. */
  readonly itemId?: string | undefined;
  /** The row's index in its group, from 0: when it is gone, the row that is there now takes its place. */
  readonly row?: number | undefined;
  /** Which field; absent for the handle of the row or of the group. */
  readonly field?: DataItemColumn | 'name' | undefined;
  /** Start and end of what is selected in the field. */
  readonly caret?: readonly [start: number, end: number] | undefined;
}

/** What a user has focused and selected in a `DataItemsEditor`. */
export interface DataItemsPlace {
  /** Null when focus is elsewhere. */
  readonly focus: DataItemsFocus | null;
  readonly selection: DataItemsSelection;
}

/** What a host can ask of a mounted `DataItemsEditor`, as for undo. */
export interface DataItemsEditorActions {
  /** Where the user is now. */
  readPlace(): DataItemsPlace;
  /**
   * Selects what was selected, scrolls to where focus was and gives it back; focus stays where it is when it was elsewhere.
   * To be called with the change of `value` that it belongs to, or after it: what is not there any more is left out.
   */
  showPlace(place: DataItemsPlace): void;
}
