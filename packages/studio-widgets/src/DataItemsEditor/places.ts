import type { TooltipDelegate } from '@studio/ui/internal';
import type { DraftPlace } from './model/nextError.ts';
import type { Handle } from './model/selection.ts';
import type { DataItemColumn } from './types.ts';

/** Where the caret goes when a field receives focus: what it selects, or `keep`, which leaves it where it is. */
export type CaretPlace = 'all' | 'start' | 'end' | 'keep' | readonly [start: number, end: number];

/** The handle that selects and drags a group or a row. */
export interface HandlePlace {
  readonly handle: Handle;
}

/** Everything in the grid that can hold focus. */
export type GridPlace = DraftPlace | HandlePlace;

/** Whether the `data-column` of an element is that of a cell. */
export function isCellColumn(text: string | undefined): text is DataItemColumn {
  return text === 'label' || text === 'value' || text === 'defaultPrecedence';
}

function readIds(target: Element) {
  return {
    groupId: target.closest<HTMLElement>('[data-group-id]')?.dataset['groupId'],
    itemId: target.closest<HTMLElement>('[data-item-id]')?.dataset['itemId'],
  };
}

/** The place that an input of the editor belongs to; `undefined` for anything else. */
export function readPlace(target: EventTarget | null): DraftPlace | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const { groupId, itemId } = readIds(target);
  if (groupId === undefined) return undefined;
  if (target.dataset['part'] === 'group-name') return { groupId };
  const column = target.dataset['column'];
  return itemId === undefined || !isCellColumn(column) ? undefined : { groupId, itemId, column };
}

/** The handle that an element is, or is inside of; `undefined` for anything else. */
export function readHandle(target: EventTarget | null): Handle | undefined {
  const element = target instanceof Element ? target.closest('[data-handle]') : null;
  if (element === null) return undefined;
  const { groupId, itemId } = readIds(element);
  if (groupId === undefined) return undefined;
  return itemId === undefined ? { kind: 'group', groupId } : { kind: 'item', groupId, itemId };
}

/** The place that an element belongs to, an input or a handle. */
export function readGridPlace(target: EventTarget | null): GridPlace | undefined {
  const handle = readHandle(target);
  return handle === undefined ? readPlace(target) : { handle };
}

function selectorOf(place: GridPlace): string {
  const row = rowOf(place);
  if (row !== undefined) {
    const part =
      'handle' in place ? '[data-handle]' : `[data-column="${'column' in place ? place.column : ''}"]`;
    return `[data-item-id="${CSS.escape(row)}"] ${part}`;
  }
  const part = 'handle' in place ? 'group-handle' : 'group-name';
  return `[data-group-id="${CSS.escape(groupOf(place))}"] [data-part="${part}"]`;
}

/** The element of a place, when it is drawn. */
export function findPlaceElement(root: HTMLElement, place: GridPlace): HTMLElement | null {
  return root.querySelector<HTMLElement>(selectorOf(place));
}

/** The id of the group a place is in. */
export function groupOf(place: GridPlace): string {
  return 'handle' in place ? place.handle.groupId : place.groupId;
}

/** The id of the row a place is in; `undefined` for a group's name and its handle. */
export function rowOf(place: GridPlace | undefined): string | undefined {
  if (place === undefined) return undefined;
  if ('handle' in place) return place.handle.kind === 'item' ? place.handle.itemId : undefined;
  return 'itemId' in place ? place.itemId : undefined;
}

/** Focuses an element, and puts the caret when it is an input. */
export function focusElement(element: HTMLElement, caret: CaretPlace): void {
  element.focus();
  if (!(element instanceof HTMLInputElement) || caret === 'keep') return;
  if (typeof caret !== 'string') element.setSelectionRange(...caret);
  else if (caret === 'all') element.select();
  else if (caret === 'start') element.setSelectionRange(0, 0);
  else element.setSelectionRange(element.value.length, element.value.length);
}

const longestWithoutTooltip = 45;

/** Labels and values over 45 characters, which is more than a field can be expected to show. */
export const longTexts: TooltipDelegate = {
  read(target) {
    if (!(target instanceof HTMLInputElement) || target.value.length <= longestWithoutTooltip) return null;
    const column = target.dataset['column'];
    return column === 'label' || column === 'value' ? { element: target, text: target.value } : null;
  },
  showsFocused: false,
};
