import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { useLatest } from '../../shared/latest/useLatest.ts';
import type { DataItemsEditorActions, DataItemsFocus } from '../DataItemsPlace.ts';
import { findItem } from '../model/findItem.ts';
import { findPlaceElement, type GridPlace, groupOf, readGridPlace, rowOf } from '../places.ts';
import type { DataItemsDraft, DataItemsGroupDraft } from '../types.ts';
import type { EditorFocus } from './useEditorFocus.ts';
import type { Selecting } from './useSelection.ts';

/** What places are read from and shown with. */
interface PlaceContext {
  readonly draft: DataItemsDraft;
  readonly focus: EditorFocus;
  readonly selecting: Selecting;
}

/** Reports to the host where the user is, and goes back there. */
export function usePlaceHandle(
  handleRef: Ref<DataItemsEditorActions> | undefined,
  gridRef: RefObject<HTMLElement | null>,
  context: PlaceContext,
): void {
  const latest = useLatest(context);
  const [wanted, setWanted] = useState<{ readonly focus: DataItemsFocus }>();

  useImperativeHandle(
    handleRef,
    () => ({
      readPlace: () => {
        const { draft, selecting } = latest.current;
        const { activeElement } = document;
        const isInside = gridRef.current?.contains(activeElement) === true;
        return { focus: isInside ? readFocus(activeElement, draft) : null, selection: selecting.current() };
      },
      showPlace: ({ focus, selection }) => {
        latest.current.selecting.restore(selection);
        if (focus !== null) setWanted({ focus });
      },
    }),
    [gridRef, latest],
  );

  useLayoutEffect(() => {
    const place = wanted && findPlace(latest.current.draft, wanted.focus);
    if (place === undefined) return;
    latest.current.focus.focusPlace(place, wanted?.focus.caret ?? 'keep');
    const element = gridRef.current && findPlaceElement(gridRef.current, place);
    if (element === document.activeElement) element?.scrollIntoView({ block: 'nearest' });
  }, [wanted, latest, gridRef]);
}

function readFocus(element: Element | null, draft: DataItemsDraft): DataItemsFocus | null {
  const place = readGridPlace(element);
  if (place === undefined) return null;
  const itemId = rowOf(place);
  const row = itemId === undefined ? undefined : findItem(draft, itemId)?.itemIndex;
  const focus = { groupId: groupOf(place), itemId, row };
  if ('handle' in place || !(element instanceof HTMLInputElement)) return focus;
  const { selectionStart, selectionEnd } = element;
  const caret =
    selectionStart === null || selectionEnd === null ? undefined : ([selectionStart, selectionEnd] as const);
  return { ...focus, field: 'column' in place ? place.column : 'name', caret };
}

/** The same place in the draft as it is now; undefined when its group is gone. */
function findPlace(
  draft: DataItemsDraft,
  { groupId, itemId, row, field }: DataItemsFocus,
): GridPlace | undefined {
  const position = itemId === undefined ? undefined : findItem(draft, itemId);
  const group = position ? draft.groups[position.groupIndex] : draft.groups.find(({ id }) => id === groupId);
  if (group === undefined) return undefined;
  if (itemId === undefined) return field === 'name' ? { groupId: group.id } : groupHandle(group);
  const item = position ? group.items[position.itemIndex] : nearestItem(group, row);
  if (item === undefined) return { groupId: group.id };
  if (field === undefined || field === 'name') {
    return { handle: { kind: 'item', groupId: group.id, itemId: item.id } };
  }
  return { groupId: group.id, itemId: item.id, column: field };
}

function groupHandle({ id }: DataItemsGroupDraft): GridPlace {
  return { handle: { kind: 'group', groupId: id } };
}

function nearestItem({ items }: DataItemsGroupDraft, row = 0) {
  return items[Math.min(row, items.length - 1)];
}
