import { whatOf } from '../../../platform/i18n/labels/changeListLabels.ts';
import { describeChanges } from '../outline/describeChanges.ts';
import { diffOutlines } from '../outline/diffOutlines.ts';
import type { OutlineDefinition } from '../outline/OutlineDefinition.ts';
import { safetyText } from '../safety.messages.ts';
import type { UndoDirection } from './undoKey.ts';

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
  const name = direction === 'undo' ? 'undone' : 'redone';
  const [only] = changes;
  if (only === undefined) return safetyText(name);
  if (changes.length > 1) return safetyText(`${name}.many`, { count: changes.length.toLocaleString() });
  return safetyText(`${name}.one`, { what: whatOf(only) });
}
