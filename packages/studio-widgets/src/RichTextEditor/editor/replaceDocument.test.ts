import { Editor } from '@tiptap/core';
import { undoDepth } from '@tiptap/pm/history';
import { Node, type Schema } from '@tiptap/pm/model';
import { describe, expect, it } from 'vitest';
import { createExtensions } from './extensions.ts';
import { replaceDocument } from './replaceDocument.ts';

const policy = { isAllowed: () => true, describe: (address: string) => address };

const json = (...texts: string[]) => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
const docOf = (schema: Schema, ...texts: string[]) => Node.fromJSON(schema, json(...texts));
const textOf = ({ state }: Editor) => state.doc.textBetween(0, state.doc.content.size, '|');

/** An editor without a page, in which the user has typed behind the last letter. */
function edited(typed: string) {
  const reported: string[] = [];
  const editor = new Editor({
    element: null,
    injectCSS: false,
    extensions: createExtensions(policy),
    content: json('One', 'Two'),
    onUpdate: () => reported.push(textOf(editor)),
  });
  // Without an element the history is not there by itself.
  editor.view.updateState(editor.state.reconfigure({ plugins: editor.extensionManager.plugins }));
  editor.view.dispatch(editor.state.tr.insertText(typed, editor.state.doc.content.size - 1));
  return { editor, reported };
}

describe('replaceDocument', () => {
  it('replaces what differs, keeps the undo of what the user typed, and reports nothing', () => {
    const { editor, reported } = edited('!');
    expect(reported).toEqual(['One|Two!']);
    expect(undoDepth(editor.state)).toBe(1);
    replaceDocument(editor, docOf(editor.schema, 'One, by somebody else', 'Two!'));
    expect(textOf(editor)).toBe('One, by somebody else|Two!');
    editor.commands.undo();
    expect(textOf(editor)).toBe('One, by somebody else|Two');
    expect(reported).toEqual(['One|Two!', 'One, by somebody else|Two']);
  });

  it('leaves nothing to undo of what it takes back', () => {
    const { editor } = edited('!');
    replaceDocument(editor, docOf(editor.schema, 'One', 'Two'));
    expect(textOf(editor)).toBe('One|Two');
    expect(undoDepth(editor.state)).toBe(0);
  });

  it('begins a new history with a document that shares no text', () => {
    const { editor } = edited('!');
    replaceDocument(editor, docOf(editor.schema, 'Another'));
    expect(textOf(editor)).toBe('Another');
    expect(undoDepth(editor.state)).toBe(0);
  });

  it('does nothing for the same document', () => {
    const { editor } = edited('!');
    const { state } = editor;
    replaceDocument(editor, docOf(editor.schema, 'One', 'Two!'));
    expect(editor.state).toBe(state);
  });
});
