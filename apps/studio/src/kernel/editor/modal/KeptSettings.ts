/** Edits of a modal that were left unsaved, and can be gone on with. */
export interface KeptSettings {
  /** Epoch milliseconds of the last edit. */
  readonly time: number;
  /** What saving them would change, in the words of the modal, each once. */
  readonly changed: readonly string[];
}
