/** A drag in progress. */
export interface Gesture {
  /** The pointer is so many CSS pixels to the right of where it was pressed, and so many from the window's left. */
  readonly move: (by: number, clientX: number) => void;
  /** The pointer was released. */
  readonly keep: () => void;
  /** It was called off: everything is as before. */
  readonly cancel: () => void;
}
