import type { FormSelection, ObjectSelection, SelectorItem, TwoSteps } from '../types.ts';

/** Characters of a prompt before its ellipsis. */
export const promptLimit = 75;

/** Characters up to which a prompt needs no tooltip. */
export const tooltipFrom = 40;

/** What the reader sees of an item. */
export const labelOf = ({ name, label }: SelectorItem): string => label || name;

/**
 * A text of at most `limit` characters, and an ellipsis when it was longer. Counts what a reader takes for a character,
 * so that no letter, accent or emoji is cut in two.
 * @param limit characters before the ellipsis
 */
export function truncateText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const kept: string[] = [];
  for (const { segment } of new Intl.Segmenter().segment(text.slice(0, (limit + 1) * 16))) {
    if (kept.length === limit) return `${kept.join('').trimEnd()}…`;
    kept.push(segment);
  }
  return kept.join('') === text ? text : `${kept.join('')}…`;
}

/** How a choice reads: `field (form)`, `field, field (form)`. */
export function promptOf({ first, second }: TwoSteps): string {
  return `${second.map(labelOf).join(', ')} (${labelOf(first)})`;
}

/** Both steps of either kind. */
export function toSteps(selection: FormSelection | ObjectSelection): TwoSteps {
  return 'form' in selection
    ? { first: selection.form, second: selection.fields }
    : { first: selection.object, second: [selection.property] };
}
