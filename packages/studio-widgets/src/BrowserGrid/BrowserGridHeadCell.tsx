import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactElement } from 'react';
import { HeadCell, SortButton } from './BrowserGridRow.styles.ts';
import { getNextSort } from './model/columns.ts';
import type { GridColumn, GridSort } from './types.ts';

export interface BrowserGridHeadCellProps<Row> {
  readonly column: GridColumn<Row>;
  /** Place in the head, the checkbox counted. */
  readonly place: number;
  readonly isActive: boolean;
  readonly sort: GridSort;
  readonly onSortChange: (sort: GridSort) => void;
}

export function BrowserGridHeadCell<Row>(props: BrowserGridHeadCellProps<Row>): ReactElement {
  const { column, place, isActive, sort, onSortChange } = props;
  const direction = sort.direction === 'asc' ? 'ascending' : 'descending';
  const shared = {
    role: 'columnheader',
    'data-part': 'head-cell',
    'data-column': place,
    'data-align': column.align,
    'data-active': isActive || undefined,
  } as const;
  if (!column.isSortable) {
    return (
      <HeadCell {...shared} tabIndex={isActive ? 0 : undefined}>
        <span>{column.header}</span>
      </HeadCell>
    );
  }
  return (
    <HeadCell {...shared} aria-sort={sort.key === column.key ? direction : undefined}>
      <SortButton
        type="button"
        tabIndex={isActive ? 0 : -1}
        onClick={() => onSortChange(getNextSort(sort, column.key))}
      >
        <span>{column.header}</span>
        <ArrowUp size={14} aria-hidden />
      </SortButton>
    </HeadCell>
  );
}
