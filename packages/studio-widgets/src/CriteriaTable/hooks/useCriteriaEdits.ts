import { useControlled } from '@studio/ui';
import { useMemo, useState } from 'react';
import type { CriteriaTableProps } from '../CriteriaTableProps.ts';
import { defaultLabels } from '../labels.ts';
import { columnsOf } from '../model/columns.ts';
import { isDeleted, removeRow, setCell, settleRows } from '../model/rows.ts';
import { nextCriteriaSort, sortAfterChange, sortCriteria } from '../model/sortCriteria.ts';
import { validateCriteria } from '../model/validateCriteria.ts';
import type { CriteriaChange, CriteriaColumn, CriteriaContext, CriteriaRow, CriteriaSort } from '../types.ts';

const none: readonly never[] = [];

/** The rows as they are shown, and every way to edit them. */
export function useCriteriaEdits(props: CriteriaTableProps) {
  const { dataItems, isProductDependent = false, products, fields = none } = props;
  const [value, setValue] = useControlled<readonly CriteriaRow[], [CriteriaChange]>(
    props.value,
    props.defaultValue ?? none,
    props.onChange,
  );
  const [sort, setSort] = useControlled<CriteriaSort | null>(
    props.sort,
    props.defaultSort ?? null,
    props.onSortChange,
  );
  const [said, say] = useState('');
  const [activeId, setActiveId] = useState('');
  const labels = useMemo(() => ({ ...defaultLabels, ...props.labels }), [props.labels]);
  const context = useMemo<CriteriaContext>(
    () => ({ dataItems, isProductDependent, products, fields }),
    [dataItems, isProductDependent, products, fields],
  );
  const isReadOnly = Boolean(props.isReadOnly || props.readOnlyReason);
  const rows = useMemo(() => {
    if (!isReadOnly) return settleRows(value, context, activeId);
    const shown = value.filter((row) => !isDeleted(row, context));
    return sort === null ? shown : sortCriteria(shown, sort, context);
  }, [value, context, activeId, isReadOnly, sort]);
  const faults = useMemo(() => validateCriteria(rows, context), [rows, context]);

  const change = (next: readonly CriteriaRow[], reason: CriteriaChange) => {
    if (next !== rows) setValue(next, reason);
  };

  return {
    ...{ rows, faults, context, labels, isReadOnly, sort, setSort, said, activeId, setActiveId },
    columns: columnsOf(context),
    setText: (rowId: string, column: CriteriaColumn, text: string, isTyped = false) => {
      const next = setCell(rows, rowId, column, text);
      if (next === rows) return;
      const nextSort = sortAfterChange(sort, column);
      if (nextSort !== sort) setSort(nextSort);
      change(next, { reason: 'set-cell', rowId, column, isTyped });
    },
    remove: (rowId: string) => {
      say(labels.rowRemoved(rows.findIndex(({ id }) => id === rowId) + 1));
      change(removeRow(rows, rowId), { reason: 'remove-row', rowId });
    },
    sortBy: (column: CriteriaColumn) => {
      const next = nextCriteriaSort(sort, column);
      setSort(next);
      say(labels.sorted(labels.columns[column], next.direction));
      if (!isReadOnly) change(sortCriteria(rows, next, context), { reason: 'sort', column });
    },
  };
}

/** What `useCriteriaEdits` gives. */
export type CriteriaEdits = ReturnType<typeof useCriteriaEdits>;
