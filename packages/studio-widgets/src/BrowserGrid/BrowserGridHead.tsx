import type { Sort } from '@studio/ui';
import { VisuallyHidden } from '@studio/ui';
import type { ReactElement } from 'react';
import { BrowserGridHeadCell } from './BrowserGridHeadCell.tsx';
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

/** The heads of the columns: they name them, and sort by them. */
export function BrowserGridHead<Row>(props: BrowserGridHeadProps<Row>): ReactElement {
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
