import { type Sort, VisuallyHidden } from '@studio/ui';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { memo, type ReactElement } from 'react';
import { asHead, asRow, asRowGroup } from './gridRoles.ts';
import type { GridColumn } from './types.ts';

export interface BrowserGridHeadProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  /** All columns, while some have no room and are left out; else null. */
  readonly allColumns: readonly GridColumn<Row>[] | null;
  readonly sort: Sort | null;
  /** Heads of sortable columns sort. */
  readonly canSort: boolean;
  /** State of the checkbox for all rows; null while rows cannot be selected. */
  readonly allState: boolean | 'mixed' | null;
  /** One row at a time can be selected: there is no checkbox for all. */
  readonly isSingle: boolean;
  /** Name of that checkbox, or of its column. */
  readonly selectAllLabel: string;
  readonly hasRows: boolean;
  /** Column of the head that is active; null when a row is. */
  readonly activeColumn: number | null;
}

function PlainHead<Row>(props: BrowserGridHeadProps<Row>): ReactElement {
  const { columns, allColumns, allState, activeColumn, isSingle } = props;
  const leading = allState === null ? 0 : 1;
  const isFirstActive = activeColumn === 0;
  return (
    <thead {...asRowGroup}>
      <tr {...asRow} aria-rowindex={1} data-part="head" data-row={-1}>
        {allState !== null && (
          <th
            {...asHead}
            aria-colindex={allColumns ? 1 : undefined}
            data-part="page-checkbox"
            data-column={0}
            data-active={isFirstActive || undefined}
            tabIndex={isFirstActive && (isSingle || !props.hasRows) ? 0 : undefined}
          >
            {isSingle ? (
              <VisuallyHidden>{props.selectAllLabel}</VisuallyHidden>
            ) : (
              <input
                type="checkbox"
                data-part="all-select"
                ref={(input) => {
                  if (input) input.indeterminate = allState === 'mixed';
                }}
                aria-label={props.selectAllLabel}
                checked={allState === true}
                disabled={!props.hasRows}
                readOnly
                tabIndex={isFirstActive ? 0 : -1}
              />
            )}
          </th>
        )}
        {columns.map((column, index) => (
          <BrowserGridHeadCell
            key={column.key}
            column={column}
            place={index + leading}
            ariaColIndex={allColumns ? allColumns.indexOf(column) + leading + 1 : undefined}
            isActive={activeColumn === index + leading}
            canSort={props.canSort && column.isSortable === true}
            direction={props.sort?.key === column.key ? props.sort.direction : null}
          />
        ))}
      </tr>
    </thead>
  );
}

/** The heads of the columns: they name them, and sort by them. */
export const BrowserGridHead = memo(PlainHead) as typeof PlainHead;

interface BrowserGridHeadCellProps<Row> {
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
const BrowserGridHeadCell = memo(PlainHeadCell) as typeof PlainHeadCell;
