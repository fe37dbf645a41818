import { Fragment, type ReactElement } from 'react';
import type { RenderLink } from '../link/RenderLink.ts';
import type { GridColumn } from './types.ts';

export interface CellDrawing<Row> {
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
export function drawCell<Row>(props: CellDrawing<Row>): ReactElement {
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
