import type { EditorState } from '../EditorState.ts';
import type { SaveAttempt } from '../IdempotentSaver.ts';

/** What keeping drafts needs of an editor. */
export interface KeptEditor<Doc, Draft extends object> {
  /** Of the object; may change with a rename. */
  readonly id: string;
  readonly definition: { readonly kind: string; readonly schemaVersion: number };
  readonly isDirty: boolean;
  readonly state: Readonly<Pick<EditorState<Doc, Draft>, 'base' | 'origin' | 'draft' | 'decisions'>>;
  /** The saves whose outcome is still unknown, newest first; a new list when something changes. */
  readonly attempts: readonly SaveAttempt<Doc, Draft>[];
  /** Calls back after every change of the state. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Calls back right before a save is sent, which is one of `attempts` then. Returns the unsubscribe function. */
  onSend(listener: () => void): () => void;
}
