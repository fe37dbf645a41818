import { parseTsv, toTsv } from '@studio/ui/internal';
import { useEffect, useEffectEvent } from 'react';
import { placePasted, textsIn } from '../model/cells.ts';
import type { GridEdits } from './useGridEdits.ts';
import type { GridFocus } from './useGridFocus.ts';

const isOneCell = (text: string) => !/[\t\r\n]/.test(text.replace(/(\r\n|\r|\n)$/, ''));

/** Copies and cuts the selected cells as tab-separated text, and pastes such text from the first of them on. */
export function useGridClipboard<Row>(edits: GridEdits<Row>, focus: GridFocus<Row>): void {
  const { rows, columns, labels, isReadOnly, hasRanges, announce } = edits;

  const paste = (text: string): boolean => {
    // One text goes into the field that is edited.
    if (isReadOnly || (focus.editing !== null && isOneCell(text))) return false;
    const parsed = parseTsv(text);
    // An empty cell is copied as nothing, or as a line end.
    const table = parsed.length === 0 ? [['']] : parsed;
    const { change, count, leftOut } = edits.write(placePasted(table, focus.range), true);
    announce(labels.pasted(count, leftOut));
    const { row, column } = focus.range.from;
    const [first = []] = table;
    const lastRow = rows.length - 1 + (change?.added.length ?? 0);
    const to = {
      row: Math.min(row + table.length - 1, lastRow),
      column: Math.min(column + first.length, columns.length) - 1,
    };
    if (!focus.isRange || table.length > 1 || first.length > 1) focus.goTo(to, focus.range.from);
    return true;
  };

  const onClipboard = useEffectEvent((event: ClipboardEvent) => {
    const focused = document.activeElement;
    if (!hasRanges || focused === null || event.clipboardData === null || event.defaultPrevented) return;
    const isInside = focus.gridRef.current?.contains(focused) === true;
    if (!isInside || focus.active.row < 0 || columns[focus.active.column] === undefined) return;
    if (event.type === 'paste') {
      if (!event.clipboardData.types.includes('text/plain')) return;
      if (paste(event.clipboardData.getData('text/plain'))) event.preventDefault();
      return;
    }
    if (focus.editing !== null) return;
    const texts = textsIn(rows, columns, focus.range);
    event.clipboardData.setData('text/plain', toTsv(texts));
    event.preventDefault();
    announce(labels.copied(texts.flat().length));
    if (event.type === 'cut' && !isReadOnly) focus.clear();
  });

  useEffect(() => {
    const listen = (event: ClipboardEvent) => onClipboard(event);
    const types = ['copy', 'cut', 'paste'] as const;
    for (const type of types) document.addEventListener(type, listen);
    return () => {
      for (const type of types) document.removeEventListener(type, listen);
    };
  }, []);
}
