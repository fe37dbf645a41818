import { shortcutKey } from '@studio/ui/internal';
import type { EditorOptions } from '@tiptap/core';
import { historyDirection } from '../shared/history/historyKey.ts';
import { toEditorHtml } from './editor/editorHtml.ts';

/** What the text asks of the widget around it. */
export interface EditorHooks {
  onLink: () => void;
  onIndent: (steps: 1 | -1) => void;
  onToolbar: () => void;
  /** Undo or redo is asked for. @returns whether the host does it */
  onHistory: (direction: 'undo' | 'redo') => boolean;
  /** A file was pasted. @returns whether it was taken; text that came with one that was not is pasted */
  onFile: (file: File) => boolean;
}

const historyInputs: Readonly<Record<string, 'undo' | 'redo'>> = { historyUndo: 'undo', historyRedo: 'redo' };

function isCommand(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
}

/** Keys beyond those of the styles; nothing is dragged in, out or about; what is pasted is sanitised. */
export function editorHandlers(hooks: EditorHooks): NonNullable<EditorOptions['editorProps']> {
  const keys: Record<string, (event: KeyboardEvent) => boolean> = {
    k: isCommand,
    ']': isCommand,
    '[': isCommand,
    F10: (event) => event.altKey,
  };
  const run: Record<string, () => void> = {
    k: hooks.onLink,
    ']': () => hooks.onIndent(1),
    '[': () => hooks.onIndent(-1),
    F10: hooks.onToolbar,
  };
  return {
    transformPastedHTML: toEditorHtml,
    handleKeyDown: (_, event) => {
      const direction = historyDirection(event);
      if (direction !== undefined && hooks.onHistory(direction)) {
        event.preventDefault();
        return true;
      }
      const key = shortcutKey(event);
      if (!keys[key]?.(event)) return false;
      event.preventDefault();
      run[key]?.();
      return true;
    },
    handlePaste: (_, event) => {
      const [file] = event.clipboardData?.files ?? [];
      const has = (type: string) => event.clipboardData?.types.includes(type) ?? false;
      return file !== undefined && !has('text/html') && (hooks.onFile(file) || !has('text/plain'));
    },
    handleDOMEvents: {
      beforeinput: (_, event) => {
        const direction = historyInputs[event.inputType];
        if (direction === undefined || !hooks.onHistory(direction)) return false;
        event.preventDefault();
        return true;
      },
      dragstart: (_, event) => {
        event.preventDefault();
        return true;
      },
      drop: (_, event) => {
        event.preventDefault();
        return true;
      },
      dragover: (_, event) => {
        if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
        event.preventDefault();
        return true;
      },
    },
  };
}
