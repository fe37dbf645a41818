import type { KeyboardEvent } from 'react';
import { isCaretAtEdge } from '../model/caret.ts';
import { handleOfRow } from '../model/handles.ts';
import { findNeighbour, findRowBesideName } from '../model/neighbours.ts';
import type { DraftPlace } from '../model/nextError.ts';
import type { CaretPlace, GridPlace } from '../places.ts';
import type { DataItemColumn, DataItemsDraft } from '../types.ts';
import type { ActiveField } from './useEditorFocus.ts';

/** What the keys of a field work with. */
export interface CellKeysContext {
  readonly draft: DataItemsDraft;
  readonly columns: readonly DataItemColumn[];
  readonly isReadOnly: boolean;
  readonly active: ActiveField | undefined;
  readonly focusPlace: (place: GridPlace, caret: CaretPlace) => void;
  readonly addItemBelow: (groupId: string, itemId: string) => string | undefined;
  readonly setText: (place: DraftPlace, text: string) => void;
}

/** Whether text and columns run from right to left in an element. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

function moveVertically(context: CellKeysContext, place: DraftPlace, delta: 1 | -1): boolean {
  const isCell = 'itemId' in place;
  const next = isCell
    ? findNeighbour(context.draft, place.itemId, delta)
    : findRowBesideName(context.draft, place.groupId, delta);
  if (next === undefined) return false;
  const column = isCell ? place.column : 'label';
  context.focusPlace({ groupId: next.groupId, itemId: next.item.id, column }, 'all');
  return true;
}

/** The neighbour of a field: another cell, or before the first one the handle. */
function findBeside(
  { draft, columns, isReadOnly }: CellKeysContext,
  place: DraftPlace,
  step: 1 | -1,
): GridPlace | undefined {
  const index = 'itemId' in place ? columns.indexOf(place.column) : 0;
  if (step === 1 || index > 0) {
    const column = columns[index + step];
    return column === undefined || !('itemId' in place) ? undefined : { ...place, column };
  }
  if (isReadOnly) return undefined;
  if (!('itemId' in place)) return { handle: { kind: 'group', groupId: place.groupId } };
  const handle = handleOfRow(draft, place.itemId);
  return handle && { handle };
}

function moveHorizontally(
  context: CellKeysContext,
  place: DraftPlace,
  input: HTMLInputElement,
  grid: Element,
  side: 1 | -1,
): boolean {
  const { selectionStart, selectionEnd, value } = input;
  const caret = { selectionStart, selectionEnd, length: value.length, isRightToLeft: isRightToLeft(input) };
  if (!isCaretAtEdge(caret, side)) return false;
  const step = isRightToLeft(grid) === (side === 1) ? -1 : 1;
  const next = findBeside(context, place, step);
  if (next === undefined) return false;
  context.focusPlace(next, step === 1 ? 'start' : 'end');
  return true;
}

/** Goes to a blank row below a row, which is added when there is none. */
export function goBelow(context: CellKeysContext, place: DraftPlace): boolean {
  if (context.isReadOnly || !('itemId' in place)) return moveVertically(context, place, 1);
  const itemId = context.addItemBelow(place.groupId, place.itemId);
  if (itemId === undefined) return moveVertically(context, { ...place, column: 'label' }, 1);
  context.focusPlace({ groupId: place.groupId, itemId, column: 'label' }, 'all');
  return true;
}

function revert(context: CellKeysContext, place: DraftPlace, input: HTMLInputElement): boolean {
  const { isReadOnly, active } = context;
  if (isReadOnly || active === undefined || active.textAtFocus === input.value) return false;
  context.setText(place, active.textAtFocus);
  return true;
}

/** Does what a key without modifiers does in a field; false when that is the browser's or the host's. */
export function handleCellKey(
  context: CellKeysContext,
  event: KeyboardEvent,
  place: DraftPlace,
  input: HTMLInputElement,
): boolean {
  switch (event.key) {
    case 'ArrowUp':
      return moveVertically(context, place, -1);
    case 'ArrowDown':
      return moveVertically(context, place, 1);
    case 'ArrowLeft':
    case 'ArrowRight':
      return moveHorizontally(
        context,
        place,
        input,
        event.currentTarget,
        event.key === 'ArrowRight' ? 1 : -1,
      );
    case 'Enter':
      return goBelow(context, place);
    case 'Escape':
      return revert(context, place, input);
    default:
      return false;
  }
}
