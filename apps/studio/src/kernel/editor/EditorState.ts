import { proxy, ref } from 'valtio';
import type { SaveAttempt } from './IdempotentSaver.ts';
import type { Choice, Collision } from './outline/Outline.ts';
import type { Loaded, OpenConflict } from './types.ts';

/** What an editor holds, and what follows from it: components draw again only when something that they read has changed. */
export interface EditorState<Doc, Draft> extends DerivedState {
  /** The object's id; empty for a new one. */
  id: string;
  /** The version the draft was made from. */
  base: Loaded<Doc>;
  /** The draft as it was at `base`: what is the same thing in both has the same key in both. */
  origin: Draft;
  draft: Draft;
  isSaving: boolean;
  /** The pending save was refused because others write, and is retried. */
  isWaiting: boolean;
  /** Counts how often the draft was replaced as a whole: the state of widgets is reset then. */
  generation: number;
  /** Counts what was undone and done again. */
  turns: number;
  /** Set while both sides have changed the same things and no choice is made yet. */
  conflict: OpenConflict<Doc> | null;
  /** What the user has chosen so far for a conflict, also for one that was put off. */
  decisions: readonly Decision[];
  /** Why the last save failed, and what it would have saved; null when it did not fail. */
  failure: SaveFailure<Draft> | null;
  /** A save has ended without an answer, and it is unknown whether it was written. */
  isUncertain: boolean;
  /** Counts changes of several things as one. */
  revision: number;
}

/** A save that has failed. */
export interface SaveFailure<Draft> {
  readonly error: unknown;
  /** What it would have saved. */
  readonly draft: Draft;
  /** Something of it is saved. Default: nothing is. */
  readonly isPartly?: boolean;
}

/** What follows from the rest of the state; computed on first use after a change. */
export interface DerivedState {
  /** Saving would change the object, or it is unknown whether a save was written. An edit undone by hand is no change. */
  readonly isDirty: boolean;
  /** The draft may be saved. */
  readonly isValid: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** What was chosen for a collision, and for which version of the other side. */
export interface Decision {
  readonly collision: Collision;
  readonly choice: Choice;
  readonly etag: string;
}

/** A draft that was kept, and the version it was made from. */
export interface KeptDraft<Doc, Draft> extends Pick<EditorState<Doc, Draft>, 'base' | 'origin' | 'draft'> {
  /** Saves for which it is unknown whether they were written, newest first. Default: none. */
  readonly attempts?: readonly SaveAttempt<Doc, Draft>[] | undefined;
  /** What was chosen for a conflict of it. Default: nothing. */
  readonly decisions?: readonly Decision[] | undefined;
}

/**
 * The state of an editor that has just been opened.
 * @param derive returns what follows from the state as it is now
 */
export function openState<Doc, Draft extends object>(
  { id, base, draft }: { readonly id: string; readonly base: Loaded<Doc>; readonly draft: Draft },
  derive: (name: keyof DerivedState) => boolean,
): EditorState<Doc, Draft> {
  return proxy({
    id,
    base: ref(base),
    origin: ref(draft),
    draft: ref(draft),
    isSaving: false,
    isWaiting: false,
    generation: 0,
    turns: 0,
    conflict: null,
    decisions: ref([]),
    failure: null,
    isUncertain: false,
    revision: 0,
    get isDirty() {
      return derive('isDirty');
    },
    get isValid() {
      return derive('isValid');
    },
    get canUndo() {
      return derive('canUndo');
    },
    get canRedo() {
      return derive('canRedo');
    },
  }) as EditorState<Doc, Draft>;
}
