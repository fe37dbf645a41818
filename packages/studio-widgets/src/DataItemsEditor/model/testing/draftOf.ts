import type { DataItemDraft, DataItemsDraft } from '../../types.ts';

/**
 * `label | value | default priority`, with parts left out from the right; all white space within a part
 * counts.
 */
export type RowText = readonly [label: string, value?: string, defaultPrecedence?: string];

/** A draft written down as tables; row ids are `<group index>.<row index>`, group ids `g<group index>`. */
export function draftOf(
  ...groups: readonly { readonly name?: string; readonly rows: readonly RowText[] }[]
): DataItemsDraft {
  return {
    firstOrdering: 0,
    groups: groups.map(({ name = '', rows }, groupIndex) => ({
      id: `g${groupIndex}`,
      name,
      items: rows.map(
        ([label, value = '', defaultPrecedence = ''], index): DataItemDraft => ({
          id: `${groupIndex}.${index}`,
          label,
          value,
          defaultPrecedence,
        }),
      ),
    })),
  };
}

/** The rows of each group as `label|value`, for comparing at a glance. */
export function rowsOf(draft: DataItemsDraft): string[][] {
  return draft.groups.map((group) => group.items.map((item) => `${item.label}|${item.value}`));
}
