import { Checkbox } from '@studio/ui';
import type { ReactElement } from 'react';
import { Head } from './BrowserGrid.styles.ts';
import { BrowserGridHeadCell } from './BrowserGridHeadCell.tsx';
import { HeadCell, HeadRow } from './BrowserGridRow.styles.ts';
import type { GridColumn, GridSort } from './types.ts';

export interface BrowserGridHeadProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly sort: GridSort;
  readonly onSortChange: (sort: GridSort) => void;
  /** State of the page's checkbox; null while rows cannot be selected. */
  readonly pageState: boolean | 'mixed' | null;
  readonly onTogglePage: () => void;
  readonly selectPageLabel: string;
  readonly hasRows: boolean;
  /** Column of the head that is active; null when a row is. */
  readonly activeColumn: number | null;
}

/** The heads of the columns: they name them, and sort by them. */
export function BrowserGridHead<Row>(props: BrowserGridHeadProps<Row>): ReactElement {
  const { columns, pageState, activeColumn } = props;
  const leading = pageState === null ? 0 : 1;
  return (
    <Head role="rowgroup">
      <HeadRow role="row" aria-rowindex={1} data-row={-1}>
        {pageState !== null && (
          <HeadCell
            role="columnheader"
            data-part="page-checkbox"
            data-column={0}
            data-active={activeColumn === 0 || undefined}
          >
            <Checkbox
              label={props.selectPageLabel}
              isLabelHidden
              checked={pageState}
              disabled={!props.hasRows}
              tabIndex={activeColumn === 0 ? 0 : -1}
              onCheckedChange={props.onTogglePage}
            />
          </HeadCell>
        )}
        {columns.map((column, index) => (
          <BrowserGridHeadCell
            key={column.key}
            column={column}
            place={index + leading}
            isActive={activeColumn === index + leading}
            sort={props.sort}
            onSortChange={props.onSortChange}
          />
        ))}
      </HeadRow>
    </Head>
  );
}
