import { useControlled } from '@studio/ui/internal';
import { useMemo, useRef } from 'react';
import { useLatest } from '../../shared/latest/useLatest.ts';
import type { DataItemsEditorProps } from '../DataItemsEditorProps.ts';
import {
  emptySelection,
  type Handle,
  isEmptySelection,
  joinSelections,
  keepExisting,
  selectAll,
  selectOnly,
  selectRange,
  toggleHandle,
} from '../model/selection.ts';
import type { DataItemsDraft, DataItemsSelection } from '../types.ts';

/** How a handle changes the selection: alone, in or out, or as the end of a range that may add to the rest. */
export type SelectMode = 'only' | 'toggle' | 'range' | 'add-range';

/** The selection, and how to change it. */
export interface Selecting {
  /** As it was drawn last. */
  readonly selection: DataItemsSelection;
  /** As it is now, also before a change to it is drawn. */
  readonly current: () => DataItemsSelection;
  readonly select: (handle: Handle, mode: SelectMode) => void;
  /** Stretches the selection from where it began, or else from `from`, to a handle. */
  readonly extend: (from: Handle, to: Handle) => void;
  readonly selectAll: (kind: Handle['kind']) => void;
  readonly clear: () => void;
  /** Selects what was selected before. */
  readonly restore: (selection: DataItemsSelection) => void;
}

type SelectionProps = Pick<
  DataItemsEditorProps,
  'selection' | 'defaultSelection' | 'onSelectionChange' | 'isReadOnly'
>;

/** Follows which rows and groups are selected. A reader selects nothing. */
export function useSelection(draft: DataItemsDraft, props: SelectionProps): Selecting {
  const [held, setHeld] = useControlled(
    props.selection,
    props.defaultSelection ?? emptySelection,
    props.onSelectionChange,
  );
  const isReadOnly = props.isReadOnly === true;
  const selection = useMemo(
    () => (isReadOnly ? emptySelection : keepExisting(draft, held)),
    [draft, held, isReadOnly],
  );
  const latest = useLatest(selection);
  const anchor = useRef<Handle>(undefined);

  const change = (next: DataItemsSelection) => {
    if (isReadOnly) return;
    latest.current = next;
    setHeld(next);
  };
  const begin = (handle: Handle, next: DataItemsSelection) => {
    anchor.current = handle;
    change(next);
  };

  return {
    selection,
    current: () => latest.current,
    select: (handle, mode) => {
      if (mode === 'only') begin(handle, selectOnly(handle));
      else if (mode === 'toggle') begin(handle, toggleHandle(latest.current, handle));
      else {
        anchor.current ??= handle;
        const range = selectRange(draft, anchor.current, handle);
        change(mode === 'range' ? range : joinSelections(latest.current, range));
      }
    },
    extend: (from, to) => {
      if (isEmptySelection(latest.current)) anchor.current = from;
      change(selectRange(draft, anchor.current ?? from, to));
    },
    selectAll: (kind) => change(selectAll(draft, kind)),
    clear: () => {
      anchor.current = undefined;
      change(emptySelection);
    },
    restore: (earlier) => {
      anchor.current = undefined;
      if (earlier !== latest.current) change(earlier);
    },
  };
}
