import { type Ref, type RefObject, useImperativeHandle } from 'react';
import type { EditableGridActions } from '../../EditableGrid/types.ts';
import { useLatest } from '../../shared/latest/useLatest.ts';
import type { CriteriaFocus, CriteriaTableActions } from '../CriteriaPlace.ts';
import type { CriteriaEdits } from './useCriteriaEdits.ts';

/** Reports to the host where the user is, and goes back there. */
export function useCriteriaPlace(
  handleRef: Ref<CriteriaTableActions> | undefined,
  edits: CriteriaEdits,
  gridRef: RefObject<EditableGridActions | null>,
): void {
  const latest = useLatest(edits);

  useImperativeHandle(
    handleRef,
    () => ({
      readPlace: () => ({ focus: readFocus(latest.current, gridRef.current), sort: latest.current.sort }),
      showPlace: ({ focus, sort }) => {
        if (sort !== latest.current.sort) latest.current.setSort(sort);
        if (focus === null) return;
        const { rowId: rowKey, column, ...rest } = focus;
        gridRef.current?.showPlace({ ...rest, rowKey, column: column === 'remove' ? '' : column });
      },
    }),
    [latest, gridRef],
  );
}

function readFocus({ columns }: CriteriaEdits, grid: EditableGridActions | null): CriteriaFocus | null {
  const place = grid?.readPlace() ?? null;
  if (place === null) return null;
  const { rowKey: rowId, column, ...rest } = place;
  return { ...rest, rowId, column: columns.find((each) => each === column) ?? 'remove' };
}
