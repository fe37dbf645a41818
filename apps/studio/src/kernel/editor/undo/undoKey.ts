/** What a key asks for. */
export type UndoDirection = 'undo' | 'redo';

/** What of a keyboard event tells. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Ctrl or ⌘ with Z undoes, the same with Shift redoes, and so does Ctrl with Y. Where the layout has no Latin letters the
 * place of the key counts.
 * @returns null for any other key
 */
export function undoKey(pressed: PressedKey): UndoDirection | null {
  if (pressed.altKey || pressed.ctrlKey === pressed.metaKey) return null;
  const letter = letterOf(pressed);
  if (letter === 'z') return pressed.shiftKey ? 'redo' : 'undo';
  return letter === 'y' && pressed.ctrlKey && !pressed.shiftKey ? 'redo' : null;
}

function letterOf({ key, code }: PressedKey): string {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
}
