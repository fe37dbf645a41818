import type { ChangesEvent, CurrentEvent, DeletedEvent, HereEvent, SavedEvent } from '@studio/api';

/** The events of an object that an editor subscribes to. */
export interface ObjectListener {
  /** Everybody who has the object open, oneself included; at the beginning and after each change. */
  readonly onHere?: (event: HereEvent) => void;
  /** A version was saved, by any user: `clientTag` identifies one's own. */
  readonly onSaved?: (event: SavedEvent) => void;
  readonly onDeleted?: (event: DeletedEvent) => void;
  /** What is being changed in the forms of an organization was started, saved, taken over, applied or discarded. */
  readonly onChanges?: (event: ChangesEvent) => void;
  /**
   * The state of the object: at the beginning, whenever events may have been missed, and now and then without need. Another
   * version than the one that is known has to be loaded.
   */
  readonly onCurrent?: (event: CurrentEvent) => void;
  /** The stream is lost; `onCurrent` says when it is back. */
  readonly onDown?: () => void;
}
