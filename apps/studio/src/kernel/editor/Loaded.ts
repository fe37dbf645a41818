/** A document and the version it is. */
export interface Loaded<Doc> {
  readonly doc: Doc;
  /** The strong ETag that goes into If-Match. */
  readonly etag: string;
}

/** Who saved a version. */
export interface Saver {
  readonly author: string;
  /** The user's id, where it is known: it distinguishes one's own saves from those of namesakes. */
  readonly authorId?: string | undefined;
  /** Epoch milliseconds. */
  readonly time: number;
}
