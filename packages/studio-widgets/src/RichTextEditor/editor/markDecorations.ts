import type { Node } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { RichTextMark } from '../types.ts';

/** Replaces a picture or a line break in the text of a paragraph. */
const notText = '\ufffc';

/** Draws the marks that are found in each paragraph. A paragraph that did not change is not searched again. */
export function markDecorations(findMarks: (text: string) => readonly RichTextMark[]) {
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
