import type { KeptDraft } from '../EditorState.ts';

/** A draft that was kept, with what it was made from. */
export interface StoredDraft<Doc, Draft extends object> extends KeptDraft<Doc, Draft> {
  /** Names it to the store. */
  readonly recordId: string;
  /** Epoch milliseconds of the last edit. */
  readonly time: number;
}

/** What is kept of one object for one user, as one editor reads it. */
export interface DraftsOf {
  readonly userId: string;
  readonly kind: string;
  readonly id: string;
  /** As the editor's definition says. */
  readonly schemaVersion: number;
}
