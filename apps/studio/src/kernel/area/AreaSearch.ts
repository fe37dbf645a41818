/** An object that the command palette offers. */
export interface FoundObject {
  /** Unique within its area. */
  readonly id: string;
  readonly label: string;
  /** Shown beside the label, such as the description. */
  readonly hint: string;
  /** What the field is called that holds what was searched for. Default: its label holds it. */
  readonly foundIn?: string | undefined;
  /** The path of its editor. */
  readonly path: string;
}

/** What a search has found. */
export interface FoundObjects {
  /** The best first; at most as many as requested. */
  readonly objects: readonly FoundObject[];
  /** How many match in all. */
  readonly total: number;
}

/** How an area's objects are found in the command palette. */
export interface AreaSearch {
  /** The heading above what was found. */
  readonly label: string;
  /** Finds objects by a text that is not empty. */
  find(text: string, limit: number, signal: AbortSignal): Promise<FoundObjects>;
  /** The line that leads to all that match: its text, and the path of the list with the text in its search box. */
  all(text: string, total: number): { readonly label: string; readonly path: string };
}
