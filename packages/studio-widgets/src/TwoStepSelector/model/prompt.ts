import type { FormSelection, ObjectSelection, SelectorItem, TwoSteps } from '../types.ts';

/** Characters of a prompt before its ellipsis. */
export const promptLimit = 75;

/** Characters up to which a prompt needs no tooltip. */
export const tooltipFrom = 40;

/** Characters of a prompt in its tooltip. */
export const longestInTooltip = 600;

/** What the reader sees of an item. */
export const labelOf = ({ name, label }: SelectorItem): string => label || name;

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
