import type { UnderWay } from '../store/announcements/EventMessage.ts';
import type { Locator } from '../store/findDocuments.ts';

/** An object, or a kind of object, that a stream tells of. */
export interface Watched {
  /** As it was asked with. */
  uri: string;
  kind: string;
  /** The name or id that an object was asked with; null for the kind as a whole. */
  at: Locator | null;
  /** What servers call it among themselves. */
  topic: string;
  /** Its state while it is not stored: a kind with one document has it nevertheless. Default: it does not exist. */
  unsaved?: Known;
}

/** The state of an object; all null when it does not exist. */
export interface Known {
  etag: string | null;
  /** The name that it has now. */
  name: string | null;
  /** Who deleted it, and when; null while it exists, or when it never did. */
  deletion: Deletion | null;
}

export interface Deletion {
  authorId: string;
  /** Milliseconds since 1970. */
  time: number;
}

/** The current state. */
export interface CurrentState {
  /** By topic. */
  objects: ReadonlyMap<string, Known>;
  /** By topic: what is being changed beside the versions of objects. */
  underWay: ReadonlyMap<string, UnderWay>;
  /** By kind: the last change that is accounted for. */
  revisions: ReadonlyMap<string, number>;
}
