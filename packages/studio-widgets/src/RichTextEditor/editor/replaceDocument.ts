import type { Editor } from '@tiptap/core';
import { closeHistory, undo, undoDepth } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { EditorState, Selection, type Transaction } from '@tiptap/pm/state';

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

/** What undo would do; null when there is nothing to undo. */
function undoOf(state: EditorState): Transaction | null {
  let found: Transaction | null = null;
  undo(state, (step) => {
    found = step;
  });
  return found;
}

/** Notifies the editor of a change that is no edit. */
function refresh({ view }: Editor, change: Transaction = view.state.tr): void {
  view.dispatch(change.setMeta('addToHistory', false).setMeta('preventUpdate', true));
}

/** Shows a document with nothing to undo. */
function beginHistory(editor: Editor, doc: Node, place: number): void {
  const { plugins } = editor.state;
  const selection = Selection.near(doc.resolve(Math.min(place, doc.content.size)));
  editor.view.updateState(EditorState.create({ doc, plugins, selection }));
  refresh(editor);
}

/** Drops the newest steps of undo of which a change from outside has left nothing: taking them back would do nothing. */
function dropVoidSteps(editor: Editor): void {
  const dropped: Transaction[] = [];
  let { state } = editor;
  for (let left = undoDepth(state); left > 0; left -= 1) {
    const step = undoOf(state);
    if (step && !step.doc.eq(state.doc)) {
      for (const each of dropped) editor.view.dispatch(each.setMeta('preventUpdate', true));
      return;
    }
    if (step) {
      dropped.push(step);
      state = state.apply(step);
    }
  }
  if (dropped.length > 0) beginHistory(editor, editor.state.doc, editor.state.selection.from);
}

/**
 * Puts another document into an editor without reporting an edit. Where it shares text with the one before, only the
 * difference is replaced: the caret stays, and undoing takes back what the user typed and nothing of this. One that shares
 * nothing begins with an empty history.
 * @param isRevealed the caret goes to what differs, which is brought into view. Default false
 */
export function replaceDocument(editor: Editor, next: Node, isRevealed = false): void {
  const { doc, selection } = editor.state;
  const difference = differenceOf(doc, next);
  if (difference === null) return;
  if (hasCommonText(doc, difference)) exchange(editor, next, difference);
  else beginHistory(editor, next, selection.from);
  if (isRevealed) reveal(editor, difference.nextTo);
}

function exchange(editor: Editor, next: Node, difference: Difference): void {
  const { tr } = editor.state;
  tr.replace(difference.from, difference.to, next.slice(difference.from, difference.nextTo));
  if (!tr.doc.eq(next)) tr.replaceWith(0, tr.doc.content.size, next.content);
  refresh(editor, tr);
  dropVoidSteps(editor);
}

function reveal(editor: Editor, place: number): void {
  const { doc, tr } = editor.state;
  const selection = Selection.near(doc.resolve(Math.min(place, doc.content.size)), -1);
  refresh(editor, closeHistory(tr.setSelection(selection).scrollIntoView()));
}
