import type { DBSchema } from 'idb';
import type { Delta } from '../undo/delta.ts';

/** A draft as it is stored: what it stands on is in the parts of its base. */
export interface DraftRecord {
  /** One for each time that an object is open in an editor. */
  readonly recordId: string;
  readonly userId: string;
  readonly kind: string;
  readonly id: string;
  /** The version that the draft was made from. */
  readonly etag: string;
  /** Counts the bases that this draft has had: its version changes with a save and with what others save. */
  readonly base: number;
  /** Deltas among the parts; together with `delta` they lead from the origin to the draft. */
  readonly steps: number;
  readonly delta: Delta | null;
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
