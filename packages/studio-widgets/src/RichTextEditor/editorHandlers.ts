import { shortcutKey } from '@studio/ui/internal';
import type { EditorOptions } from '@tiptap/core';
import { Fragment, type Mark, Slice } from '@tiptap/pm/model';
import { historyDirection } from '../shared/history/historyKey.ts';
import { readPasted, readPlainText, withBlanks } from './editor/editorHtml.ts';
import type { LeftOut } from './model/pastedMarkup.ts';

/** What the text asks of the widget around it. */
export interface EditorHooks {
  onLink: () => void;
  onIndent: (steps: 1 | -1) => void;
  onToolbar: () => void;
  /** Called for undo or redo. @returns whether the host does it */
  onHistory: (direction: 'undo' | 'redo') => boolean;
  /** A file was pasted. @returns whether it was taken; text that came with one that was not is pasted */
  onFile: (file: File) => boolean;
  /** Something was pasted. @param leftOut what of it could not be kept */
  onPaste: (leftOut: readonly LeftOut[]) => void;
}

/** Text takes the styles that are typed with at the caret. */
function withMarks(slice: Slice, marks: readonly Mark[]): Slice {
  if (marks.length === 0) return slice;
  const marked = (content: Fragment): Fragment =>
    Fragment.fromArray(
      content.content.map((node) => (node.isText ? node.mark(marks) : node.copy(marked(node.content)))),
    );
  return new Slice(marked(slice.content), slice.openStart, slice.openEnd);
}

/** Whether HTML is only what a browser writes around a picture that was copied: its file came with it. */
function isPictureAlone(html: string): boolean {
  return /<img\b/i.test(html) && html.replaceAll(/<!--[\s\S]*?-->|<[^>]*>/g, '').trim() === '';
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
    transformPastedHTML: (pasted) => {
      const { html, leftOut } = readPasted(pasted);
      hooks.onPaste(leftOut);
      return html;
    },
    transformPasted: withBlanks,
    clipboardTextParser: (text, $context) => {
      const { schema } = $context.doc.type;
      hooks.onPaste([]);
      const slice = readPlainText(text, schema) ?? Slice.empty;
      return withMarks(slice, $context.marks());
    },
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
      const html = event.clipboardData?.getData('text/html') ?? '';
      const has = (type: string) => event.clipboardData?.types.includes(type) ?? false;
      const isFile = file !== undefined && (!has('text/html') || isPictureAlone(html));
      if (!isFile) return false;
      const isTaken = hooks.onFile(file);
      const isAlone = has('text/html') || !has('text/plain');
      if (isTaken || isAlone) hooks.onPaste(isTaken ? [] : ['picture']);
      return isTaken || isAlone;
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
