import { describeNumber, describeRoom } from './describePlace.ts';
import { formatValues } from './formatValues.ts';
import type { Change, Outline } from './Outline.ts';
import type { OutlineWords } from './OutlineDefinition.ts';

/** A change in the words of the screen. */
export interface ChangeRow {
  /** Unique among the changes of one comparison, and the same while the change lasts. */
  readonly id: string;
  readonly kind: Change['kind'];
  readonly subject: string;
  /** The key of the entry: distinguishes subjects of the same name. */
  readonly subjectId: string;
  /** Label of the field; '' where the entry as a whole was added, removed or moved. */
  readonly field: string;
  /** What it was, or where it was: its parent, or its number among its siblings, as '2 / 5'. '' for nothing. */
  readonly before: string;
  /** What it is, or where it is. */
  readonly after: string;
  /** What it was and is as HTML, where the field is a text with formatting. */
  readonly html?: { readonly before: string; readonly after: string };
}

/**
 * Puts changes into the words of the screen, row for row. Entries go by the names they have now, removed ones by those
 * they had.
 * @param changes of `diffOutlines(before, after)`
 */
export function describeChanges(
  changes: readonly Change[],
  before: Outline,
  after: Outline,
  words: OutlineWords,
): readonly ChangeRow[] {
  return changes.map((change) => {
    const { kind, key } = change;
    const subjectId = key;
    const [was, is] = [before.get(key), after.get(key)];
    const subject = nameOf(key, after, words) || nameOf(key, before, words);
    const row = { id: changeId(change), kind, subject, subjectId, field: '', before: '', after: '' };
    if (was === undefined || is === undefined) return row;
    if (change.kind === 'changed') {
      const { field } = change;
      const values = [
        { value: change.before, entry: was, outline: before },
        { value: change.after, entry: is, outline: after },
      ];
      const [textBefore = '', textAfter = ''] = formatValues(field, values, words);
      const html = { before: String(change.before ?? ''), after: String(change.after ?? '') };
      return {
        ...{ ...row, field: words.field(is, field, after), before: textBefore, after: textAfter },
        ...(words.formatOf?.(is, field) === 'html' && { html }),
      };
    }
    if (was.parent === is.parent)
      return { ...row, before: describeNumber(was, before), after: describeNumber(is, after) };
    return { ...row, before: describeRoom(was, before, words), after: describeRoom(is, after, words) };
  });
}

/** Names a change among those of one comparison. */
export function changeId(change: Change): string {
  const { kind, key } = change;
  return JSON.stringify(kind === 'changed' ? [kind, key, change.field] : [kind, key]);
}

function nameOf(key: string, outline: Outline, words: OutlineWords): string {
  const entry = outline.get(key);
  return entry === undefined ? '' : words.entry(entry, outline);
}
