import { type GridExtent, type GridMove, getMove, movePosition } from '@studio/ui/internal';
import type { KeyboardEvent } from 'react';
import { clickRow, findRowLink, getFocusedControl } from './gridElements.ts';
import { type GridCommand, getCommand } from './model/command.ts';
import type { RowIds } from './model/rowIds.ts';
import type { GridFocus } from './useGridFocus.ts';
import type { GridSelectionActions } from './useGridSelection.ts';

const editors =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"]), input[type="radio"]:not([data-part])';

export interface GridKeysOptions {
  readonly focus: GridFocus;
  readonly getExtent: () => GridExtent;
  readonly ids: RowIds;
  readonly selection: GridSelectionActions | null;
  readonly onOpen: ((index: number, event: KeyboardEvent<HTMLElement>) => void) | undefined;
  readonly onCancelSelection: (() => void) | undefined;
}

/** The keys of the grid pattern. Keys that a control of a cell needs for itself are left to it. */
export function useGridKeys(options: GridKeysOptions): (event: KeyboardEvent<HTMLElement>) => void {
  const { focus, getExtent, ids, selection, onOpen, onCancelSelection } = options;
  const { active } = focus;
  const activeId = ids.at(active.row);

  const move = (event: KeyboardEvent, step: GridMove) => {
    const next = movePosition(active, step, getExtent());
    const nextId = ids.at(next.row);
    if (event.shiftKey && activeId !== undefined && nextId !== undefined) selection?.extend(activeId, nextId);
    focus.moveTo(next);
  };

  const obey = (event: KeyboardEvent<HTMLElement>, target: Element, command: GridCommand) => {
    if (command === 'toggle' && activeId !== undefined) selection?.toggle(activeId);
    else if (command === 'extend' && activeId !== undefined) selection?.extend(activeId, activeId);
    else if (command === 'selectAll') selection?.selectAll();
    else if (command === 'cancel') onCancelSelection?.();
    else if (findRowLink(target)) clickRow(target, event.ctrlKey || event.metaKey);
    else onOpen?.(active.row, event);
  };

  return (event) => {
    const { target, currentTarget } = event;
    if (event.defaultPrevented || !(target instanceof Element) || target.matches(editors)) return;
    if (!currentTarget.contains(target)) return;
    const step = getMove(event, getComputedStyle(currentTarget).direction === 'rtl');
    const command = getCommand(event, {
      control: getFocusedControl(target),
      isInRows: active.row >= 0,
      isSelecting: selection !== null,
    });
    if ((!step && !command) || (command === 'cancel' && !onCancelSelection)) return;
    event.preventDefault();
    if (step) move(event, step);
    else if (command) obey(event, target, command);
  };
}
