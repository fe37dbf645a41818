import type { DataItemsEditorLabels } from '../labels.ts';
import type { DataItemColumn } from '../types.ts';
import { describeCellError } from './messages.ts';
import type { PastePlan } from './pasting.ts';

/** A cell that would be in error after a paste. */
export interface PasteProblem {
  /** Position in the group, from 1. */
  readonly rowNumber: number;
  readonly column: DataItemColumn;
  /** What is wrong, in words. */
  readonly text: string;
}

/** What would be wrong with the pasted rows, in display order. */
export function findPasteProblems<Extra extends object>(
  { draft, validation, groupId, itemIds }: PastePlan<Extra>,
  columns: readonly DataItemColumn[],
  labels: DataItemsEditorLabels,
): readonly PasteProblem[] {
  const pasted = new Set(itemIds);
  const items = draft.groups.find(({ id }) => id === groupId)?.items ?? [];
  return items.flatMap((item, index) => {
    const errors = pasted.has(item.id) ? validation.itemErrors.get(item.id) : undefined;
    return columns.flatMap((column) => {
      const error = errors?.[column];
      if (error === undefined) return [];
      return [
        {
          rowNumber: index + 1,
          column,
          text: describeCellError(error, column, groupId, draft, labels),
        },
      ];
    });
  });
}
