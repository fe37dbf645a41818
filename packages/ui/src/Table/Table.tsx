import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type ComponentPropsWithRef, type ReactNode, useId, useMemo, useState } from 'react';
import type { LoadError } from '../ErrorState/index.ts';
import type { Sort } from '../internal/sort.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useOverflow } from '../internal/useOverflow.ts';
import type { ComponentLabels } from '../LabelsProvider/ComponentLabels.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { alignOf } from './alignOf.ts';
import { nextSort, sortRows } from './sortRows.ts';
import { SortButton, TableCaption, TableRoot, TableScroll } from './Table.styles.ts';
import { TableBody } from './TableBody.tsx';
import type { TableColumn, TableLabels } from './types.ts';

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the table is of: its caption, and the name of the region that scrolls. */
  label: string;
  /**
   * The caption stays for assistive technology only.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  /** The rows; undefined while they load for the first time. */
  rows: readonly Row[] | undefined;
  /** Unique among the rows, and the same for the same row. */
  getRowId: (row: Row) => string;
  /** The sort, when the caller holds it; null for none. */
  sort?: Sort | null | undefined;
  /**
   * The sort at first.
   * @default none
   */
  defaultSort?: Sort | null | undefined;
  /** A header was pressed. */
  onSortChange?: ((sort: Sort) => void) | undefined;
  /**
   * In place of the rows when there are none.
   * @default 'Nothing here'
   */
  emptyText?: ReactNode | undefined;
  /** In place of the rows when they could not be loaded. */
  error?: LoadError | undefined;
  /**
   * Number of grey rows while the rows load.
   * @default 3
   */
  skeletonRowCount?: number | undefined;
  /** English by default. */
  labels?: Partial<TableLabels> | undefined;
}

const english: ComponentLabels['Table'] = {
  emptyText: 'Nothing here',
  loading: 'Loading…',
  retry: 'Retry',
  sorted: (header, direction) => `Sorted by ${header}, ${direction}ending`,
};

/**
 * A plain table for dialogs and details. The headers stay in sight: give the root a `max-height`, and the rows scroll
 * under them. Lists that are searched, paged or selected from need a grid instead.
 */
export function Table<Row>({
  label,
  isLabelHidden = false,
  columns,
  rows,
  getRowId,
  sort: givenSort,
  defaultSort = null,
  onSortChange,
  emptyText,
  error,
  skeletonRowCount = 3,
  labels,
  ref,
  ...rest
}: TableProps<Row>) {
  const text = useLabels('Table', english, labels);
  const captionId = useId();
  const [announcement, setAnnouncement] = useState('');
  const { isOverflowing, overflowRef } = useOverflow();
  const notify = (next: Sort | null) => {
    if (next) onSortChange?.(next);
  };
  const [sort, setSort] = useControlled<Sort | null>(givenSort, defaultSort, notify);
  const sorted = useMemo(() => rows && sortRows(rows, columns, sort), [rows, columns, sort]);
  const rootRef = useMergedRefs<HTMLDivElement>(overflowRef, ref);

  const sortBy = ({ key, header }: TableColumn<Row>) => {
    const next = nextSort(sort, key);
    setSort(next);
    setAnnouncement(text.sorted(header, next.direction));
  };

  return (
    <TableScroll
      data-part="table"
      data-overflowing={isOverflowing || undefined}
      {...(isOverflowing && { role: 'region', tabIndex: 0, 'aria-labelledby': captionId })}
      {...rest}
      ref={rootRef}
    >
      <TableRoot aria-busy={rows === undefined && !error ? true : undefined}>
        <TableCaption id={captionId} data-part="caption" data-hidden={isLabelHidden || undefined}>
          {label}
        </TableCaption>
        <TableHead columns={columns} sort={sort} onSort={sortBy} />
        <TableBody
          {...{ columns, rows: sorted, getRowId, error, skeletonRowCount }}
          emptyText={emptyText ?? text.emptyText}
          labels={text}
        />
      </TableRoot>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </TableScroll>
  );
}

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: Sort | null;
  onSort: (column: TableColumn<Row>) => void;
}

/** The row of headers. */
function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : undefined;
          const Arrow = direction === 'desc' ? ArrowDown : ArrowUp;
          const isSortable = column.compare !== undefined || column.isSortable;
          return (
            <th
              key={column.key}
              scope="col"
              data-part="column-header"
              data-column={column.key}
              data-align={alignOf(column)}
              aria-sort={direction && `${direction}ending`}
              style={column.width === undefined ? undefined : { width: column.width }}
            >
              {column.isHeaderHidden && <VisuallyHidden>{column.header}</VisuallyHidden>}
              {!column.isHeaderHidden && !isSortable && column.header}
              {!column.isHeaderHidden && isSortable && (
                <SortButton type="button" data-part="sort" onClick={() => onSort(column)}>
                  {column.header}
                  <Arrow size={14} aria-hidden="true" />
                </SortButton>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
