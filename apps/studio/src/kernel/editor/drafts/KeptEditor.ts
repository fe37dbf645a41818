import type { Loaded } from '../types.ts';

/** What keeping drafts needs of an editor. */
export interface KeptEditor<Doc, Draft extends object> {
  /** Of the object; may change with a rename. */
  readonly id: string;
  readonly definition: { readonly kind: string };
  readonly isDirty: boolean;
  readonly state: { readonly base: Loaded<Doc>; readonly origin: Draft; readonly draft: Draft };
  /** Calls back after every change of the state. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}
