import type { CriteriaChange, DataItemsChange, DependenciesChange } from '@studio/widgets';
import type { EditIntent } from '../../../kernel/editor/types.ts';

/** Typing in one cell or one group's name is one step; tidying up a row belongs to the edit before it. */
export function itemsIntent(change: DataItemsChange): EditIntent {
  switch (change.reason) {
    case 'set-label':
    case 'set-value':
    case 'set-default-precedence':
      return { burst: `${change.reason}:${change.itemId}` };
    case 'set-group-name':
      return { burst: `${change.reason}:${change.groupId}` };
    case 'settle-row':
      return { isFollowUp: true };
    default:
      return {};
  }
}

/** Typing in one cell is one step; each choice is one. */
export function criteriaIntent({ reason, rowId, column, isTyped }: CriteriaChange): EditIntent {
  if (reason === 'settle') return { isFollowUp: true };
  return isTyped === true ? { burst: `criterion:${column}:${rowId}` } : {};
}

/** Each choice is one step. */
export function dependenciesIntent(_change: DependenciesChange): EditIntent {
  return {};
}
