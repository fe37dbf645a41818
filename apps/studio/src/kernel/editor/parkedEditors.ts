import type { Editor } from './Editor.ts';

/** An editor whatever it edits. */
interface AnyEditor {
  readonly id: string;
}

const parked = new Map<string, AnyEditor>();

/** Where an editor is kept: nobody but the same user on the same object finds it. */
export function editorKey(userId: string, kind: string, id: string): string {
  return JSON.stringify([userId, kind, id]);
}

/** Hands an editor on to the screen that opens its object next, with its edits and steps: after a rename. */
export function parkEditor<Doc, Draft extends object>(key: string, editor: Editor<Doc, Draft>): void {
  parked.set(key, editor);
}

/** The editor that was handed on under this key, once; null when there is none. */
export function takeParkedEditor<Doc, Draft extends object>(key: string): Editor<Doc, Draft> | null {
  const editor = parked.get(key);
  parked.delete(key);
  return (editor as Editor<Doc, Draft> | undefined) ?? null;
}
