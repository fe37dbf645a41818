import { VisuallyHidden } from '@studio/ui';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { memo, type ReactElement } from 'react';
import type { GridColumn } from './types.ts';

export interface BrowserGridHeadCellProps<Row> {
  readonly column: GridColumn<Row>;
  /** Place in the head, the checkbox counted. */
  readonly place: number;
  /** Place among all columns, from 1, while some are left out. */
  readonly ariaColIndex: number | undefined;
  readonly isActive: boolean;
  /** It can be sorted by: its events are handled by the grid. */
  readonly canSort: boolean;
  /** Null when it is not the column that is sorted by. */
  readonly direction: 'asc' | 'desc' | null;
}

function PlainHeadCell<Row>(props: BrowserGridHeadCellProps<Row>): ReactElement {
  const { column, place, ariaColIndex, isActive, canSort, direction } = props;
  const shared = {
    role: 'columnheader',
    'aria-colindex': ariaColIndex,
    'data-part': 'head-cell',
    'data-key': column.key,
    'data-column': place,
    'data-align': column.align,
    'data-active': isActive || undefined,
  } as const;
  if (!canSort) {
    return (
      <th {...shared} tabIndex={isActive ? 0 : undefined}>
        {column.isHeaderHidden ? (
          <VisuallyHidden>{column.header}</VisuallyHidden>
        ) : (
          <span>{column.header}</span>
        )}
      </th>
    );
  }
  return (
    <th {...shared} aria-sort={direction ? `${direction}ending` : undefined}>
      <button type="button" data-part="sort" tabIndex={isActive ? 0 : -1}>
        <span>{column.header}</span>
        <ArrowUp size={14} aria-hidden />
      </button>
    </th>
  );
}

/** The head of one column. Renders again only when something of its own changed. */
export const BrowserGridHeadCell = memo(PlainHeadCell) as typeof PlainHeadCell;
