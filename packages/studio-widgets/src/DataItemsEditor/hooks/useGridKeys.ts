import { isComposing } from '@studio/ui/internal';
import type { KeyboardEvent } from 'react';
import { type GridPlace, readGridPlace } from '../places.ts';
import { type CellKeysContext, handleCellKey } from './cellKeys.ts';
import { type HandleKeysContext, handleHandleKey, handleSelectionKey } from './handleKeys.ts';

/** What the keys of the grid work with. */
export interface GridKeysContext extends CellKeysContext, HandleKeysContext {}

function handleKey(context: GridKeysContext, event: KeyboardEvent, place: GridPlace): boolean {
  if ('handle' in place) return handleHandleKey(context, event, place.handle);
  if (!(event.target instanceof HTMLInputElement)) return false;
  if (handleSelectionKey(context, event, place, event.target)) return true;
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  if (hasModifier) return false;
  return handleCellKey(context, event, place, event.target);
}

/**
 * The keys of the grid. In fields: up and down move between rows in a column, left and right between cells once
 * the caret is at the text's edge, Enter goes to a blank row below, Escape gives a field back the text it had when
 * it received focus. On handles: arrows move, with Shift they select, Delete removes. Anywhere: Alt with up and down
 * moves what is selected.
 */
export function useGridKeys(context: GridKeysContext) {
  return (event: KeyboardEvent) => {
    const place = readGridPlace(event.target);
    if (place === undefined || isComposing(event)) return;
    if (!handleKey(context, event, place)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
