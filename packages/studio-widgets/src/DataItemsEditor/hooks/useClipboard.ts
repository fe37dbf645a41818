import { parseTsv, toTsv } from '@studio/ui/internal';
import { type RefObject, useMemo, useState } from 'react';
import { isOneCell, useCellClipboard } from '../../shared/clipboard/useCellClipboard.ts';
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

  const placeOf = (focused: Element) => (isReadOnly ? undefined : readGridPlace(focused));
  useCellClipboard(gridRef, {
    paste: (text, focused) => {
      const place = placeOf(focused);
      return place !== undefined && paste(text, place);
    },
    copy: (focused, isCut) => {
      const place = placeOf(focused);
      if (place === undefined || (isCut && !('handle' in place))) return undefined;
      const chosen = chooseToCopy(place, focused);
      return chosen && copy(chosen);
    },
    cut: (focused) => {
      const place = placeOf(focused);
      if (place !== undefined && 'handle' in place) arranging.remove(place.handle, 'cut');
    },
  });

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
