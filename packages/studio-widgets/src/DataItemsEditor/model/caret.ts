/** What decides whether an arrow key has anywhere left to go inside a text. */
export interface CaretState {
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
  readonly length: number;
  readonly isRightToLeft: boolean;
}

/**
 * Whether the caret is at the left (-1) or right (1) edge of its text as a reader sees it, with nothing
 * selected.
 */
export function isCaretAtEdge(caret: CaretState, side: -1 | 1): boolean {
  if (caret.selectionStart === null || caret.selectionStart !== caret.selectionEnd) return false;
  const isEnd = (side === 1) !== caret.isRightToLeft;
  return caret.selectionStart === (isEnd ? caret.length : 0);
}
