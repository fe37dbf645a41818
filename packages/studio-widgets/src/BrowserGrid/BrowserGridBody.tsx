import type { ReactElement } from 'react';
import type { RenderLink } from '../link/RenderLink.ts';
import { Body } from './BrowserGrid.styles.ts';
import { BrowserGridRow } from './BrowserGridRow.tsx';
import { BrowserGridSkeleton } from './BrowserGridSkeleton.tsx';
import type { GridPosition } from './model/navigation.ts';
import { isSelected } from './model/selection.ts';
import type { GridColumn, GridSelection } from './types.ts';

export interface BrowserGridBodyProps<Row> {
  readonly rows: readonly Row[] | undefined;
  /** Ids of the rows, in their order. */
  readonly pageIds: readonly string[];
  readonly skeletonRowCount: number;
  readonly rowOffset: number;
  readonly columns: readonly GridColumn<Row>[];
  readonly getRowHref: ((row: Row) => string) | undefined;
  readonly renderLink: RenderLink;
  readonly isOpenable: boolean;
  readonly isStale: boolean;
  readonly selection: GridSelection | null;
  readonly getSelectLabel: (row: Row) => string;
  readonly onToggle: (index: number, hasShift: boolean) => void;
  readonly active: GridPosition;
}

/** The rows, or the shape of rows to come. */
export function BrowserGridBody<Row>(props: BrowserGridBodyProps<Row>): ReactElement {
  const { rows, pageIds, rowOffset, columns, selection, active } = props;
  if (!rows) {
    return (
      <BrowserGridSkeleton
        rowCount={props.skeletonRowCount}
        columnCount={columns.length}
        hasCheckbox={selection !== null}
      />
    );
  }
  return (
    <Body role="rowgroup" data-stale={props.isStale || undefined}>
      {rows.map((row, index) => {
        const id = pageIds[index] ?? String(index);
        return (
          <BrowserGridRow
            key={id}
            row={row}
            index={index}
            ariaRowIndex={rowOffset + index + 2}
            columns={columns}
            href={props.getRowHref?.(row)}
            renderLink={props.renderLink}
            isOpenable={props.isOpenable}
            isSelected={selection && isSelected(selection, id)}
            selectLabel={selection ? props.getSelectLabel(row) : ''}
            onToggle={props.onToggle}
            activeColumn={active.row === index ? active.column : null}
          />
        );
      })}
    </Body>
  );
}
