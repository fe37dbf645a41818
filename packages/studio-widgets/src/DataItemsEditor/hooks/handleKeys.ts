import { shortcutKey } from '@studio/ui/internal';
import type { KeyboardEvent } from 'react';
import { handleOfRow, nextHandle } from '../model/handles.ts';
import type { DraftPlace } from '../model/nextError.ts';
import { type Handle, isEmptySelection } from '../model/selection.ts';
import { type CellKeysContext, goBelow, isRightToLeft } from './cellKeys.ts';
import type { Arranging } from './useArranging.ts';
import type { Selecting } from './useSelection.ts';

/** What the keys of handles, and of selecting, work with. */
export interface HandleKeysContext extends CellKeysContext {
  readonly selecting: Selecting;
  readonly arranging: Arranging;
}

function arrowDelta(key: string): 1 | -1 | undefined {
  if (key === 'ArrowUp') return -1;
  return key === 'ArrowDown' ? 1 : undefined;
}

/** How far Alt and a key move rows: one with an arrow, ten with Page Up and Page Down. */
function readMove(event: KeyboardEvent): { readonly delta: 1 | -1; readonly count: number } | undefined {
  if (!event.altKey || event.shiftKey || hasCommand(event)) return undefined;
  if (event.key === 'PageUp' || event.key === 'PageDown')
    return { delta: event.key === 'PageUp' ? -1 : 1, count: 10 };
  const delta = arrowDelta(event.key);
  return delta && { delta, count: 1 };
}

function hasCommand(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey;
}

function extendTo(context: HandleKeysContext, handle: Handle, delta: 1 | -1): boolean {
  const next = nextHandle(context.draft, handle, delta, handle.kind);
  context.selecting.extend(handle, next ?? handle);
  context.focusPlace({ handle: next ?? handle }, 'keep');
  return true;
}

function clearSelection({ selecting }: HandleKeysContext): boolean {
  if (isEmptySelection(selecting.current())) return false;
  selecting.clear();
  return true;
}

function selectEverything(context: HandleKeysContext, handle: Handle): boolean {
  context.selecting.selectAll(handle.kind);
  context.focusPlace({ handle }, 'keep');
  return true;
}

/** The row's handle, also for a blank one: the first of all then, so that there is something to begin with. */
function handleOf({ draft }: HandleKeysContext, place: DraftPlace): Handle | undefined {
  return 'itemId' in place ? handleOfRow(draft, place.itemId) : { kind: 'group', groupId: place.groupId };
}

/**
 * Does what a key does to the selection while a field has the focus: Alt with up and down moves the row, Shift with
 * them selects rows, Escape clears. False when the key does something else: Ctrl+A stays with the text.
 */
export function handleSelectionKey(
  context: HandleKeysContext,
  event: KeyboardEvent,
  place: DraftPlace,
  input: HTMLInputElement,
): boolean {
  if (context.isReadOnly) return false;
  const handle = handleOf(context, place);
  const delta = arrowDelta(event.key);
  if (event.key === 'Escape') {
    return context.active?.textAtFocus === input.value && clearSelection(context);
  }
  if (handle === undefined) return false;
  const move = readMove(event);
  if (move !== undefined) {
    context.arranging.step(handle, move.delta, place, move.count);
    return true;
  }
  if (delta !== undefined && event.shiftKey && !event.altKey && !hasCommand(event)) {
    return extendTo(context, handle, delta);
  }
  return false;
}

function moveToField(context: HandleKeysContext, event: KeyboardEvent, handle: Handle): boolean {
  const towardsEnd = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
  if (event.key !== towardsEnd) return false;
  const { groupId } = handle;
  const place =
    handle.kind === 'group' ? { groupId } : { groupId, itemId: handle.itemId, column: 'label' as const };
  context.focusPlace(place, 'start');
  return true;
}

function handleArrow(
  context: HandleKeysContext,
  event: KeyboardEvent,
  handle: Handle,
  delta: 1 | -1,
): boolean {
  if (event.shiftKey) extendTo(context, handle, delta);
  else {
    const next = nextHandle(context.draft, handle, delta);
    if (next !== undefined) context.focusPlace({ handle: next }, 'keep');
  }
  return true;
}

/** Does what a key does while a handle has the focus; false when that is the browser's or the host's. */
export function handleHandleKey(context: HandleKeysContext, event: KeyboardEvent, handle: Handle): boolean {
  const move = readMove(event);
  if (move !== undefined) {
    context.arranging.step(handle, move.delta, { handle }, move.count);
    return true;
  }
  if (event.altKey) return false;
  const delta = arrowDelta(event.key);
  if (delta !== undefined) return !hasCommand(event) && handleArrow(context, event, handle, delta);
  if (hasCommand(event)) return shortcutKey(event) === 'a' && selectEverything(context, handle);
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return moveToField(context, event, handle);
    case ' ':
      context.selecting.select(handle, event.shiftKey ? 'range' : 'toggle');
      return true;
    case 'Enter':
      return goBelow(context, handle.kind === 'group' ? handle : { ...handle, column: 'label' });
    case 'Delete':
      context.arranging.remove(handle);
      return true;
    case 'Escape':
      return clearSelection(context);
    default:
      return false;
  }
}
