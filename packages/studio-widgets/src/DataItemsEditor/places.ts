import type { DraftPlace } from './model/nextError.ts';
import type { CellColumn } from './types.ts';

/** Where the caret goes when a field receives focus. */
export type CaretPlace = 'all' | 'start' | 'end';

function isCellColumn(text: string | undefined): text is CellColumn {
  return text === 'label' || text === 'value' || text === 'defaultPrecedence';
}

/** The place that an input of the editor belongs to; `undefined` for anything else. */
export function readPlace(target: EventTarget | null): DraftPlace | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const groupId = target.closest<HTMLElement>('[data-group-id]')?.dataset['groupId'];
  if (groupId === undefined) return undefined;
  if (target.dataset['part'] === 'group-name') return { groupId };
  const itemId = target.closest<HTMLElement>('[data-item-id]')?.dataset['itemId'];
  const column = target.dataset['column'];
  return itemId === undefined || !isCellColumn(column) ? undefined : { groupId, itemId, column };
}

/** The input of a place, when it is drawn. */
export function findPlaceInput(root: HTMLElement, place: DraftPlace): HTMLInputElement | null {
  const selector =
    'itemId' in place
      ? `[data-item-id="${CSS.escape(place.itemId)}"] [data-column="${place.column}"]`
      : `[data-group-id="${CSS.escape(place.groupId)}"] [data-part="group-name"]`;
  return root.querySelector<HTMLInputElement>(selector);
}

/** The id of the row a place is in; `undefined` for a group's name. */
export function rowOf(place: DraftPlace | undefined): string | undefined {
  return place !== undefined && 'itemId' in place ? place.itemId : undefined;
}

/** Focuses an input and puts its caret. */
export function focusInput(input: HTMLInputElement, caret: CaretPlace): void {
  input.focus();
  if (caret === 'all') input.select();
  else if (caret === 'start') input.setSelectionRange(0, 0);
  else input.setSelectionRange(input.value.length, input.value.length);
}
