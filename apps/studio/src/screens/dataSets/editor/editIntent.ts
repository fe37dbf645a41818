import type { CriteriaChange, DataItemsChange, DependenciesChange } from '@studio/widgets';
import type { EditIntent } from '../../../kernel/editor/types.ts';

/** Typing in one cell or one group's name is one step; tidying up a row belongs to the edit before it. */
export function itemsIntent(change: DataItemsChange): EditIntent {
  switch (change.reason) {
    case 'set-label':
    case 'set-value':
    case 'set-default-precedence':
      return { coalesceKey: `${change.reason}:${change.itemId}` };
    case 'set-group-name':
      return { coalesceKey: `${change.reason}:${change.groupId}` };
    case 'settle-row':
      return { amendsPrevious: true };
    default:
      return {};
  }
}

/** Typing in one cell is one step; each choice is one. */
export function criteriaIntent({ rowId, column, isTyped }: CriteriaChange): EditIntent {
  return isTyped === true ? { coalesceKey: `criterion:${column}:${rowId}` } : {};
}

/** Each choice is one step. */
export function dependenciesIntent(_change: DependenciesChange): EditIntent {
  return {};
}
