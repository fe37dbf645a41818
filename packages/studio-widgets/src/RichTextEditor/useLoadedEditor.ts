import type { Editor } from '@tiptap/core';
import { useEditor } from '@tiptap/react';
import { useMemo, useState } from 'react';
import { editorHtml, editorMarkup, toEditorHtml } from './editor/editorHtml.ts';
import { extensions } from './editor/extensions.ts';
import { markDecorations } from './editor/markDecorations.ts';
import { type EditorHooks, editorHandlers } from './editorHandlers.ts';
import { type LostMarkup, lostMarkup } from './model/lostMarkup.ts';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';
import { readHtml } from './sanitize/readHtml.ts';

interface LoadedEditorOptions extends Pick<RichTextEditorProps, 'findMarks'> {
  /** The document as the host has it. */
  loaded: string;
  hooks: EditorHooks;
  /** Attributes of the element that is typed into. */
  attributes: Record<string, string>;
  /** The caret goes behind the last letter. */
  autoFocus: boolean;
  /** Hears of every edit: the sanitised document, or the very text that was loaded when nothing differs any more. */
  onEdit: (html: string) => void;
}

interface Baseline {
  readonly editor: Editor;
  readonly doc: Editor['state']['doc'];
  readonly lost: readonly LostMarkup[];
}

function baselineOf(editor: Editor, loaded: string): Baseline {
  const lost = loaded === '' ? [] : lostMarkup(readHtml(loaded), editorMarkup(editor));
  return { editor, doc: editor.state.doc, lost };
}

/** An editor with a document in it, and what editing would lose of that document. */
export function useLoadedEditor(options: LoadedEditorOptions) {
  const { loaded, hooks, attributes, autoFocus, findMarks, onEdit } = options;
  const [content] = useState(() => toEditorHtml(loaded));
  const [handlers] = useState(() => editorHandlers(hooks));
  const editorProps = useMemo(
    () => ({ ...handlers, attributes, ...(findMarks && { decorations: markDecorations(findMarks) }) }),
    [handlers, attributes, findMarks],
  );
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    autofocus: autoFocus && 'end',
    immediatelyRender: true,
    editorProps,
    onUpdate: ({ editor: current }) => {
      const isAsLoaded = current.state.doc.eq(baseline.doc);
      onEdit(isAsLoaded ? loaded : editorHtml(current));
    },
  });
  const [baseline, setBaseline] = useState(() => baselineOf(editor, loaded));
  if (baseline.editor !== editor) setBaseline(baselineOf(editor, loaded));
  return { editor, lost: baseline.lost };
}
