/** A shortcut as it is shown, and as `aria-keyshortcuts` names it. */
export interface ToolShortcut {
  readonly shown: string;
  readonly aria: string;
}

/** The keys of undo and redo on this machine. */
export function undoShortcuts(hasCommandKey: boolean): {
  readonly undo: ToolShortcut;
  readonly redo: ToolShortcut;
} {
  if (hasCommandKey)
    return { undo: { shown: '⌘Z', aria: 'Meta+Z' }, redo: { shown: '⇧⌘Z', aria: 'Meta+Shift+Z' } };
  return {
    undo: { shown: 'Ctrl+Z', aria: 'Control+Z' },
    redo: { shown: 'Ctrl+Shift+Z', aria: 'Control+Shift+Z Control+Y' },
  };
}
