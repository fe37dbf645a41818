import { shortcutKey } from '@studio/ui/internal';

/** The action of a key. */
export type UndoDirection = 'undo' | 'redo';

/** The used properties of a keyboard event. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Ctrl or ⌘ with Z undoes, the same with Shift redoes, and so does Ctrl with Y.
 * @returns null for any other key
 */
export function undoKey(pressed: PressedKey): UndoDirection | null {
  if (pressed.altKey || pressed.ctrlKey === pressed.metaKey) return null;
  const letter = shortcutKey(pressed);
  if (letter === 'z') return pressed.shiftKey ? 'redo' : 'undo';
  return letter === 'y' && pressed.ctrlKey && !pressed.shiftKey ? 'redo' : null;
}
