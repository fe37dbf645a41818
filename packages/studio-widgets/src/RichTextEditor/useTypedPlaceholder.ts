import { useAfterPress } from '@studio/ui/internal';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { useEditorState } from '@tiptap/react';
import { useCallback, useEffect, useState } from 'react';
import {
  type Placeholder,
  type PlaceholderFault,
  type PlaceholderQuery,
  placeholderFaults,
  placeholderNames,
  placeholderQuery,
  writePlaceholder,
} from '../shared/placeholders/Placeholder.ts';
import { usePlaceholderCompletion } from '../shared/placeholders/usePlaceholderCompletion.ts';

/** What replaces a picture or a line break in the text of a paragraph. */
const notText = '\ufffc';
const none: readonly Placeholder[] = [];

function textOf(paragraph: Node): string {
  return paragraph.textBetween(0, paragraph.content.size, undefined, notText);
}

/** What is being typed of a placeholder at the caret, counted from the beginning of the document. */
function queryAt(editor: Editor, placeholders: readonly Placeholder[]): PlaceholderQuery | null {
  const { selection } = editor.state;
  const { $head, empty } = selection;
  if (!empty || !$head.parent.isTextblock || placeholders === none) return null;
  const found = placeholderQuery(textOf($head.parent), $head.parentOffset, placeholderNames(placeholders));
  const start = $head.start();
  return found && { ...found, from: start + found.from, to: start + found.to };
}

function isSameQuery(a: PlaceholderQuery | null, b: PlaceholderQuery | null): boolean {
  return a === b || (a !== null && b !== null && a.from === b.from && a.to === b.to && a.query === b.query);
}

/** Completes placeholders where they are typed, and inserts others there. */
export function useTypedPlaceholder(editor: Editor, placeholders: readonly Placeholder[] = none) {
  const afterPress = useAfterPress();
  // What is wrong with what was being typed is named below, and must not move what is being pressed.
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const leave = () => {
      setLeaving(true);
      afterPress(() => setLeaving(false));
    };
    editor.on('blur', leave);
    return () => void editor.off('blur', leave);
  }, [editor, afterPress]);
  const { query, text } = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      query: current.isFocused || isLeaving ? queryAt(current, placeholders) : null,
      text: current.state.doc,
    }),
    equalityFn: (a, b) => b !== null && a.text === b.text && isSameQuery(a.query, b.query),
  });
  const put = (placeholder: Placeholder, from: number, to: number) => {
    const { state, view } = editor;
    view.dispatch(state.tr.insertText(writePlaceholder(placeholder), from, to).scrollIntoView());
    editor.commands.focus();
  };
  const completion = usePlaceholderCompletion({
    placeholders,
    query,
    text,
    onChoose: (placeholder, { from, to }) => put(placeholder, from, to),
  });
  const from = query?.from;
  const measure = useCallback(
    () => (from === undefined || editor.isDestroyed ? null : editor.view.coordsAtPos(from)),
    [editor, from],
  );
  return {
    completion,
    measure,
    /** Where one is being typed. */
    from,
    /** Puts one in place of what is selected, or of what was begun there. */
    insert: (placeholder: Placeholder) => {
      const begun = queryAt(editor, placeholders);
      const { selection } = editor.state;
      put(placeholder, begun?.from ?? selection.from, begun?.to ?? selection.to);
    },
  };
}

/** A placeholder of a document that will not be filled in. */
interface DocumentFault extends Pick<PlaceholderFault, 'kind' | 'text'> {
  /** Where it is; undefined in the address of a link. */
  readonly at?: number;
}

/** Of a paragraph; those that did not change are not read again. */
const known = new WeakMap<readonly Placeholder[], WeakMap<Node, readonly DocumentFault[]>>();

function paragraphFaults(paragraph: Node, placeholders: readonly Placeholder[]): readonly DocumentFault[] {
  const names = placeholderNames(placeholders);
  const addresses = new Set<string>();
  for (const { type, attrs } of paragraph.children.flatMap(({ marks }) => marks))
    if (type.name === 'link' && typeof attrs['href'] === 'string') addresses.add(attrs['href']);
  return [
    ...placeholderFaults(textOf(paragraph), names).map(({ kind, text, from }) => ({ kind, text, at: from })),
    ...[...addresses].flatMap((address) =>
      placeholderFaults(address, names).map(({ kind, text }) => ({ kind, text })),
    ),
  ];
}

/** The placeholders of a document, and of the addresses of its links, that will not be filled in. */
export function documentFaults(doc: Node, placeholders: readonly Placeholder[]): readonly DocumentFault[] {
  const read = known.get(placeholders) ?? new WeakMap<Node, readonly DocumentFault[]>();
  known.set(placeholders, read);
  const found: DocumentFault[] = [];
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    const faults = read.get(node) ?? paragraphFaults(node, placeholders);
    read.set(node, faults);
    found.push(
      ...faults.map((fault) => (fault.at === undefined ? fault : { ...fault, at: at + 1 + fault.at })),
    );
    return false;
  });
  return found;
}
