import { useMemo } from 'react';
import { useLatest } from '../../shared/latest/useLatest.ts';
import { addGroup, addItemBelow, setCell, setGroupName, settleRow } from '../model/operations.ts';
import { applySorting, restoreItems } from '../model/sorting.ts';
import type {
  DataItemColumn,
  DataItemsChange,
  DataItemsDraft,
  DataItemsEditOptions,
  RemovedItem,
  SortOption,
} from '../types.ts';

/** What editing works on. */
export interface EditingContext<Extra extends object> {
  readonly draft: DataItemsDraft<Extra>;
  readonly onChange: (next: DataItemsDraft<Extra>, change: DataItemsChange) => void;
  readonly options: DataItemsEditOptions;
  /** Nothing changes, whatever is called. */
  readonly isReadOnly: boolean;
  readonly locale: string | undefined;
}

/** A sort that was applied: what it took out, and how to take it back. */
export interface SortedOut<Extra extends object> {
  readonly option: SortOption;
  readonly before: DataItemsDraft<Extra>;
  readonly after: DataItemsDraft<Extra>;
  readonly removed: readonly RemovedItem<Extra>[];
}

/** Everything a user can do to a draft. None of these change between renders. */
export interface Editing<Extra extends object> {
  readonly setCell: (groupId: string, itemId: string, column: DataItemColumn, text: string) => void;
  readonly setGroupName: (groupId: string, name: string) => void;
  /** Answers with the new group's id. */
  readonly addGroup: () => string;
  /** Answers with the id of the blank row below, `undefined` when there is none. */
  readonly addItemBelow: (groupId: string, itemId: string) => string | undefined;
  readonly settleRow: (groupId: string, itemId: string) => void;
  readonly sort: (option: SortOption) => SortedOut<Extra>;
  readonly restore: (sortedOut: SortedOut<Extra>) => void;
  /** Rearranges the draft in any other way; answers with the draft after it, `undefined` when nothing changed. */
  readonly rearrange: (
    edit: (draft: DataItemsDraft<Extra>, options: DataItemsEditOptions) => DataItemsDraft<Extra>,
    change: DataItemsChange,
  ) => DataItemsDraft<Extra> | undefined;
}

const cellReasons = {
  label: 'set-label',
  value: 'set-value',
  defaultPrecedence: 'set-default-precedence',
} as const satisfies Record<DataItemColumn, DataItemsChange['reason']>;

/**
 * Turns the model's operations into changes that are reported to the host. Several in one event build on each
 * other, also before the host has rendered the first.
 */
export function useEditing<Extra extends object>(context: EditingContext<Extra>): Editing<Extra> {
  const latestRef = useLatest(context);
  return useMemo(() => {
    const commit = (next: DataItemsDraft<Extra>, change: DataItemsChange) => {
      if (next === latestRef.current.draft || latestRef.current.isReadOnly) return;
      latestRef.current = { ...latestRef.current, draft: next };
      latestRef.current.onChange(next, change);
    };
    return {
      setCell: (groupId, itemId, column, text) => {
        const { draft, options } = latestRef.current;
        commit(setCell(draft, itemId, column, text, options), {
          reason: cellReasons[column],
          groupId,
          itemId,
        });
      },
      setGroupName: (groupId, name) => {
        commit(setGroupName(latestRef.current.draft, groupId, name), { reason: 'set-group-name', groupId });
      },
      addGroup: () => {
        const { draft, groupId } = addGroup(latestRef.current.draft, latestRef.current.options);
        commit(draft, { reason: 'add-group', groupId });
        return groupId;
      },
      addItemBelow: (groupId, aboveId) => {
        const { draft, itemId } = addItemBelow(latestRef.current.draft, aboveId, latestRef.current.options);
        if (itemId !== undefined) commit(draft, { reason: 'add-item', groupId, itemId });
        return itemId;
      },
      settleRow: (groupId, itemId) => {
        const { draft, options } = latestRef.current;
        commit(settleRow(draft, itemId, options), { reason: 'settle-row', groupId, itemId });
      },
      sort: (option) => {
        const { draft: before, options, locale } = latestRef.current;
        const sorting = locale === undefined ? options : { ...options, locale };
        const { draft: after, removed } = applySorting(before, option, sorting);
        commit(after, { reason: 'sort', removedCount: removed.length });
        return { option, before, after, removed };
      },
      rearrange: (edit, change) => {
        const { draft, options } = latestRef.current;
        const next = edit(draft, options);
        if (next === draft) return undefined;
        commit(next, change);
        return next;
      },
      restore: ({ before, after, removed }) => {
        const { draft, options } = latestRef.current;
        const restored = draft === after ? before : restoreItems(draft, removed, options);
        commit(restored, { reason: 'restore-sorted-out', removedCount: removed.length });
      },
    };
  }, [latestRef]);
}
