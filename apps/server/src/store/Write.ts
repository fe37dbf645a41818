import type { Queries } from './Database.ts';
import type { JsonObject } from './JsonObject.ts';
import type { RequestKey } from './repetitions.ts';

/** Whose write it is, and what goes with it. */
export interface Write {
  authorId: string;
  /** Tells a repetition of the write, which is then not made again. Default: every write is made. */
  requestKey?: RequestKey | undefined;
  /** Named in the events of the write. */
  clientTag?: string | undefined;
  /** What else is written in the transaction, whether the document changes or not. */
  alongside?: (tx: Queries) => Promise<void>;
}

interface Precondition extends Write {
  /** Whether the caller knows this version. */
  matches: (etag: string) => boolean;
}

export interface Update<Doc extends JsonObject> extends Precondition {
  /** The new document made from the current one. Runs again when the transaction does. */
  change: (current: Doc) => Doc;
}

export interface Removal extends Precondition {
  /** Removes although others refer to the document; they keep its name, which then leads nowhere. */
  isForced: boolean;
}
