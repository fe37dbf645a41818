import { clampPosition, type GridExtent, type GridPosition } from '@studio/ui/internal';
import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

const controls = 'a[href], button, input:enabled, select, textarea';

export interface GridFocus {
  /** The position that holds the grid's one tab stop. */
  readonly active: GridPosition;
  /** Makes a position the active one and gives it the focus. */
  readonly moveTo: (position: GridPosition) => void;
  /** Gives a column's head the focus, by its place. The same function at every render. */
  readonly focusHead: (column: number) => void;
  /** To be set on what holds the grid, with its banner and its foot. */
  readonly watch: {
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
}

/**
 * One tab stop for a whole grid. The focus follows the position; when the row that has it is removed (another page, a
 * removed object), the row at its place gets it; so it does when a button around the rows is removed, such as Retry.
 */
export function useGridFocus(ref: RefObject<HTMLElement | null>, extent: GridExtent): GridFocus {
  const [wanted, setWanted] = useState<GridPosition>({ row: 0, column: -1 });
  const mustFocus = useRef(false);
  const hasFocus = useRef(false);
  // While the focus goes from one element to another nothing has it, and something may be drawn.
  const comingFocus = useRef<Element | null>(null);
  const active = clampPosition(wanted, extent);

  useLayoutEffect(() => {
    const isComing = comingFocus.current?.isConnected === true;
    const isLost = hasFocus.current && !isComing && document.activeElement === document.body;
    if (mustFocus.current || isLost) focusActive(ref.current);
    handTabStopToControl(ref.current);
    mustFocus.current = false;
  });

  const moveTo = useCallback((position: GridPosition) => {
    mustFocus.current = true;
    setWanted({ ...position });
  }, []);
  const focusHead = useCallback((column: number) => moveTo({ row: -1, column }), [moveTo]);

  return {
    active,
    moveTo,
    focusHead,
    watch: {
      onFocus({ target, currentTarget }) {
        comingFocus.current = null;
        hasFocus.current = currentTarget.contains(target);
        const position = getPosition(target);
        if (position && !mustFocus.current) setWanted((now) => (isSame(position, now) ? now : position));
      },
      onBlur({ relatedTarget, currentTarget }) {
        hasFocus.current = currentTarget.contains(relatedTarget);
        comingFocus.current = hasFocus.current ? relatedTarget : null;
      },
    },
  };
}

/** The place of an element inside the grid: its row, and the cell that holds it or -1 for the row itself. */
export function getPosition(element: Element): GridPosition | null {
  const row = element.closest<HTMLElement>('[data-row]');
  if (!row) return null;
  const cell = element.closest<HTMLElement>('[data-column]');
  return { row: Number(row.dataset['row']), column: Number(cell?.dataset['column'] ?? -1) };
}

function isSame(a: GridPosition, b: GridPosition): boolean {
  return a.row === b.row && a.column === b.column;
}

function findActive(grid: HTMLElement | null) {
  const place = grid?.querySelector<HTMLElement>('[data-active]') ?? null;
  const control = place?.matches('[data-column]') ? place.querySelector<HTMLElement>(controls) : null;
  return { place, control };
}

function focusActive(grid: HTMLElement | null): void {
  const { place, control } = findActive(grid);
  const target = control ?? place;
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The control of the active cell has the tab stop; the cell itself where it has none, or has none any more. */
function handTabStopToControl(grid: HTMLElement | null): void {
  const { place, control } = findActive(grid);
  if (place) place.tabIndex = control ? -1 : 0;
}
