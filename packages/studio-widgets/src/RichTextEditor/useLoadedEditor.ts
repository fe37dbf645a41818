import type { Editor } from '@tiptap/core';
import { undoDepth } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { useEditor } from '@tiptap/react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createMarkupWriter, type MarkupWriter } from './editor/createMarkupWriter.ts';
import { readDocument } from './editor/editorHtml.ts';
import { createExtensions } from './editor/extensions.ts';
import { replaceDocument } from './editor/replaceDocument.ts';
import { type EditorHooks, editorHandlers } from './editorHandlers.ts';
import { type LostMarkup, lostMarkup } from './model/lostMarkup.ts';
import type { PicturePolicy } from './model/picturePolicy.ts';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';
import { readHtml } from './sanitize/readHtml.ts';
import type { RichTextMark } from './types.ts';

interface LoadedEditorOptions extends Pick<RichTextEditorProps, 'findMarks'> {
  /** The document as the host has it. Another one takes the place of what is in the editor. */
  loaded: string;
  /** Another one puts the document in once more, over what was typed. */
  revision: number;
  /** The caret goes to what this revision changes, which is brought into view. */
  isRevealed: boolean;
  hooks: EditorHooks;
  /** The policy at first. */
  pictures: PicturePolicy;
  /** Attributes of the element that is typed into. */
  attributes: Record<string, string>;
  /** The caret goes behind the last letter. */
  autoFocus: boolean;
  /**
   * Called with every edit: the document as it is kept, or the very text that was loaded when nothing differs any more, and whether
   * the edit begins a step of undo.
   */
  onEdit: (html: string, isNewStep: boolean) => void;
}

/** What was loaded into an editor. */
interface Baseline {
  readonly editor: Editor;
  readonly loaded: string;
  readonly revision: number;
  readonly isRevealed: boolean;
  readonly doc: Node;
  readonly writer: MarkupWriter;
  readonly lost: readonly LostMarkup[];
}

function baselineOf(
  editor: Editor,
  { loaded, revision, isRevealed }: Pick<LoadedEditorOptions, 'loaded' | 'revision' | 'isRevealed'>,
  doc: Node,
): Baseline {
  const writer = createMarkupWriter(editor.schema);
  const lost = loaded === '' ? [] : lostMarkup(readHtml(loaded), writer.toMarkup(doc));
  return { editor, loaded, revision, isRevealed, doc, writer, lost };
}

/** An editor with a document in it, and what editing would lose of that document. */
export function useLoadedEditor(options: LoadedEditorOptions) {
  const { loaded, revision, hooks, pictures, attributes, autoFocus, findMarks, onEdit } = options;
  const [first] = useState(loaded);
  const [handlers] = useState(() => editorHandlers(hooks));
  const [extensions] = useState(() => createExtensions(pictures));
  const editorProps = useMemo(
    () => ({ ...handlers, attributes, ...(findMarks && { decorations: markDecorations(findMarks) }) }),
    [handlers, attributes, findMarks],
  );
  const steps = useRef(0);
  const editor = useEditor({
    extensions,
    onBeforeCreate: ({ editor: created }) => {
      // As a document, which TipTap takes although its type names texts and JSON alone.
      Object.assign(created.options, { content: readDocument(first, created.schema) });
    },
    injectCSS: false,
    autofocus: autoFocus && 'end',
    immediatelyRender: true,
    editorProps,
    onTransaction: ({ editor: current, transaction }) => {
      // A document that was put in is no step.
      if (transaction.getMeta('preventUpdate') === true) steps.current = undoDepth(current.state);
    },
    onUpdate: ({ editor: current }) => {
      const { doc } = current.state;
      const isNewStep = undoDepth(current.state) !== steps.current;
      steps.current = undoDepth(current.state);
      if (doc.eq(baseline.doc)) onEdit(baseline.loaded, isNewStep);
      else onEdit(current.isEmpty ? '' : baseline.writer.toHtml(doc), isNewStep);
    },
  });
  const [baseline, setBaseline] = useState(() => baselineOf(editor, options, editor.state.doc));
  if (baseline.editor !== editor || baseline.revision !== revision)
    setBaseline(baselineOf(editor, options, readDocument(loaded, editor.schema)));
  // Before anything is typed into what was there before.
  useLayoutEffect(() => replaceDocument(baseline.editor, baseline.doc, baseline.isRevealed), [baseline]);
  return { editor, lost: baseline.lost };
}

/** Replaces a picture or a line break in the text of a paragraph. */
const notText = '\ufffc';

/** Draws the marks that are found in each paragraph. A paragraph that did not change is not searched again. */
function markDecorations(findMarks: (text: string) => readonly RichTextMark[]) {
  const found = new WeakMap<Node, readonly RichTextMark[]>();
  const marksOf = (paragraph: Node) => {
    const known =
      found.get(paragraph) ?? findMarks(paragraph.textBetween(0, paragraph.content.size, undefined, notText));
    found.set(paragraph, known);
    return known;
  };
  let last: { readonly doc: Node; readonly set: DecorationSet } | undefined;
  return ({ doc, selection }: Pick<EditorState, 'doc' | 'selection'>): DecorationSet => {
    if (last?.doc === doc) return withoutTyped(last.set, selection.head);
    const decorations: Decoration[] = [];
    doc.descendants((node, at) => {
      if (!node.isTextblock) return true;
      for (const { from, to, note, isOpen = false } of marksOf(node)) {
        const drawn = { 'data-part': 'mark', title: note };
        decorations.push(Decoration.inline(at + 1 + from, at + 1 + to, drawn, { isOpen }));
      }
      return false;
    });
    last = { doc, set: DecorationSet.create(doc, decorations) };
    return withoutTyped(last.set, selection.head);
  };
}

/** Without what may still be being typed, at whose end the caret is. */
function withoutTyped(set: DecorationSet, caret: number): DecorationSet {
  const typed = set.find(caret, caret, ({ isOpen }) => isOpen === true).filter(({ to }) => to === caret);
  return typed.length === 0 ? set : set.remove(typed);
}
