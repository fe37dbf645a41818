import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLatest } from '../../shared/latest/useLatest.ts';
import type { TreeRow } from '../model/visibleRows.ts';

/** Where focus should go: to a row, or to the first control of it. */
export interface FocusRequest {
  readonly id: string;
  readonly part: 'row' | 'content';
}

/** Focus inside the tree. */
export interface TreeFocus {
  /** The row that Tab comes to: an index that always is a row's. */
  readonly activeIndex: number;
  /** The row that has to be drawn wherever it is, because it holds the focus or is about to. */
  readonly pinned: number | undefined;
  readonly requestFocus: (request: FocusRequest) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

const controls =
  'input:not([type=radio]), input:checked:enabled, textarea, [role=combobox], [data-part=choice], [contenteditable=true]';

/** The row that an element is in; -1 for none. */
export function rowIndexOf(target: EventTarget | null): number {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return row === null ? -1 : Number(row.dataset['row']);
}

function indexOfId(rows: readonly TreeRow[], id: string | undefined): number {
  return id === undefined ? -1 : rows.findIndex((row) => row.id === id && row.kind !== 'foot');
}

function isThere(element: HTMLElement, { part }: FocusRequest): boolean {
  const { activeElement } = document;
  return part === 'row'
    ? activeElement === element
    : activeElement !== element && element.contains(activeElement);
}

/** Moves focus to where it is wanted; answers whether there is such a row in the document. */
function moveFocus(root: HTMLElement | null, rows: readonly TreeRow[], request: FocusRequest): boolean {
  const index = indexOfId(rows, request.id);
  const row = index < 0 ? null : root?.querySelector<HTMLElement>(`[data-row="${index}"]`);
  if (!row) return false;
  if (isThere(row, request)) return true;
  const control = request.part === 'content' ? row.querySelector<HTMLElement>(controls) : null;
  (control ?? row).focus();
  return true;
}

/** Follows and moves focus between rows that may not be drawn. `onLeave` is called when focus went to another row. */
export function useTreeFocus(
  rootRef: RefObject<HTMLElement | null>,
  rows: readonly TreeRow[],
  onLeave: (id: string | undefined) => void,
): TreeFocus {
  const [active, setActive] = useState<{ readonly id: string; readonly index: number }>();
  const [isInside, setInside] = useState(false);
  const wanted = useRef<FocusRequest>(undefined);
  const rowsRef = useLatest(rows);

  // Focus that was moved at once is lost when the row moves in the document, and a row that was not drawn is now.
  useLayoutEffect(() => {
    if (wanted.current !== undefined && moveFocus(rootRef.current, rows, wanted.current))
      wanted.current = undefined;
  });

  const requestFocus = useCallback(
    (next: FocusRequest) => {
      wanted.current = next;
      setInside(true);
      // Drawn in any case, for what is wanted ends there: a key that leads nowhere would take the focus back later.
      setActive(() => ({ id: next.id, index: Math.max(0, indexOfId(rowsRef.current, next.id)) }));
      moveFocus(rootRef.current, rowsRef.current, next);
    },
    [rootRef, rowsRef],
  );

  const known = indexOfId(rows, active?.id);
  const activeIndex = known >= 0 ? known : Math.min(active?.index ?? 0, rows.length - 1);

  const onFocus = ({ target }: FocusEvent) => {
    const index = rowIndexOf(target);
    const row = rows[index];
    setInside(true);
    if (row === undefined || row.id === active?.id) return;
    onLeave(row.id);
    setActive({ id: row.id, index });
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    if (wanted.current !== undefined) return;
    setInside(false);
    onLeave(undefined);
  };

  const lastIndex = useRef(0);
  // A row that is gone without having been deleted here, as by an undo of the host, leaves the focus to the one above it.
  const followLoss = useEffectEvent(() => {
    const isGone = isInside && active !== undefined && known < 0;
    if (!isGone) lastIndex.current = Math.max(0, known);
    else if (wanted.current === undefined && document.activeElement === document.body) {
      const above = rows.slice(0, lastIndex.current).findLast(({ kind }) => kind !== 'foot') ?? rows[0];
      if (above !== undefined) requestFocus({ id: above.id, part: 'row' });
    }
  });
  useLayoutEffect(() => followLoss());

  return { activeIndex, pinned: isInside ? activeIndex : undefined, requestFocus, onFocus, onBlur };
}
