import type { DBSchema } from 'idb';
import type { Decision } from '../EditorState.ts';
import type { Delta } from '../undo/delta.ts';

/** Where a draft is found: what leads to it from the origin. */
export interface DraftPlace {
  /** Deltas among the parts; `delta` comes after them. */
  readonly steps: number;
  readonly delta: Delta | null;
}

/** A save of which it is not known whether it was written. */
export interface AttemptRecord extends DraftPlace {
  readonly idempotencyKey: string;
  readonly isCreation: boolean;
  /** Token of the references that the save was allowed to break. Default: none. */
  readonly expectedReferences?: string;
}

/** A draft as it is stored; the version that it is based on is in the parts of its base. */
export interface DraftRecord extends DraftPlace {
  /** One for each time that an object is open in an editor. */
  readonly recordId: string;
  readonly userId: string;
  readonly kind: string;
  readonly id: string;
  /** Of document and draft, as the editor's definition says: only an editor of the same version can read them. */
  readonly schemaVersion: number;
  /** The version that the draft was made from. */
  readonly etag: string;
  /** Counts the bases that this draft has had: its version changes with a save and with what others save. */
  readonly base: number;
  /** Saves over that version, newest first. */
  readonly attempts: readonly AttemptRecord[];
  readonly decisions: readonly Decision[];
  /** Epoch milliseconds of the last edit. */
  readonly time: number;
  /** Epoch milliseconds; when it was first seen to be too old. */
  readonly expiredSince: number | null;
}

/** Names a part: the draft, which of its bases, and what it is of it: document and origin, or a step. */
export type PartKey = [recordId: string, base: number, part: 'base' | number];

/** The database of drafts. */
export interface DraftSchema extends DBSchema {
  drafts: {
    key: string;
    value: DraftRecord;
    indexes: { object: [userId: string, kind: string, id: string]; user: string };
  };
  parts: { key: PartKey; value: unknown };
}

/** All parts of a draft, or those of its bases before one. */
export function partsOf(recordId: string, beforeBase?: number): IDBKeyRange {
  return IDBKeyRange.bound([recordId], beforeBase === undefined ? [recordId, []] : [recordId, beforeBase]);
}
