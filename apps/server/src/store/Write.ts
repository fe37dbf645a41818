import type { Queries } from './Database.ts';
import type { JsonObject } from './JsonObject.ts';
import type { RequestKey } from './repetitions.ts';
import type { StoredDocument } from './StoredDocument.ts';

/** Whose write it is, and what goes with it. */
export interface Write {
  authorId: string;
  /** Tells a repetition of the write, which is then not made again. Default: every write is made. */
  requestKey?: RequestKey | undefined;
  /** Named in the events of the write. */
  clientTag?: string | undefined;
  /** What else is written in the transaction, whether the document changes or not. */
  alongside?: (tx: Queries) => Promise<void>;
  /**
   * Whether a name that is given must not be in use yet, of a kind whose documents may share one: a form is made under a name of its own,
   * and its further versions are made otherwise. Default: only what is unique within the kind is.
   */
  refusesNamesakes?: boolean;
}

/**
 * Whether references may dangle afterwards, where it takes finding out: asked in the transaction, once no other can be made.
 * @param parts of the document that go; null when all of it does
 */
export type MayLose =
  | boolean
  | ((queries: Queries, document: StoredDocument, parts: readonly string[] | null) => Promise<boolean>);

interface Precondition extends Write {
  /** Whether the caller knows this version. */
  matches: (etag: string) => boolean;
}

export interface Update<Doc extends JsonObject> extends Precondition {
  /** The new document made from the current one. Runs again when the transaction does. */
  change: (current: Doc) => Doc;
  /** Lets parts go although others refer to them, whose references then dangle. Default: that is refused. */
  isForced?: MayLose;
  /** The document as the caller has read it just now: it is not read again unless it has changed. Default: it is read. */
  known?: StoredDocument<Doc> | null;
}

export interface Removal extends Precondition {
  /** Removes although others refer to the document; they keep its name, which then dangles. */
  isForced: MayLose;
}
