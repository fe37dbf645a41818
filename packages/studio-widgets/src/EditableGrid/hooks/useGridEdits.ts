import { useLabels } from '@studio/ui/internal';
import { useMemo, useState } from 'react';
import { defaultLabels } from '../labels.ts';
import { type CellText, writeCells } from '../model/cells.ts';
import type { EditableColumn, EditableGridProps } from '../types.ts';

/** The rows as they are shown, and every way to edit them. */
export function useGridEdits<Row>(props: EditableGridProps<Row>) {
  const { rows: given, columns, getRowKey: keyOf, getLock, getFault, onEdit, createRow, sort } = props;
  const labels = useLabels('EditableGrid', defaultLabels, props.labels);
  const [announcement, announce] = useState('');
  const isReadOnly = props.isReadOnly === true || onEdit === undefined;
  const isSorted = sort !== undefined && sort !== null;
  const blank = useBlankRow(props, isReadOnly);
  const rows = useMemo(() => (blank === undefined ? given : [...given, blank]), [given, blank]);
  const isBlank = (row: Row) => row === blank;
  const isLocked = (row: Row, column: string) => isReadOnly || getLock?.(row, column) !== undefined;
  const write = (texts: readonly CellText[], arePasted = false) => {
    let isBlankUsed = false;
    const nextRow = (make: () => Row) => () => {
      if (isBlankUsed || blank === undefined) return make();
      isBlankUsed = true;
      return blank;
    };
    const written = writeCells(texts, {
      ...{ rows: given, columns, isLocked, arePasted },
      createRow: createRow && nextRow(createRow),
    });
    if (written.change !== null) onEdit?.(written.change);
    return written;
  };
  const setRow = (row: Row, column: string, isTyped: boolean) => {
    const isNew = blank !== undefined && keyOf(row) === keyOf(blank);
    const change = { kind: 'edit', column, isTyped } as const;
    onEdit?.({ ...change, rows: isNew ? [] : [row], added: isNew ? [row] : [] });
  };

  return {
    ...{ rows, columns, labels, isReadOnly, announcement, announce, keyOf, isBlank, isLocked, write, setRow },
    hasRanges: props.hasRanges !== false,
    onPasteRefuse: props.onPasteRefuse,
    isOrdered: props.isOrdered === true && !isReadOnly,
    isSorted,
    canRemove: (row: Row) => !isReadOnly && !isBlank(row) && props.canRemove?.(row) !== false,
    /** What is wrong with a cell, in words; undefined for nothing. */
    faultOf: (row: Row, { key, cell, getText }: EditableColumn<Row>): string | undefined => {
      if (isBlank(row)) return undefined;
      return getFault?.(row, key) || cell.faultOf?.(getText(row), labels);
    },
    setText: (row: Row, column: EditableColumn<Row>, text: string, isTyped: boolean) => {
      if (column.getText(row) !== text) setRow(column.setText(row, text), column.key, isTyped);
    },
    remove: (row: Row) => {
      announce(labels.removed(rows.indexOf(row) + 1));
      onEdit?.({ kind: 'remove', rowKey: keyOf(row) });
    },
    /** Moves a row to where another one is: not beyond the edges, and not while the rows are sorted. */
    move: (row: Row, to: number) => {
      const from = given.indexOf(row);
      if (from < 0 || to === from) return;
      const canMove = !isSorted && to >= 0 && to < given.length;
      const next = canMove ? given[to > from ? to + 1 : to] : row;
      const refusal = isSorted ? labels.cannotMoveSorted : labels.cannotMove;
      announce(canMove ? labels.moved(to + 1) : refusal);
      const before = next === undefined ? null : keyOf(next);
      onEdit?.({ kind: 'move', rowKey: keyOf(row), before, by: to - from });
    },
  };
}

/** The blank row at the end: another one as soon as something was entered in it. */
function useBlankRow<Row>(
  { rows, getRowKey, createRow }: EditableGridProps<Row>,
  isReadOnly: boolean,
): Row | undefined {
  const [blank, setBlank] = useState(() => createRow?.());
  const isUsed = blank !== undefined && rows.some((row) => getRowKey(row) === getRowKey(blank));
  const isWanted = createRow !== undefined && (blank === undefined || isUsed);
  if (isWanted) setBlank(createRow);
  return isReadOnly || createRow === undefined ? undefined : blank;
}

/** What `useGridEdits` gives. */
export type GridEdits<Row> = ReturnType<typeof useGridEdits<Row>>;
