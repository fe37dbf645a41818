import type { BrowserGridActions, GridOpenRowEvent } from '@studio/widgets';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { keepGrid } from '../../../kernel/object/plain/findControl.ts';
import type { RateRow } from './model/RateRow.ts';

/** The row that is edited, and the ways into it and out of it. */
export interface OpenRow {
  /** Null while none is edited. */
  readonly openKey: string | null;
  /** A row was pressed: it opens with the focus in the column that was pressed. */
  readonly onOpenRow: (row: RateRow, event: GridOpenRowEvent) => void;
  /** Opens a row, wherever it is. @param column the place of the column that gets the focus. Default: the first */
  readonly show: (key: string, column?: number) => void;
  /** Scrolls a row into sight, and gives it the focus, without opening it. */
  readonly lead: (key: string) => void;
  readonly close: () => void;
  /** For what holds the grid: Escape closes the row, unless it closes a list first. */
  readonly onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Of the entries: there is another grid beside them, the picture of a day. */
export const tabStop = '[data-part="entries"] [role="grid"] [tabindex="0"]';

/** Where the focus goes once the rows are drawn. */
interface Aim {
  /** The place of a column of the row that is edited; null for the row itself. */
  readonly column: number | null;
  /** A row that may be out of sight; null for one that was pressed. */
  readonly key: string | null;
}

/** Opens one row at a time. The focus goes into it, and back to it; after an undo to the field that was edited. */
export function useOpenRow(
  frameRef: RefObject<HTMLElement | null>,
  gridRef: RefObject<BrowserGridActions | null>,
): OpenRow {
  const [openKey, setOpen] = useState<string | null>(null);
  const aim = useRef<Aim | null>(null);
  // The row that is open already is led to as any other one.
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);

  // What was opened is drawn by then.
  useLayoutEffect(() => {
    const wanted = aim.current;
    aim.current = null;
    if (wanted === null) return;
    if (wanted.key !== null) gridRef.current?.showRow(wanted.key);
    if (wanted.column === null) return;
    const focus = () => {
      const row = frameRef.current?.querySelector('tr[data-open]');
      const cell = row?.querySelector(`[data-column="${wanted.column}"]`);
      const control = cell?.querySelector('input') ?? row?.querySelector('input');
      // A row that is gone leaves the focus to the grid.
      (control ?? frameRef.current?.querySelector<HTMLElement>(tabStop))?.focus({ preventScroll: true });
      // An open row is higher than it was: the last one in sight would be cut.
      row?.scrollIntoView({ block: 'nearest' });
    };
    // A row out of sight is drawn first.
    if (wanted.key === null) focus();
    else requestAnimationFrame(focus);
  });

  const show = (key: string, column = 0) => {
    aim.current = { column, key };
    setOpen(key);
    drawAgain();
  };
  // Each time that it is drawn: what is read is the row that is open now.
  useEffect(() => {
    const frame = frameRef.current;
    if (frame === null) return;
    keepGrid(frame, {
      readPlace: () => {
        const cell = frame.querySelector<HTMLElement>('tr[data-open] [data-column]:focus-within');
        const column = cell?.dataset['column'];
        return openKey === null || column === undefined ? null : { rowKey: openKey, row: 0, column };
      },
      showPlace: ({ rowKey, column }) => show(rowKey, Number(column)),
    });
  });

  return {
    openKey,
    onOpenRow: (row, { target }) => {
      if (row.key === openKey) return;
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
      aim.current = { column: Number(cell?.dataset['column'] ?? 0), key: null };
      setOpen(row.key);
    },
    show,
    lead: (key) => {
      aim.current = { column: null, key };
      setOpen(null);
      drawAgain();
    },
    close: () => setOpen(null),
    onKeyDownCapture: (event) => {
      const { target, key, currentTarget } = event;
      if (key !== 'Escape' || openKey === null || !(target instanceof Element)) return;
      const isInside = currentTarget.contains(target) && target.closest('tr[data-open]') !== null;
      if (!isInside || target.getAttribute('aria-expanded') === 'true') return;
      event.stopPropagation();
      event.preventDefault();
      setOpen(null);
    },
  };
}
