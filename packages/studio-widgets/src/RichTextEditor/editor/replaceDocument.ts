import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';

interface Difference {
  readonly from: number;
  readonly to: number;
  readonly nextTo: number;
}

/** The smallest stretch in which two documents differ; null when they are the same. */
function differenceOf(before: Node, next: Node): Difference | null {
  const from = before.content.findDiffStart(next.content);
  const end = before.content.findDiffEnd(next.content);
  if (from === null || end === null) return null;
  const overlap = Math.max(0, from - Math.min(end.a, end.b));
  return { from, to: end.a + overlap, nextTo: end.b + overlap };
}

function hasCommonText(before: Node, { from, to }: Difference): boolean {
  return before.textBetween(0, from) !== '' || before.textBetween(to, before.content.size) !== '';
}

/**
 * Puts another document into an editor without reporting an edit. Where it shares text with the one before, only the
 * difference is replaced: the caret stays, and undoing takes back what the user typed and nothing of this. One that shares
 * nothing begins with an empty history.
 */
export function replaceDocument(editor: Editor, next: Node): void {
  const { doc, tr, plugins, selection } = editor.state;
  const difference = differenceOf(doc, next);
  if (difference === null) return;
  const isAnother = !hasCommonText(doc, difference);
  if (!isAnother) {
    tr.replace(difference.from, difference.to, next.slice(difference.from, difference.nextTo));
    if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content);
  } else {
    editor.view.updateState(EditorState.create({ doc: next, plugins }));
    const place = Math.min(selection.from, next.content.size);
    editor.commands.setTextSelection(place);
  }
  const change = isAnother ? editor.state.tr : tr;
  editor.view.dispatch(change.setMeta('addToHistory', false).setMeta('preventUpdate', true));
}
