import type { Sort } from '@studio/ui';
import { useControlled, useLabels } from '@studio/ui/internal';
import { useMemo, useState } from 'react';
import type { CriteriaTableProps } from '../CriteriaTableProps.ts';
import { defaultLabels } from '../labels.ts';
import { columnsOf, fieldColumns } from '../model/columns.ts';
import { isDeleted, moveRow, removeRow, setCell, settleRows } from '../model/rows.ts';
import { sameCriteria } from '../model/sameCriteria.ts';
import { nextCriteriaSort, sortAfterChange, sortCriteria } from '../model/sortCriteria.ts';
import { validateCriteria } from '../model/validateCriteria.ts';
import type {
  CriteriaChange,
  CriteriaColumn,
  CriteriaContext,
  CriteriaField,
  CriteriaOption,
  CriteriaRow,
} from '../types.ts';

const none: readonly never[] = [];

/** What values are called that were looked for, by column. */
type Found = { readonly [Column in CriteriaColumn]?: readonly CriteriaOption[] };

const noneFound: Found = {};

/** The fields, with what was looked for among the known values. */
function withFound(fields: readonly CriteriaField[], found: Found): readonly CriteriaField[] {
  if (found === noneFound) return fields;
  return fields.map((field, index) => {
    const column = fieldColumns[index];
    const more = column === undefined ? undefined : found[column];
    if (more === undefined || field.search === undefined) return field;
    return { ...field, options: [...(field.options ?? none), ...more] };
  });
}

/** The rows as they are shown, and every way to edit them. */
export function useCriteriaEdits(props: CriteriaTableProps) {
  const { dataItems, isProductDependent = false, products, fields = none } = props;
  const [value, setValue] = useControlled<readonly CriteriaRow[], [CriteriaChange]>(
    props.value,
    props.defaultValue ?? none,
    props.onValueChange,
  );
  const [sort, setSort] = useControlled<Sort<CriteriaColumn> | null>(
    props.sort,
    props.defaultSort ?? null,
    props.onSortChange,
  );
  const [announcement, announce] = useState('');
  const [activeId, setActiveId] = useState('');
  const labels = useLabels('CriteriaTable', defaultLabels, props.labels);
  const [found, setFound] = useState(noneFound);
  const context = useMemo<CriteriaContext>(
    () => ({ dataItems, isProductDependent, products, fields: withFound(fields, found) }),
    [dataItems, isProductDependent, products, fields, found],
  );
  const isReadOnly = Boolean(props.isReadOnly || props.readOnlyReason);
  const stored = useMemo(
    () =>
      isReadOnly ? value.filter((row) => !isDeleted(row, context)) : settleRows(value, context, activeId),
    [value, context, activeId, isReadOnly],
  );
  const rows = useMemo(
    () => (sort === null ? stored : sortCriteria(stored, sort, context)),
    [stored, sort, context],
  );
  const same = useMemo(() => sameCriteria(rows, context), [rows, context]);
  const faults = useMemo(() => validateCriteria(rows, context), [rows, context]);

  const change = (next: readonly CriteriaRow[], reason: CriteriaChange) => {
    if (next !== stored) setValue(next, reason);
  };

  return {
    refusals: isReadOnly ? undefined : props.refusals,
    ...{
      rows,
      same,
      faults,
      context,
      labels,
      isReadOnly,
      sort,
      setSort,
      announcement,
      activeId,
      setActiveId,
    },
    columns: columnsOf(context),
    /** Keeps what a value is called that was looked for. */
    remember: (column: CriteriaColumn, option: CriteriaOption) => {
      setFound((before) => ({ ...before, [column]: [...(before[column] ?? none), option] }));
    },
    setText: (rowId: string, column: CriteriaColumn, text: string, isTyped = false) => {
      const next = setCell(stored, rowId, column, text);
      if (next === stored) return;
      const nextSort = sortAfterChange(sort, column);
      if (nextSort !== sort) setSort(nextSort);
      change(next, { reason: 'set-cell', rowId, column, isTyped });
    },
    remove: (rowId: string) => {
      announce(labels.rowRemoved(rows.findIndex(({ id }) => id === rowId) + 1));
      change(removeRow(stored, rowId), { reason: 'remove-row', rowId });
    },
    /** Moves a row in the stored order, which has to be what is shown. */
    move: (rowId: string, delta: 1 | -1) => {
      if (isReadOnly) return;
      const next = sort === null ? moveRow(stored, rowId, delta, context) : stored;
      const row = next.findIndex(({ id }) => id === rowId) + 1;
      if (sort !== null) announce(labels.cannotMoveSorted);
      else announce(next === stored ? labels.cannotMove : labels.rowMoved(row));
      change(next, { reason: 'move-row', rowId });
    },
    showStoredOrder: () => {
      setSort(null);
      announce(labels.storedOrder);
    },
    sortBy: (column: CriteriaColumn) => {
      const next = nextCriteriaSort(sort, column);
      setSort(next);
      announce(labels.sorted(labels.columns[column], next.direction));
    },
  };
}

/** What `useCriteriaEdits` gives. */
export type CriteriaEdits = ReturnType<typeof useCriteriaEdits>;
