import { proxy, ref } from 'valtio';
import type { Choice, Collision } from './outline/Outline.ts';
import type { SaveAttempt } from './SaveRun.ts';
import type { Loaded, OpenConflict } from './types.ts';

/** What an editor holds; everything else follows from it. */
export interface EditorState<Doc, Draft> {
  /** The version the draft was made from. */
  base: Loaded<Doc>;
  /** The draft as it was at `base`: what is the same thing in both has the same key in both. */
  origin: Draft;
  draft: Draft;
  isSaving: boolean;
  /** The save under way was refused because others write, and is tried again. */
  isWaiting: boolean;
  /** Counts how often the draft was replaced as a whole: what widgets remember of it ends then. */
  generation: number;
  /** Set while both sides have changed the same things and nobody has chosen yet. */
  conflict: OpenConflict<Doc> | null;
  /** What the user has chosen so far for a conflict, also for one that was put off. */
  decisions: readonly Decision[];
  /** Why the last save failed, and what it would have saved; null when it did not fail. */
  failure: { readonly error: unknown; readonly draft: Draft } | null;
}

/** What was chosen for a collision, and for which version of the other side. */
export interface Decision {
  readonly collision: Collision;
  readonly choice: Choice;
  readonly etag: string;
}

/** A draft that was kept, and the version it was made from. */
export interface KeptDraft<Doc, Draft> extends Pick<EditorState<Doc, Draft>, 'base' | 'origin' | 'draft'> {
  /** The saves of it of which nobody knows whether they were written, newest first. Default: none. */
  readonly attempts?: readonly SaveAttempt<Doc, Draft>[] | undefined;
  /** What was chosen for a conflict of it. Default: nothing. */
  readonly decisions?: readonly Decision[] | undefined;
}

/** The state of an editor that has just been opened. */
export function openState<Doc, Draft extends object>(
  base: Loaded<Doc>,
  draft: Draft,
): EditorState<Doc, Draft> {
  return proxy({
    base: ref(base),
    origin: ref(draft),
    draft: ref(draft),
    isSaving: false,
    isWaiting: false,
    generation: 0,
    conflict: null,
    decisions: ref([]),
    failure: null,
  }) as EditorState<Doc, Draft>;
}
