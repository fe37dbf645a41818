import { type RefObject, useEffect } from 'react';
import { listenForUndo, type Undoable } from './listenForUndo.ts';

/**
 * Ctrl or ⌘ with Z, with Shift and Z, and Ctrl with Y undo and redo in an editor, beside what the browser undoes by itself
 * in a text field; see `listenForUndo`.
 * @param root what the editor is drawn in: keys pressed elsewhere, as in a dialog above it, are not its own
 */
export function useUndoKeys(editor: Undoable, root: RefObject<Element | null>): void {
  useEffect(() => listenForUndo(editor, () => root.current), [editor, root]);
}
