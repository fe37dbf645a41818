import type { DataItemColumn, DataItemDraft } from '../types.ts';
import { parsePriority } from './priority.ts';

const textColumns: readonly DataItemColumn[] = ['label', 'value'];
const allColumns: readonly DataItemColumn[] = [...textColumns, 'defaultPrecedence'];

/** The columns whose texts have to be unique in the set. */
export function comparedColumns(hasPriorities: boolean): readonly DataItemColumn[] {
  return hasPriorities ? allColumns : textColumns;
}

/** What a cell is compared by; `undefined` when it has nothing to compare. */
export function cellKey(item: DataItemDraft, column: DataItemColumn): string | undefined {
  if (column !== 'defaultPrecedence') return item[column].trim() || undefined;
  const priority = item.defaultPrecedence === '' ? undefined : parsePriority(item.defaultPrecedence);
  return typeof priority === 'number' ? `${priority}` : undefined;
}
