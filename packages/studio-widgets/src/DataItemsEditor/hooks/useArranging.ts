import type { DataItemsEditorLabels } from '../labels.ts';
import { describeCount, describePlace } from '../model/announcements.ts';
import type { Drop } from '../model/dropPlace.ts';
import { findItem } from '../model/findItem.ts';
import { moveGroups, moveItems, stepGroups, stepTarget } from '../model/moving.ts';
import { countRemoved, handleAfterRemoval, removeSelected } from '../model/removing.ts';
import type { Removal } from '../model/restoreRemoved.ts';
import { type Handle, isEmptySelection, isHandleSelected, selectOnly } from '../model/selection.ts';
import { type GridPlace, rowOf } from '../places.ts';
import type { DataItemsDraft, DataItemsSelection } from '../types.ts';
import type { Editing } from './useEditing.ts';
import type { EditorFocus } from './useEditorFocus.ts';
import type { Selecting } from './useSelection.ts';

/** What moving and removing work with. */
export interface ArrangingContext<Extra extends object> {
  readonly draft: DataItemsDraft<Extra>;
  readonly labels: DataItemsEditorLabels;
  readonly editing: Editing<Extra>;
  readonly selecting: Selecting;
  readonly focus: EditorFocus;
  readonly announce: (text: string) => void;
  /** More than one row was removed: offers them back. */
  readonly onRemoved: (removal: AnsweredRemoval<Extra>) => void;
}

/** A removal that is offered back, with what to say of it. */
export interface AnsweredRemoval<Extra extends object> extends Removal<Extra> {
  readonly text: string;
  readonly itemCount: number;
  readonly groupCount: number;
}

/** Moving and removing of what is selected. */
export interface Arranging {
  /**
   * Moves what is selected with a handle, or else only the handle's own row or group, up (-1) or down (1): groups past
   * one other, rows past `count` others.
   */
  readonly step: (handle: Handle, delta: 1 | -1, focusBack?: GridPlace, count?: number) => void;
  readonly drop: (handle: Handle, drop: Drop) => void;
  /** Removes what is selected, or else the handle's own row or group. Focus goes to what follows. */
  readonly remove: (handle: Handle, reason?: 'delete' | 'cut') => void;
}

function chosenWith(selection: DataItemsSelection, handle: Handle): DataItemsSelection {
  if (!isHandleSelected(selection, handle)) return selectOnly(handle);
  return handle.kind === 'item'
    ? { ...selection, groupIds: new Set() }
    : { ...selection, itemIds: new Set() };
}

/** The same place after its row has moved to another group. */
function inDraft(draft: DataItemsDraft, place: GridPlace): GridPlace {
  const itemId = rowOf(place);
  const position = itemId === undefined ? undefined : findItem(draft, itemId);
  const groupId = position && draft.groups[position.groupIndex]?.id;
  if (groupId === undefined) return place;
  return 'handle' in place ? { handle: { ...place.handle, groupId } } : { ...place, groupId };
}

/** Where to type when there is no handle left to go to. */
function firstField(draft: DataItemsDraft): GridPlace {
  const [group] = draft.groups;
  const itemId = group?.items.at(-1)?.id;
  const groupId = group?.id ?? '';
  return itemId === undefined ? { groupId } : { groupId, itemId, column: 'label' };
}

/** Moves and removes rows and groups, says so, and keeps focus where the work is. */
export function useArranging<Extra extends object>(context: ArrangingContext<Extra>): Arranging {
  const { draft, labels, editing, selecting, focus, announce } = context;

  const move = (
    chosen: DataItemsSelection,
    edit: Parameters<Editing<Extra>['rearrange']>[0],
    place: GridPlace | undefined,
  ) => {
    const [itemCount, groupCount] = [chosen.itemIds.size, chosen.groupIds.size];
    const moved = editing.rearrange(edit, { reason: 'move', itemCount, groupCount });
    if (moved === undefined) return announce(labels.cannotMove);
    announce(
      labels.moved(describeCount(itemCount, groupCount, labels), describePlace(moved, chosen, labels)),
    );
    if (place === undefined) return;
    focus.focusPlaceNext(inDraft(moved, place), 'keep');
  };

  return {
    step: (handle, delta, focusBack, count) => {
      const chosen = chosenWith(selecting.current(), handle);
      if (handle.kind === 'group')
        return move(chosen, (current) => stepGroups(current, chosen.groupIds, delta), focusBack);
      move(
        chosen,
        (current, options) => {
          const target = stepTarget(current, chosen.itemIds, delta, count);
          return target === undefined ? current : moveItems(current, chosen.itemIds, target, options);
        },
        focusBack,
      );
    },
    drop: (handle, drop) => {
      const chosen = chosenWith(selecting.current(), handle);
      move(
        chosen,
        (current, options) =>
          drop.kind === 'items'
            ? moveItems(current, chosen.itemIds, drop.target, options)
            : moveGroups(current, chosen.groupIds, drop.before),
        { handle },
      );
    },
    remove: (handle, reason = 'delete') => {
      const selection = selecting.current();
      const chosen = isEmptySelection(selection) ? selectOnly(handle) : selection;
      const next = handleAfterRemoval(draft, chosen, handle.kind);
      const [itemCount, groupCount] = [countRemoved(draft, chosen), chosen.groupIds.size];
      let before = draft;
      const after = editing.rearrange(
        (current, options) => {
          before = current;
          return removeSelected(current, chosen, options);
        },
        { reason, itemCount, groupCount },
      );
      if (after === undefined) return;
      selecting.clear();
      const text = labels.removed(describeCount(itemCount, groupCount, labels));
      announce(text);
      if (itemCount > 1) context.onRemoved({ before, after, text, itemCount, groupCount });
      focus.focusPlaceNext(next === undefined ? firstField(after) : { handle: next }, 'keep');
    },
  };
}
