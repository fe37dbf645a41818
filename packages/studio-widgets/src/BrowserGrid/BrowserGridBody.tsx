import { Skeleton } from '@studio/ui';
import type { GridPosition } from '@studio/ui/internal';
import type { ComponentType, ReactElement } from 'react';
import type { RenderLink } from '../link/RenderLink.ts';
import { BrowserGridRow } from './BrowserGridRow.tsx';
import { asRowGroup } from './gridRoles.ts';
import type { GridLongRowsProps, GridRowSlot } from './LongRowsProps.ts';
import type { RowIds } from './model/rowIds.ts';
import { isRowSelected } from './model/selection.ts';
import type { GridColumn, GridOpenRow, GridSelection } from './types.ts';

export interface BrowserGridBodyProps<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly ids: RowIds;
  readonly skeletonRowCount: number;
  readonly rowOffset: number;
  /** In CSS pixels. */
  readonly rowHeight: number;
  readonly columns: readonly GridColumn<Row>[];
  /** All columns, while some have no room and are left out; else null. */
  readonly allColumns: readonly GridColumn<Row>[] | null;
  readonly nameKey: string | undefined;
  readonly getRowHref: ((row: Row) => string) | undefined;
  readonly renderLink: RenderLink;
  readonly isOpenable: boolean;
  /** The row that is edited in the grid; null for none. */
  readonly openRow: GridOpenRow | null | undefined;
  readonly isStale: boolean;
  readonly selection: GridSelection | null;
  readonly radioName: string | null;
  readonly getSelectLabel: (row: Row) => string;
  readonly active: GridPosition;
  readonly longRows: ComponentType<GridLongRowsProps> | undefined;
}

/** More rows than this are drawn as those in sight. */
const shortList = 100;

/** The rows, or the shape of rows to come. */
export function BrowserGridBody<Row>(props: BrowserGridBodyProps<Row>): ReactElement {
  const { rows, ids, rowOffset, columns, selection, active, openRow = null, longRows: Long } = props;
  if (!rows) {
    return (
      <BrowserGridSkeleton
        rowCount={props.skeletonRowCount}
        columns={columns}
        hasCheckbox={selection !== null}
      />
    );
  }
  const drawRow = (index: number, top?: number, slot?: GridRowSlot): ReactElement => {
    const row = rows[index] as Row;
    const id = ids.at(index) ?? String(index);
    return (
      <BrowserGridRow
        key={slot?.key ?? id}
        elementId={slot?.elementId}
        id={id}
        row={row}
        index={index}
        ariaRowIndex={rowOffset + index + 2}
        columns={columns}
        allColumns={props.allColumns}
        nameKey={props.nameKey}
        href={props.getRowHref?.(row)}
        renderLink={props.renderLink}
        isOpenable={props.isOpenable}
        isSelected={selection && isRowSelected(selection, id)}
        radioName={props.radioName}
        selectLabel={selection ? props.getSelectLabel(row) : ''}
        activeColumn={active.row === index ? active.column : null}
        top={top}
        open={openRow?.id === id ? openRow : null}
      />
    );
  };
  const bodyProps = { ...asRowGroup, 'data-stale': props.isStale || undefined };
  if (Long && rows.length > shortList) {
    const { rowHeight } = props;
    const index = openRow === null ? -1 : ids.indexOf(openRow.id);
    const tallRow = openRow === null || index < 0 ? null : { index, height: openRow.height };
    const long = { rowCount: rows.length, activeRow: active.row };
    return <Long {...{ ...long, tallRow, rowHeight, bodyProps, drawRow }} />;
  }
  return <tbody {...bodyProps}>{rows.map((_, index) => drawRow(index))}</tbody>;
}

interface BrowserGridSkeletonProps<Row> {
  readonly rowCount: number;
  /** Those after the checkbox. */
  readonly columns: readonly GridColumn<Row>[];
  readonly hasCheckbox: boolean;
}

/** In a line, so that it is where the text of its column will be. */
const inLine = { display: 'inline-block' };
const widths = [62, 48, 74, 55, 68, 41, 58];

/** Rows to come, as high as real ones. Assistive technology is notified that the grid is busy instead. */
function BrowserGridSkeleton<Row>(props: BrowserGridSkeletonProps<Row>): ReactElement {
  const rows = [...Array(props.rowCount).keys()];
  return (
    <tbody aria-hidden="true" data-part="skeleton">
      {rows.map((row) => (
        <tr key={row}>
          {props.hasCheckbox && <td />}
          {props.columns.map(({ key, align }, column) => (
            <td key={key} data-align={align}>
              <Skeleton width={`${widths[(row * 3 + column * 2) % widths.length]}%`} style={inLine} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
