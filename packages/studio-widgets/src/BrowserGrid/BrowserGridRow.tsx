import { type CSSProperties, Fragment, memo, type ReactElement, useMemo } from 'react';
import type { RenderLink } from '../link/RenderLink.ts';
import { asCell, asRow } from './gridRoles.ts';
import type { GridColumn, GridOpenRow } from './types.ts';

export interface BrowserGridRowProps<Row> {
  readonly row: Row;
  /** Of the row: what a cell draws is never taken over by another row. */
  readonly id: string;
  /** The `id` of the row's element, where it has to be named. */
  readonly elementId: string | undefined;
  /** Place among the rows that the grid was given, from 0. */
  readonly index: number;
  /** Place in the whole list with its head, from 1. */
  readonly ariaRowIndex: number;
  readonly columns: readonly GridColumn<Row>[];
  /** All columns, while some have no room and are left out; else null. */
  readonly allColumns: readonly GridColumn<Row>[] | null;
  /** Key of the column that names the row. */
  readonly nameKey: string | undefined;
  readonly href: string | undefined;
  readonly renderLink: RenderLink;
  readonly isOpenable: boolean;
  /** Null while rows cannot be selected. */
  readonly isSelected: boolean | null;
  /** Name of the radio buttons when one row can be selected; null for checkboxes. */
  readonly radioName: string | null;
  readonly selectLabel: string;
  /** Null when the row is not the active one; -1 when it is active as a whole, else its active column. */
  readonly activeColumn: number | null;
  /** Pixels below the first row, in a body that draws only the rows in sight. */
  readonly top: number | undefined;
  /** Its state while it is edited; null while it is not. */
  readonly open: GridOpenRow | null;
}

function PlainRow<Row>(props: BrowserGridRowProps<Row>): ReactElement {
  const { row, index, columns, isSelected, radioName, activeColumn, open } = props;
  const { id, nameKey, href, renderLink, allColumns } = props;
  const leading = isSelected === null ? 0 : 1;
  const cells = useMemo(
    () =>
      columns.map((column, index) => {
        const place = index + leading;
        const isName = column.key === nameKey;
        return drawCell({
          row,
          id,
          column,
          place,
          ariaColIndex: allColumns ? allColumns.indexOf(column) + leading + 1 : undefined,
          isActive: activeColumn === place,
          isRowName: isName,
          href: isName ? href : undefined,
          renderLink,
        });
      }),
    [row, id, columns, allColumns, leading, activeColumn, nameKey, href, renderLink],
  );
  return (
    <tr
      {...asRow}
      id={props.elementId}
      aria-rowindex={props.ariaRowIndex}
      aria-selected={isSelected ?? undefined}
      data-part="row"
      data-row={index}
      data-openable={(props.isOpenable && open === null) || undefined}
      data-open={open !== null || undefined}
      data-active={activeColumn === -1 || undefined}
      tabIndex={activeColumn === -1 ? 0 : -1}
      style={styleOf(props.top, open)}
    >
      {isSelected !== null && (
        <td
          {...asCell}
          aria-colindex={allColumns ? 1 : undefined}
          data-part="row-checkbox"
          data-column={0}
          data-active={activeColumn === 0 || undefined}
        >
          <input
            type={radioName === null ? 'checkbox' : 'radio'}
            name={radioName ?? undefined}
            data-part="row-select"
            aria-label={props.selectLabel}
            checked={isSelected}
            readOnly
            tabIndex={activeColumn === 0 ? 0 : -1}
          />
        </td>
      )}
      {cells}
      {open?.note !== undefined && (
        <td {...asCell} data-part="row-note">
          {open.note}
        </td>
      )}
    </tr>
  );
}

function styleOf(top: number | undefined, open: GridOpenRow | null): CSSProperties | undefined {
  if (top === undefined && open === null) return undefined;
  return {
    ...(top !== undefined && { transform: `translateY(${top}px)` }),
    ...(open !== null && { blockSize: open.height }),
  };
}

/** One row. Renders again only when something of its own changed; its events are handled by the grid. */
export const BrowserGridRow = memo(PlainRow) as typeof PlainRow;

interface CellDrawing<Row> {
  readonly row: Row;
  readonly id: string;
  readonly column: GridColumn<Row>;
  /** Place in the row, the checkbox counted. */
  readonly place: number;
  /** Place among all columns, from 1, while some are left out. */
  readonly ariaColIndex: number | undefined;
  readonly isActive: boolean;
  /** The cell that names the row, and links to it. */
  readonly isRowName: boolean;
  readonly href: string | undefined;
  readonly renderLink: RenderLink;
}

/** One cell. A function and no component: a grid has many. */
function drawCell<Row>(props: CellDrawing<Row>): ReactElement {
  const { row, id, column, place, ariaColIndex, isActive, isRowName, href, renderLink } = props;
  const tabIndex = isActive ? 0 : -1;
  const drawn = column.render(row, { tabIndex });
  const content = typeof drawn === 'object' && drawn !== null ? <Fragment key={id}>{drawn}</Fragment> : drawn;
  return (
    <td
      key={column.key}
      role={isRowName ? 'rowheader' : 'gridcell'}
      aria-colindex={ariaColIndex}
      data-part={isRowName ? 'row-name' : 'row-cell'}
      data-column={place}
      data-align={column.align}
      data-tabular={column.isTabular || undefined}
      data-muted={column.isMuted || undefined}
      data-active={isActive || undefined}
      tabIndex={isActive && href === undefined ? 0 : undefined}
    >
      {href === undefined ? content : renderLink(href, content, { tabIndex, 'data-part': 'row-link' })}
    </td>
  );
}
