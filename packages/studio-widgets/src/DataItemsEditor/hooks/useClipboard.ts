import { parseTsv, toTsv } from '@studio/ui/internal';
import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { DataItemsEditorLabels } from '../labels.ts';
import { describeCount } from '../model/announcements.ts';
import { cellsToCopy, type PastePlan, type PasteStart, planPaste } from '../model/pasting.ts';
import { isEmptySelection, selectOnly } from '../model/selection.ts';
import { type GridPlace, readGridPlace } from '../places.ts';
import type { DataItemColumn, DataItemsDraft, DataItemsEditOptions, DataItemsSelection } from '../types.ts';
import type { Arranging } from './useArranging.ts';
import type { Editing } from './useEditing.ts';
import type { Selecting } from './useSelection.ts';

/** What the clipboard works with. */
export interface ClipboardContext<Extra extends object> {
  readonly draft: DataItemsDraft<Extra>;
  readonly options: DataItemsEditOptions;
  readonly columns: readonly DataItemColumn[];
  readonly labels: DataItemsEditorLabels;
  readonly isReadOnly: boolean;
  readonly editing: Editing<Extra>;
  readonly selecting: Selecting;
  readonly arranging: Arranging;
  readonly announce: (text: string) => void;
}

/** A paste that waits for an answer, because it would replace text, leave columns out, or take a line for headings. */
export interface PendingPaste<Extra extends object> {
  readonly plan: PastePlan<Extra>;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

interface Pasted {
  readonly start: PasteStart;
  readonly cells: readonly (readonly string[])[];
}

function toStart(place: GridPlace): PasteStart {
  if (!('handle' in place)) {
    return 'itemId' in place ? place : { groupId: place.groupId, column: 'label' };
  }
  const { handle } = place;
  return {
    groupId: handle.groupId,
    itemId: handle.kind === 'item' ? handle.itemId : undefined,
    column: 'label',
  };
}

function isOneCell(text: string): boolean {
  return !/[\t\r\n]/.test(text.replace(/(\r\n|\r|\n)$/, ''));
}

/** Copies and cuts what is selected as tab-separated text, and pastes such text into rows. */
export function useClipboard<Extra extends object>(
  gridRef: RefObject<HTMLElement | null>,
  context: ClipboardContext<Extra>,
): PendingPaste<Extra> | undefined {
  const { draft, options, columns, labels, isReadOnly, editing, selecting, arranging, announce } = context;
  const [pending, setPending] = useState<Pasted>();

  const chooseToCopy = (place: GridPlace, focused: Element): DataItemsSelection | undefined => {
    const selection = selecting.current();
    const isEmpty = isEmptySelection(selection);
    if ('handle' in place) return isEmpty ? selectOnly(place.handle) : selection;
    const hasText = focused instanceof HTMLInputElement && focused.selectionStart !== focused.selectionEnd;
    return hasText || isEmpty ? undefined : selection;
  };

  const copy = (chosen: DataItemsSelection): string | undefined => {
    const cells = cellsToCopy(
      draft,
      (groupId, itemId) => chosen.groupIds.has(groupId) || chosen.itemIds.has(itemId),
      columns,
    );
    if (cells.length === 0) return undefined;
    announce(labels.copied(labels.items(cells.length)));
    return toTsv(cells);
  };

  const apply = (plan: PastePlan<Extra>) => {
    const change = {
      reason: 'paste',
      groupId: plan.groupId,
      addedCount: plan.addedCount,
      replacedCount: plan.replacements.length,
    } as const;
    if (editing.rearrange(() => plan.draft, change) === undefined) return;
    announce(labels.pasted(describeCount(plan.itemIds.length, 0, labels)));
  };

  const paste = (text: string, place: GridPlace): boolean => {
    if (!('handle' in place) && isOneCell(text)) return false;
    const pasted = { start: toStart(place), cells: parseTsv(text) };
    const plan = planPaste(draft, pasted.start, pasted.cells, columns, options, labels.columns);
    if (plan === undefined) return false;
    if (plan.replacements.length > 0 || plan.surplusColumns > 0 || plan.hasHeadings) setPending(pasted);
    else apply(plan);
    return true;
  };

  const onClipboard = useEffectEvent((event: ClipboardEvent) => {
    const focused = document.activeElement;
    const place = focused !== null && gridRef.current?.contains(focused) === true && readGridPlace(focused);
    if (!place || focused === null || event.clipboardData === null || event.defaultPrevented || isReadOnly)
      return;
    if (event.type === 'paste') {
      if (paste(event.clipboardData.getData('text/plain'), place)) event.preventDefault();
      return;
    }
    const chosen = chooseToCopy(place, focused);
    const isCut = event.type === 'cut';
    const text = chosen === undefined || (isCut && !('handle' in place)) ? undefined : copy(chosen);
    if (text === undefined) return;
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    if (isCut && 'handle' in place) arranging.remove(place.handle, 'cut');
  });

  useEffect(() => {
    const listen = (event: ClipboardEvent) => onClipboard(event);
    const types = ['copy', 'cut', 'paste'] as const;
    for (const type of types) document.addEventListener(type, listen);
    return () => {
      for (const type of types) document.removeEventListener(type, listen);
    };
  }, []);

  const plan = useMemo(
    () => pending && planPaste(draft, pending.start, pending.cells, columns, options, labels.columns),
    [pending, draft, columns, options, labels],
  );
  if (plan === undefined) return undefined;
  return {
    plan,
    confirm: () => {
      setPending(undefined);
      apply(plan);
    },
    cancel: () => setPending(undefined),
  };
}
