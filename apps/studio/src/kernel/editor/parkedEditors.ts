import type { Editor } from './Editor.ts';

/** An editor whatever it edits. */
interface AnyEditor {
  readonly id: string;
}

const parked = new Map<string, AnyEditor>();

/** Where an editor is kept: it is found by the same user on the same object only. */
export function editorKey(userId: string, kind: string, id: string): string {
  return JSON.stringify([userId, kind, id]);
}

/** Hands an editor on to the screen that opens its object next, with its edits and steps: after a rename. */
export function parkEditor<Doc, Draft extends object>(key: string, editor: Editor<Doc, Draft>): void {
  parked.set(key, editor);
}

/** The editor that was handed on under this key; null when there is none. It stays there until it is unparked. */
export function parkedEditorOf<Doc, Draft extends object>(key: string): Editor<Doc, Draft> | null {
  return (parked.get(key) as Editor<Doc, Draft> | undefined) ?? null;
}

/**
 * The editor of a new object that has got its id by being saved, while the screen that it was made on is still open.
 * @param newKey of the editor of a new object
 * @param key of the editor of the object of that id
 * @returns null for none
 */
export function madeEditorOf<Doc, Draft extends object>(
  newKey: string,
  key: string,
): Editor<Doc, Draft> | null {
  const editor = parkedEditorOf<Doc, Draft>(key);
  return editor !== null && editor === openEditorOf<Doc, Draft>(newKey) ? editor : null;
}

/** Removes the editor from the hand-over map, once the screen has taken it over. */
export function unparkEditor(editor: AnyEditor): void {
  for (const [key, each] of parked) if (each === editor) parked.delete(key);
}

const open = new Map<string, AnyEditor>();

/** Notes that a screen is open on an object. @returns ends that */
export function noteOpenEditor<Doc, Draft extends object>(
  key: string,
  editor: Editor<Doc, Draft>,
): () => void {
  open.set(key, editor);
  return () => {
    if (open.get(key) === editor) open.delete(key);
  };
}

/** The editor that a screen is open on under this key; null when none is. */
export function openEditorOf<Doc, Draft extends object>(key: string): Editor<Doc, Draft> | null {
  return (open.get(key) as Editor<Doc, Draft> | undefined) ?? null;
}
