import type { KeyboardEvent } from 'react';
import { isCaretAtEdge } from '../model/caret.ts';
import { findNeighbour, findRowBesideName } from '../model/neighbours.ts';
import type { DraftPlace } from '../model/nextError.ts';
import { type CaretPlace, readPlace } from '../places.ts';
import type { CellColumn, DataItemsDraft } from '../types.ts';
import type { ActiveField } from './useEditorFocus.ts';

type CellPlace = Extract<DraftPlace, { itemId: string }>;

/** What the keys of the grid work with. */
export interface GridKeysContext {
  readonly draft: DataItemsDraft;
  readonly columns: readonly CellColumn[];
  readonly isReadOnly: boolean;
  readonly active: ActiveField | undefined;
  readonly focusPlace: (place: DraftPlace, caret: CaretPlace) => void;
  readonly addItemBelow: (groupId: string, itemId: string) => string | undefined;
  readonly setText: (place: DraftPlace, text: string) => void;
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/**
 * The keys of the grid: up and down move between rows in a column, left and right between cells once the
 * caret is at the text's edge, Enter goes to a blank row below, Escape gives a field back the text it had
 * when it received focus.
 */
export function useGridKeys(context: GridKeysContext) {
  const { draft, columns, isReadOnly, active, focusPlace, addItemBelow, setText } = context;

  const moveVertically = (place: DraftPlace, delta: 1 | -1): boolean => {
    const isCell = 'itemId' in place;
    const next = isCell
      ? findNeighbour(draft, place.itemId, delta)
      : findRowBesideName(draft, place.groupId, delta);
    if (next === undefined) return false;
    const column = isCell ? place.column : 'label';
    focusPlace({ groupId: next.groupId, itemId: next.item.id, column }, 'all');
    return true;
  };

  const moveHorizontally = (
    place: CellPlace,
    input: HTMLInputElement,
    grid: Element,
    side: 1 | -1,
  ): boolean => {
    const { selectionStart, selectionEnd, value } = input;
    const caret = { selectionStart, selectionEnd, length: value.length, isRightToLeft: isRightToLeft(input) };
    if (!isCaretAtEdge(caret, side)) return false;
    const step = isRightToLeft(grid) ? -side : side;
    const column = columns[columns.indexOf(place.column) + step];
    if (column === undefined) return false;
    focusPlace({ ...place, column }, step === 1 ? 'start' : 'end');
    return true;
  };

  const goBelow = (place: DraftPlace): boolean => {
    if (isReadOnly || !('itemId' in place)) return moveVertically(place, 1);
    const itemId = addItemBelow(place.groupId, place.itemId);
    if (itemId === undefined) return moveVertically({ ...place, column: 'label' }, 1);
    focusPlace({ groupId: place.groupId, itemId, column: 'label' }, 'all');
    return true;
  };

  const revert = (place: DraftPlace, input: HTMLInputElement): boolean => {
    if (isReadOnly || active === undefined || active.textAtFocus === input.value) return false;
    setText(place, active.textAtFocus);
    return true;
  };

  const handleKey = (event: KeyboardEvent, place: DraftPlace, input: HTMLInputElement): boolean => {
    switch (event.key) {
      case 'ArrowUp':
        return moveVertically(place, -1);
      case 'ArrowDown':
        return moveVertically(place, 1);
      case 'ArrowLeft':
      case 'ArrowRight': {
        const side = event.key === 'ArrowRight' ? 1 : -1;
        return 'itemId' in place && moveHorizontally(place, input, event.currentTarget, side);
      }
      case 'Enter':
        return goBelow(place);
      case 'Escape':
        return revert(place, input);
      default:
        return false;
    }
  };

  return (event: KeyboardEvent) => {
    const place = readPlace(event.target);
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
    if (place === undefined || hasModifier || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement) || !handleKey(event, place, event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
