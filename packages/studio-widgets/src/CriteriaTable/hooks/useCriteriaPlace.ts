import { type Ref, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { useLatest } from '../../shared/latest/useLatest.ts';
import type { CriteriaFocus, CriteriaTableActions } from '../CriteriaPlace.ts';
import { optionsOf } from '../model/columns.ts';
import type { CriteriaEdits } from './useCriteriaEdits.ts';
import type { CriteriaGrid } from './useCriteriaGrid.ts';

/** Reports to the host where the user is, and goes back there. */
export function useCriteriaPlace(
  handleRef: Ref<CriteriaTableActions> | undefined,
  edits: CriteriaEdits,
  grid: CriteriaGrid,
): void {
  const latest = useLatest({ edits, grid });
  const [wanted, setWanted] = useState<{ readonly focus: CriteriaFocus }>();

  useImperativeHandle(
    handleRef,
    () => ({
      readPlace: () => ({ focus: readFocus(latest.current), sort: latest.current.edits.sort }),
      showPlace: ({ focus, sort }) => {
        if (sort !== latest.current.edits.sort) latest.current.edits.setSort(sort);
        if (focus !== null) setWanted({ focus });
      },
    }),
    [latest],
  );

  useLayoutEffect(() => {
    if (wanted !== undefined) goBack(latest.current, wanted.focus);
  }, [wanted, latest]);
}

interface Table {
  readonly edits: CriteriaEdits;
  readonly grid: CriteriaGrid;
}

function readFocus({ edits, grid }: Table): CriteriaFocus | null {
  const { activeElement } = document;
  if (grid.gridRef.current?.contains(activeElement) !== true) return null;
  const { row, column: index } = grid.active;
  const column = edits.columns[index] ?? 'remove';
  const focus = { rowId: edits.rows[row]?.id ?? '', row, column } as const;
  if (grid.editing === null || !(activeElement instanceof HTMLInputElement)) return focus;
  const { selectionStart, selectionEnd } = activeElement;
  return { ...focus, caret: [selectionStart ?? 0, selectionEnd ?? 0] };
}

function goBack({ edits, grid }: Table, { rowId, row, column, caret }: CriteriaFocus): void {
  const { rows, columns, context, isReadOnly } = edits;
  const isText = column !== 'remove' && columns.includes(column) && optionsOf(column, context) === undefined;
  const index = column === 'remove' ? columns.length : Math.max(0, columns.indexOf(column));
  const to = { row: rowId === '' ? -1 : findRow(rows, rowId, row), column: index };
  if (caret !== undefined && isText && !isReadOnly && to.row >= 0) grid.resume(to, caret);
  else grid.goTo(to);
}

/** Where a row is, or the one that took its place. */
function findRow(rows: CriteriaEdits['rows'], rowId: string, row: number): number {
  const found = rows.findIndex(({ id }) => id === rowId);
  return found >= 0 ? found : Math.min(row, rows.length - 1);
}
