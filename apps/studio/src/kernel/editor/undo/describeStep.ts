import { whatOf } from '../../../messages/changeListLabels.ts';
import { t } from '../../../messages/messages.ts';
import { describeChanges } from '../outline/describeChanges.ts';
import { diffOutlines } from '../outline/diffOutlines.ts';
import type { OutlineDefinition } from '../outline/OutlineDefinition.ts';
import type { UndoDirection } from './undoKey.ts';
import '../ui/safety.messages.ts';

/**
 * Says a step that was undone or redone, in the words of the screen: the change itself, or how many there were.
 * @param from the draft before the step was undone or redone
 * @param to the draft after it
 */
export function describeStep<Doc, Draft extends object>(
  direction: UndoDirection,
  {
    outline,
    doc,
    from,
    to,
  }: {
    readonly outline: OutlineDefinition<Doc, Draft>;
    readonly doc: Doc;
    readonly from: Draft;
    readonly to: Draft;
  },
): string {
  const [older, newer] = direction === 'undo' ? [to, from] : [from, to];
  const [before, after] = [outline.read(older, doc), outline.read(newer, doc)];
  const changes = describeChanges(diffOutlines(before, after), before, after, outline.words);
  const name = direction === 'undo' ? 'editor.undone' : 'editor.redone';
  const [only] = changes;
  if (only === undefined) return t(name);
  if (changes.length > 1) return t(`${name}.many`, { count: changes.length.toLocaleString() });
  return t(`${name}.one`, { what: whatOf(only) });
}
