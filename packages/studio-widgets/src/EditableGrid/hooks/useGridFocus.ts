import { isComposing } from '@studio/ui/internal';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../shared/latest/useLatest.ts';
import { type CellRange, nextFaultIn, rangeOf } from '../model/cells.ts';
import { type GridPlace, moveInGrid, stepInGrid } from '../model/moveInGrid.ts';
import type { EditableGridActions, EditableGridPlace, EditStart } from '../types.ts';
import type { GridEdits } from './useGridEdits.ts';

interface ActivePlace {
  /** The row; empty for the head. */
  readonly rowKey: string;
  /** Where the row was last, for when it is gone. */
  readonly row: number;
  readonly column: number;
}

interface FocusOptions {
  /** The column of buttons included. */
  readonly columnCount: number;
  readonly onActiveRowChange: ((rowKey: string) => void) | undefined;
  readonly actionsRef: Ref<EditableGridActions> | undefined;
}

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** The place of an element: its row's key, and the index of its column. */
function placeOf(element: Element): { rowKey: string; column: number } | undefined {
  const cell = element.closest<HTMLElement>('[data-cell]');
  const row = element.closest<HTMLElement>('[data-row-id]');
  return cell && row
    ? { rowKey: row.dataset['rowId'] ?? '', column: Number(cell.dataset['cell']) }
    : undefined;
}

/** The cell of a row that was pressed; undefined for the head, and for what is in a layer of a cell. */
function pressedCell({ target }: MouseEvent) {
  const at = target instanceof Element ? placeOf(target) : undefined;
  return at?.rowKey === '' ? undefined : at;
}

/** Whether a key belongs to where it was pressed: a button of the field, or a layer of it such as a calendar. */
function isOfField({ key, target, currentTarget }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const layer = target.closest('[role="dialog"]');
  if (layer !== null && !layer.contains(currentTarget)) return true;
  return key === 'Enter' && target instanceof HTMLButtonElement;
}

