/** Where focus is in a `DependenciesEditor`: plain data, to be kept with a step of a history. */
export interface DependenciesPlace {
  /** The index of the dependency, from 0; null for the checkbox of the product. */
  readonly row: number | null;
  readonly part: 'product' | 'form' | 'field' | 'remove';
}

/** What a host can ask of a mounted `DependenciesEditor`, as for undo. */
export interface DependenciesEditorActions {
  /** Where the user is now; null when focus is elsewhere. */
  readPlace(): DependenciesPlace | null;
  /**
   * Gives focus back to where it was, or to the form that is there now. To be called with the change of `value` that it
   * belongs to, or after it.
   */
  showPlace(place: DependenciesPlace | null): void;
}
