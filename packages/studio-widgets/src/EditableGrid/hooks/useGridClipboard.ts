import { parseTsv, toTsv } from '@studio/ui/internal';
import { isOneCell, useCellClipboard } from '../../shared/clipboard/useCellClipboard.ts';
import { placePasted, textsIn } from '../model/cells.ts';
import type { GridEdits } from './useGridEdits.ts';
import type { GridFocus } from './useGridFocus.ts';

/** Copies and cuts the selected cells as tab-separated text, and pastes such text from the first of them on. */
export function useGridClipboard<Row>(edits: GridEdits<Row>, focus: GridFocus<Row>): void {
  const { rows, columns, labels, isReadOnly, hasRanges, announce } = edits;
  const isOnCell = hasRanges && focus.active.row >= 0 && columns[focus.active.column] !== undefined;

  useCellClipboard(focus.gridRef, {
    paste: (text) => {
      // One text goes into the field that is edited.
      if (!isOnCell || isReadOnly || (focus.editing !== null && isOneCell(text))) return false;
      const parsed = parseTsv(text);
      // An empty cell is copied as nothing, or as a line end.
      const table = parsed.length === 0 ? [['']] : parsed;
      const { change, count, leftOut, refused } = edits.write(placePasted(table, focus.range), true);
      announce(labels.pasted(count, leftOut));
      if (refused.length > 0) edits.onPasteRefuse?.(refused);
      const { row, column } = focus.range.from;
      const [first = []] = table;
      const lastRow = rows.length - 1 + (change?.added.length ?? 0);
      const to = {
        row: Math.min(row + table.length - 1, lastRow),
        column: Math.min(column + first.length, columns.length) - 1,
      };
      if (!focus.isRange || table.length > 1 || first.length > 1) focus.goTo(to, focus.range.from);
      return true;
    },
    copy: () => {
      if (!isOnCell || focus.editing !== null) return undefined;
      const texts = textsIn(rows, columns, focus.range);
      announce(labels.copied(texts.flat().length));
      return toTsv(texts);
    },
    cut: () => {
      if (!isReadOnly) focus.clear();
    },
  });
}
