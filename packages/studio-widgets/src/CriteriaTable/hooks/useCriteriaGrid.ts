import { isComposing } from '@studio/ui/internal';
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { type GridPlace, moveInGrid, stepInGrid } from '../model/moveInGrid.ts';
import type { CriteriaEdits } from './useCriteriaEdits.ts';

/** How editing began: the field then opens its list, takes the key that was typed, or selects a part of its text. */
export type EditStart = 'open' | 'type' | readonly [start: number, end: number];

interface ActivePlace {
  /** The row; empty for the head. */
  readonly rowId: string;
  /** Where the row was last, for when it is gone. */
  readonly row: number;
  readonly column: number;
}

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** The place of an element: its row's id, and the index of its column. */
function placeOf(element: Element): { rowId: string; column: number } | undefined {
  const cell = element.closest<HTMLElement>('[data-cell]');
  const row = element.closest<HTMLElement>('[data-row-id]');
  return cell && row
    ? { rowId: row.dataset['rowId'] ?? '', column: Number(cell.dataset['cell']) }
    : undefined;
}

/**
 * One tab stop for the grid, two modes: the keys move between cells, or belong to the field of the cell that is edited.
 * @param columnCount the column of remove buttons included
 */
export function useCriteriaGrid(edits: CriteriaEdits, columnCount: number) {
  const { rows, columns, isReadOnly } = edits;
  const gridRef = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<ActivePlace>({ rowId: rows[0]?.id ?? '', row: 0, column: 0 });
  const [editing, setEditing] = useState<EditStart | null>(null);
  const mustFocus = useRef(false);
  const found = place.row < 0 ? -1 : rows.findIndex(({ id }) => id === place.rowId);
  const activeRow = place.row < 0 || found >= 0 ? found : Math.min(place.row, rows.length - 1);
  const active: GridPlace = { row: activeRow, column: Math.min(place.column, columnCount - 1) };
  const size = { rows: rows.length, columns: columnCount };
  const activeColumn = columns[active.column];

  useLayoutEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    const target = gridRef.current?.querySelector<HTMLElement>('[data-active]');
    const button = target?.querySelector<HTMLElement>('[data-part="remove"], [data-part="sort"]');
    (button ?? target)?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  // A change in the sorted column ends the sort: the row that is edited goes to its stored place, and stays in sight.
  const { sort } = edits;
  useLayoutEffect(() => {
    if (sort !== null) return;
    gridRef.current?.querySelector('[data-editing]')?.scrollIntoView({ block: 'nearest' });
  }, [sort]);

  const goTo = (to: GridPlace) => {
    mustFocus.current = true;
    const rowId = rows[to.row]?.id ?? '';
    setEditing(null);
    setPlace({ rowId, ...to });
    edits.setActiveId(rowId);
  };
  /** Edits a text again, with the caret where it was. */
  const resume = (to: GridPlace, caret: readonly [number, number]) => {
    const rowId = rows[to.row]?.id ?? '';
    setPlace({ rowId, ...to });
    edits.setActiveId(rowId);
    setEditing(caret);
  };
  const isEditable = !isReadOnly && active.row >= 0 && activeColumn !== undefined;
  const edit = (start: EditStart) => {
    if (isEditable) setEditing(start);
  };

  const keyWhileEditing = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event)) return;
    const isTab = event.key === 'Tab';
    if (!isTab && event.key !== 'Enter' && event.key !== 'Escape') return;
    const below =
      event.key === 'Enter'
        ? { row: Math.min(active.row + 1, rows.length - 1), column: active.column }
        : active;
    const to = isTab ? stepInGrid(active, size, event.shiftKey) : below;
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    goTo(to);
  };

  /** Moves the row with the focus; false when the key does not. */
  const keyThatMovesRow = (event: KeyboardEvent): boolean => {
    const rowId = rows[active.row]?.id;
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (!isArrow || !event.altKey || event.shiftKey || rowId === undefined) return false;
    event.preventDefault();
    mustFocus.current = true;
    edits.move(rowId, event.key === 'ArrowUp' ? -1 : 1);
    return true;
  };

  const keyWhileMoving = (event: KeyboardEvent) => {
    const rowId = rows[active.row]?.id;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = event.altKey || event.shiftKey ? undefined : moveInGrid(event, active, size, isRightToLeft);
    const isOnButton = event.target instanceof HTMLButtonElement;
    if (to !== undefined) goTo(to);
    else if (isOnButton || rowId === undefined || activeColumn === undefined) return;
    else if (event.key === 'Enter' || event.key === 'F2') edit('open');
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (isEditable) edits.setText(rowId, activeColumn, '');
    } else if (isTyped(event)) {
      edit('type');
      return;
    } else return;
    event.preventDefault();
  };

  return {
    gridRef,
    active,
    editing,
    goTo,
    resume,
    stopEditing: () => goTo(active),
    gridProps: {
      onKeyDown: (event: KeyboardEvent) => {
        if (editing !== null) keyWhileEditing(event);
        else if (!keyThatMovesRow(event)) keyWhileMoving(event);
      },
      onFocus: (event: FocusEvent) => {
        const at = placeOf(event.target);
        if (at === undefined || mustFocus.current) return;
        const row = at.rowId === '' ? -1 : rows.findIndex(({ id }) => id === at.rowId);
        if (row === active.row && at.column === active.column) return;
        setEditing(null);
        setPlace({ rowId: at.rowId, row, column: at.column });
        edits.setActiveId(at.rowId);
      },
      onBlur: (event: FocusEvent) => {
        if (mustFocus.current || event.currentTarget.contains(event.relatedTarget)) return;
        if (event.relatedTarget === null && document.hasFocus() === false) return;
        setEditing(null);
        edits.setActiveId('');
      },
    },
    /** A cell was pressed: it is edited at once. */
    press: (rowId: string, column: number) => {
      const row = rows.findIndex(({ id }) => id === rowId);
      if (editing !== null && row === active.row && column === active.column) return;
      if (isReadOnly || columns[column] === undefined) {
        goTo({ row, column });
        return;
      }
      setPlace({ rowId, row, column });
      edits.setActiveId(rowId);
      setEditing('open');
    },
    remove: (rowId: string) => {
      const row = rows.findIndex(({ id }) => id === rowId);
      edits.remove(rowId);
      const next = rows[row + 1] ?? rows[row - 1];
      mustFocus.current = true;
      setEditing(null);
      setPlace({ rowId: next?.id ?? '', row, column: active.column });
      edits.setActiveId(next?.id ?? '');
    },
  };
}

/** What `useCriteriaGrid` gives. */
export type CriteriaGrid = ReturnType<typeof useCriteriaGrid>;
