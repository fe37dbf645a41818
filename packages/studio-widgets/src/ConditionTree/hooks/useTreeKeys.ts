import { isComposing } from '@studio/ui/internal';
import type { KeyboardEvent, RefObject } from 'react';
import { historyKeyOf, isSaveKey, isTextField } from '../../shared/history/historyKey.ts';
import type { MoveDirection } from '../model/moves.ts';
import type { TreeRow } from '../model/visibleRows.ts';
import type { TreeActions } from '../types.ts';
import { type FocusRequest, rowIndexOf } from './useTreeFocus.ts';

interface TreeKeysOptions {
  readonly rows: readonly TreeRow[];
  readonly canEdit: boolean;
  readonly actions: TreeActions;
  readonly requestFocus: (request: FocusRequest) => void;
  /** What the text field in use held when it received focus. */
  readonly textAtFocus: RefObject<string>;
}

const pageRows = 10;

/** The next row in a direction that can hold focus; a foot cannot. */
function nextRow(rows: readonly TreeRow[], from: number, step: number): TreeRow | undefined {
  let index = from + step;
  while (rows[index]?.kind === 'foot') index += Math.sign(step);
  return rows[index];
}

function moveOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): MoveDirection | undefined {
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key === 'ArrowLeft') return isRtl ? 'in' : 'out';
  if (key === 'ArrowRight') return isRtl ? 'out' : 'in';
  return undefined;
}

function historyKey(event: KeyboardEvent, { actions, textAtFocus }: TreeKeysOptions): boolean {
  const direction = historyKeyOf(event, textAtFocus.current);
  if (direction === undefined) return false;
  actions[direction]();
  return true;
}

/** Keys that work from inside a control too. */
function controlKey(event: KeyboardEvent<HTMLElement>, row: TreeRow, options: TreeKeysOptions): boolean {
  const { actions, canEdit, requestFocus } = options;
  const { key, target } = event;
  if (key === 'Escape' && row.kind !== 'foot') {
    requestFocus({ id: row.id, part: 'row' });
    return true;
  }
  if (!canEdit || !isTextField(target)) return false;
  if (event.altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
    actions.move(row.id, key === 'ArrowUp' ? 'up' : 'down');
    return true;
  }
  const isAdding = key === 'Enter' && target instanceof HTMLInputElement && !event.ctrlKey;
  if (isAdding) actions.add('regular', { position: 'after', targetId: row.id });
  return isAdding;
}

function walkKey(event: KeyboardEvent<HTMLElement>, index: number, options: TreeKeysOptions): boolean {
  const { rows, actions, requestFocus } = options;
  const row = rows[index];
  if (row === undefined) return false;
  const go = (to: TreeRow | undefined) => {
    if (to !== undefined) requestFocus({ id: to.id, part: 'row' });
    return true;
  };
  const direction = moveOf(event);
  if (direction === 'up') return go(nextRow(rows, index, -1));
  if (direction === 'down') return go(nextRow(rows, index, 1));
  if (direction === 'in' && row.kind === 'group') {
    if (!row.isCollapsed) return go(nextRow(rows, index, 1));
    actions.setCollapsed(row.id, false);
    return true;
  }
  if (direction === 'out') {
    if (row.kind !== 'group' || row.isCollapsed || row.level === 0) return go(rows[row.parentRow]);
    actions.setCollapsed(row.id, true);
    return true;
  }
  if (event.key === 'Home') return go(rows[0]);
  if (event.key === 'End') return go(nextRow(rows, rows.length, -1));
  if (event.key === 'PageUp') return go(nextRow(rows, Math.max(1, index - pageRows + 1), -1));
  if (event.key === 'PageDown') return go(nextRow(rows, Math.min(rows.length, index + pageRows), -1));
  if (event.key === 'F2') {
    requestFocus({ id: row.id, part: 'content' });
    return true;
  }
  return false;
}

function editKey(event: KeyboardEvent, row: TreeRow, { actions }: TreeKeysOptions): boolean {
  switch (event.key) {
    case 'Enter':
    case 'Insert':
      actions.add('regular', { position: row.kind === 'group' ? 'end' : 'after', targetId: row.id });
      return true;
    case 'Delete':
      actions.remove(row.id);
      return true;
    case '!':
      actions.toggleNegation(row.id);
      return true;
    default:
      return false;
  }
}

function handle(event: KeyboardEvent<HTMLElement>, options: TreeKeysOptions): boolean {
  if (isComposing(event) || event.isDefaultPrevented()) return false;
  if (options.canEdit && historyKey(event, options)) return true;
  const index = rowIndexOf(event.target);
  const row = options.rows[index];
  if (row === undefined) return false;
  const isOnRow = event.target instanceof HTMLElement && event.target.dataset['row'] !== undefined;
  if (!isOnRow) return controlKey(event, row, options);
  const isEnd = event.key === 'Home' || event.key === 'End';
  if ((event.ctrlKey && !isEnd) || event.metaKey) return false;
  if (event.altKey) {
    const direction = moveOf(event);
    if (direction === undefined || !options.canEdit) return false;
    options.actions.move(row.id, direction);
    return true;
  }
  return walkKey(event, index, options) || (options.canEdit && editKey(event, row, options));
}

/** The keyboard of the tree: walking, collapsing, moving, adding, deleting, undo. */
export function useTreeKeys(options: TreeKeysOptions) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (isSaveKey(event)) options.actions.flush();
    if (!handle(event, options)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