/** One tab stop for the grid, two modes: the keys move between cells, or belong to the field of the cell that is edited. */
export function useGridFocus<Row>(edits: GridEdits<Row>, options: FocusOptions) {
  const { rows, columns, isReadOnly, keyOf } = edits;
  const { columnCount, onActiveRowChange } = options;
  const keyAt = (index: number) => {
    const at = rows[index];
    return at === undefined ? '' : keyOf(at);
  };
  const indexOf = (rowKey: string) => rows.findIndex((each) => keyOf(each) === rowKey);
  const gridRef = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<ActivePlace>(() => ({ rowKey: keyAt(0), row: 0, column: 0 }));
  const [anchor, setAnchor] = useState<GridPlace | null>(null);
  const [editing, setEditing] = useState<EditStart | null>(null);
  const mustFocus = useRef(false);
  const firstText = useRef('');
  const found = place.row < 0 ? -1 : indexOf(place.rowKey);
  const activeRow = place.row < 0 || found >= 0 ? found : Math.min(place.row, rows.length - 1);
  const active: GridPlace = { row: activeRow, column: Math.min(place.column, columnCount - 1) };
  const size = { rows: rows.length, columns: columnCount };
  const activeColumn = columns[active.column];
  const row = rows[active.row];
  const range: CellRange = anchor === null ? { from: active, to: active } : rangeOf(anchor, active);

  useLayoutEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    const target = gridRef.current?.querySelector<HTMLElement>('[data-active]');
    const button = target?.querySelector<HTMLElement>('[data-part="remove"], [data-part="sort"]');
    (button ?? target)?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  useLayoutEffect(() => {
    if (editing === null) return;
    const cell = gridRef.current?.querySelector('[data-editing]');
    const input = cell?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, button');
    if (!input) return;
    input.focus();
    if (!(input instanceof HTMLInputElement)) return;
    if (typeof editing === 'string') input.select();
    else input.setSelectionRange(...editing);
    if (editing === 'open' && input.role === 'combobox') input.click();
  }, [editing]);

  // A change in the sorted column can end the sort: the row that is edited goes to its stored place, and stays in sight.
  const { isSorted } = edits;
  useLayoutEffect(() => {
    if (!isSorted) gridRef.current?.querySelector('[data-editing]')?.scrollIntoView({ block: 'nearest' });
  }, [isSorted]);

  const settle = (to: GridPlace, start: EditStart | null, from: GridPlace | null = null) => {
    const rowKey = keyAt(to.row);
    const [target, column] = [rows[to.row], columns[to.column]];
    if (start !== null && target !== undefined && column !== undefined)
      firstText.current = column.getText(target);
    setPlace({ rowKey, ...to });
    setAnchor(from);
    setEditing(start);
    // A row that was just pasted is not there yet.
    if (to.row < rows.length) onActiveRowChange?.(rowKey);
  };
  const goTo = (to: GridPlace, from: GridPlace | null = null) => {
    mustFocus.current = true;
    settle(to, null, from);
  };
  const canEditAt = (to: GridPlace) => {
    const [target, column] = [rows[to.row], columns[to.column]];
    return target !== undefined && column !== undefined && !edits.isLocked(target, column.key);
  };
  const edit = (start: EditStart) => {
    if (!canEditAt(active)) return;
    if (activeColumn?.cell.toggle === undefined) settle(active, start);
    else if (start === 'open') toggle(active);
  };
  const toggle = (at: GridPlace) => {
    const [target, column] = [rows[at.row], columns[at.column]];
    if (target === undefined || column?.cell.toggle === undefined) return;
    edits.setText(target, column, column.cell.toggle(column.getText(target)), false);
  };
  const clear = () => {
    const places = Array.from({ length: range.to.row - range.from.row + 1 }, (_, at) => range.from.row + at);
    const cells = places.flatMap((at) =>
      columns
        .map((_, column) => ({ place: { row: at, column }, text: '' }))
        .slice(range.from.column, range.to.column + 1),
    );
    const { count } = edits.write(cells.filter(({ place: { row: at } }) => !edits.isBlank(rows[at] as Row)));
    if (anchor !== null) edits.announce(edits.labels.cleared(count));
  };

  /** Leaves the field while it is still drawn, so that it reads what was typed and brings it within its limits. */
  const leaveField = () => {
    // What the field itself did for the key is drawn first: it does not do it once more.
    flushSync(() => undefined);
    mustFocus.current = true;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && gridRef.current?.contains(activeElement) === true)
      activeElement.blur();
  };

  const keyWhileEditing = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || isOfField(event)) return;
    const isTab = event.key === 'Tab';
    if (!isTab && event.key !== 'Enter' && event.key !== 'Escape') return;
    if (event.key === 'Escape' && row !== undefined && activeColumn !== undefined)
      edits.setText(row, activeColumn, firstText.current, true);
    const below =
      event.key === 'Enter'
        ? { row: Math.min(active.row + 1, rows.length - 1), column: active.column }
        : active;
    const to = isTab ? stepInGrid(active, size, event.shiftKey) : below;
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key !== 'Escape') leaveField();
    goTo(to);
  };

  /** Moves the row with the focus; false when the key does not. */
  const keyThatMovesRow = (event: KeyboardEvent): boolean => {
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (!isArrow || !event.altKey || event.shiftKey || row === undefined || !edits.isOrdered) return false;
    if (!edits.canRemove(row)) return false;
    event.preventDefault();
    edits.move(row, active.row + (event.key === 'ArrowUp' ? -1 : 1));
    goTo(active);
    return true;
  };

  /** Moves the focus, or with Shift the end of what is selected; false when the key does not. */
  const keyThatMovesFocus = (event: KeyboardEvent): boolean => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    if (event.altKey || (event.shiftKey && !edits.hasRanges)) return false;
    const to = moveInGrid(event, active, size, isRightToLeft);
    if (to === undefined) return false;
    const isRange = event.shiftKey && active.row >= 0 && to.row >= 0 && columns[to.column] !== undefined;
    goTo(to, isRange ? (anchor ?? active) : null);
    return true;
  };

  /** Selects cells, or goes to what is wrong; false when the key does not. */
  const keyThatSelects = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    const isAll = edits.hasRanges && key === 'a' && (ctrlKey || metaKey);
    if (isAll) goTo({ row: rows.length - 1, column: columns.length - 1 }, { row: 0, column: 0 });
    else if (key === 'Escape' && anchor !== null) setAnchor(null);
    else if (key === 'F8') {
      const next = nextFaultIn(rows, columns, edits.faultOf, active);
      if (next !== undefined) goTo(next);
    } else return false;
    return true;
  };

  /** Edits, turns over or clears the cell; false when the key does not. */
  const keyThatEdits = ({ key }: KeyboardEvent): boolean => {
    const isToggled = key === ' ' && activeColumn?.cell.toggle !== undefined;
    if (key === 'Enter' || key === 'F2' || isToggled) edit('open');
    else if (key !== 'Delete' && key !== 'Backspace') return false;
    else if (!isReadOnly) clear();
    return true;
  };

  const keyWhileMoving = (event: KeyboardEvent) => {
    const isOnCell = !(event.target instanceof HTMLButtonElement) && row !== undefined;
    const isDone =
      keyThatMovesFocus(event) ||
      keyThatSelects(event) ||
      (isOnCell && activeColumn !== undefined && keyThatEdits(event));
    if (isDone) event.preventDefault();
    else if (isOnCell && activeColumn !== undefined && isTyped(event)) edit('type');
  };

  /** @returns the place where the row is, or the one that took its place */
  const placeAt = ({ rowKey, row: last, column }: EditableGridPlace): GridPlace => {
    const at = rowKey === '' ? -1 : indexOf(rowKey);
    const index = columns.findIndex(({ key }) => key === column);
    return {
      row: rowKey === '' || at >= 0 ? at : Math.min(last, rows.length - 1),
      column: column === '' ? columns.length : Math.max(0, index),
    };
  };
  const show = (wanted: EditableGridPlace) => {
    const to = placeAt(wanted);
    const column = columns[to.column];
    const isText = column !== undefined && column.key === wanted.column && column.cell.isChoice !== true;
    if (wanted.caret !== undefined && isText && canEditAt(to)) settle(to, wanted.caret);
    else goTo(to);
  };
  const readPlace = (): EditableGridPlace | null => {
    const { activeElement } = document;
    if (gridRef.current?.contains(activeElement) !== true) return null;
    const at = { rowKey: keyAt(active.row), row: active.row, column: activeColumn?.key ?? '' };
    if (editing === null || !(activeElement instanceof HTMLInputElement)) return at;
    const { selectionStart, selectionEnd } = activeElement;
    return { ...at, caret: [selectionStart ?? 0, selectionEnd ?? 0] };
  };
  const latest = useLatest({ show, readPlace });
  const [wanted, setWanted] = useState<{ readonly place: EditableGridPlace }>();
  useImperativeHandle(
    options.actionsRef,
    () => ({
      readPlace: () => latest.current.readPlace(),
      showPlace: (shown) => setWanted({ place: shown }),
    }),
    [latest],
  );
  useLayoutEffect(() => {
    if (wanted !== undefined) latest.current.show(wanted.place);
  }, [wanted, latest]);

  /** A cell was pressed: it is edited at once; with Shift, the cells from the active one to it are selected. */
  const press = (rowKey: string, column: number, isShift: boolean) => {
    const to = { row: indexOf(rowKey), column };
    if (isShift && edits.hasRanges && columns[column] !== undefined && active.row >= 0) {
      goTo(to, anchor ?? active);
      return;
    }
    if (editing !== null && to.row === active.row && column === active.column) return;
    if (!canEditAt(to)) goTo(to);
    else if (columns[column]?.cell.toggle === undefined) settle(to, 'open');
    else {
      goTo(to);
      toggle(to);
    }
  };

  return {
    ...{ gridRef, active, range, editing, goTo, clear },
    isRange: anchor !== null,
    stopEditing: () => goTo(active),
    gridProps: {
      onKeyDown: (event: KeyboardEvent) => {
        if (editing !== null) keyWhileEditing(event);
        else if (!keyThatMovesRow(event)) keyWhileMoving(event);
      },
      onMouseDown: (event: MouseEvent) => {
        // The browser would select text from the focused cell on.
        if (event.shiftKey && pressedCell(event) !== undefined) event.preventDefault();
      },
      onClick: (event: MouseEvent) => {
        const at = pressedCell(event);
        if (at !== undefined && columns[at.column] !== undefined) press(at.rowKey, at.column, event.shiftKey);
      },
      onFocus: (event: FocusEvent) => {
        const at = placeOf(event.target);
        if (at === undefined || mustFocus.current) return;
        const index = at.rowKey === '' ? -1 : indexOf(at.rowKey);
        if (index === active.row && at.column === active.column) return;
        settle({ row: index, column: at.column }, null);
      },
      onBlur: (event: FocusEvent) => {
        if (mustFocus.current || event.currentTarget.contains(event.relatedTarget)) return;
        if (event.relatedTarget === null && document.hasFocus() === false) return;
        setEditing(null);
        onActiveRowChange?.('');
      },
    },
    remove: (removed: Row) => {
      const index = rows.indexOf(removed);
      edits.remove(removed);
      const next = rows[index + 1] ?? rows[index - 1];
      mustFocus.current = true;
      setEditing(null);
      setAnchor(null);
      setPlace({ rowKey: next === undefined ? '' : keyOf(next), row: index, column: active.column });
      onActiveRowChange?.(next === undefined ? '' : keyOf(next));
    },
  };
}

/** What `useGridFocus` gives. */
export type GridFocus<Row> = ReturnType<typeof useGridFocus<Row>>;
