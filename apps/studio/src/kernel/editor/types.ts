/** A document and the version it is. */
export interface Loaded<Doc> {
  readonly doc: Doc;
  /** The strong ETag that goes into If-Match. */
  readonly etag: string;
}

/** Who saved the version that stands in the way of ours. */
export interface Conflict<Doc> {
  /** Their version, as the server's refusal carried it. */
  readonly current: Loaded<Doc>;
  readonly author: string;
  /** Epoch milliseconds. */
  readonly time: number;
}

/** All that is particular to one editor. Everything here is pure, except `load` and `save`. */
export interface EditorDefinition<Doc, Draft extends object> {
  /** Keys drafts, with the user and the object's id. */
  readonly kind: string;
  /** What the screen edits. */
  toDraft(doc: Doc): Draft;
  /** What would be saved, as plain data: two drafts with equal normal forms are the same edit. */
  normalise(draft: Draft, doc: Doc): unknown;
  /** False blocks Save and, with unsaved changes, leaving. */
  isValid(draft: Draft, doc: Doc): boolean;
  load(id: string, signal?: AbortSignal): Promise<Loaded<Doc>>;
  /** Saves a draft over the version it was made from. @throws ProblemError 412 when that version is no longer the latest. */
  save(id: string, draft: Draft, base: Loaded<Doc>): Promise<Loaded<Doc>>;
  /** Reads a conflict out of what `save` threw; null when it is something else. */
  toConflict(error: unknown): Conflict<Doc> | null;
  readonly texts: EditorTexts;
}

/** The texts of one editor. */
export interface EditorTexts {
  readonly saving: string;
  readonly saved: string;
  /** Shown when leaving is refused because the draft is invalid. */
  readonly invalidOnLeave: string;
}
