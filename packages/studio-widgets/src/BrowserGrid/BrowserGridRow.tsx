import { Checkbox } from '@studio/ui';
import { memo, type ReactElement } from 'react';
import type { RenderLink } from '../link/RenderLink.ts';
import { BrowserGridCell } from './BrowserGridCell.tsx';
import { Cell, Row as RowElement } from './BrowserGridRow.styles.ts';
import type { GridColumn } from './types.ts';

export interface BrowserGridRowProps<Row> {
  readonly row: Row;
  /** Place on the page, from 0. */
  readonly index: number;
  /** Place in the whole list with its head, from 1. */
  readonly ariaRowIndex: number;
  readonly columns: readonly GridColumn<Row>[];
  readonly href: string | undefined;
  readonly renderLink: RenderLink;
  readonly isOpenable: boolean;
  /** Null while rows cannot be selected. */
  readonly isSelected: boolean | null;
  readonly selectLabel: string;
  /** The checkbox was pressed, perhaps with Shift. Keep it stable. */
  readonly onToggle: (index: number, hasShift: boolean) => void;
  /** Null when the row is not the active one; -1 when it is active as a whole, else its active column. */
  readonly activeColumn: number | null;
}

function PlainRow<Row>(props: BrowserGridRowProps<Row>): ReactElement {
  const { row, index, columns, isSelected, activeColumn } = props;
  const leading = isSelected === null ? 0 : 1;
  return (
    <RowElement
      role="row"
      aria-rowindex={props.ariaRowIndex}
      aria-selected={isSelected ?? undefined}
      data-part="row"
      data-row={index}
      data-openable={props.isOpenable || undefined}
      data-active={activeColumn === -1 || undefined}
      tabIndex={activeColumn === -1 ? 0 : -1}
    >
      {isSelected !== null && (
        <Cell
          role="gridcell"
          data-part="row-checkbox"
          data-column={0}
          data-active={activeColumn === 0 || undefined}
        >
          <Checkbox
            label={props.selectLabel}
            isLabelHidden
            checked={isSelected}
            tabIndex={activeColumn === 0 ? 0 : -1}
            onCheckedChange={(_, event) => props.onToggle(index, hasShift(event.nativeEvent))}
          />
        </Cell>
      )}
      {columns.map((column, place) => (
        <BrowserGridCell
          key={column.key}
          row={row}
          column={column}
          place={place + leading}
          isActive={activeColumn === place + leading}
          isRowName={place === 0}
          href={place === 0 ? props.href : undefined}
          renderLink={props.renderLink}
        />
      ))}
    </RowElement>
  );
}

function hasShift(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey;
}

/** One row. Renders again only when something of its own changed. */
export const BrowserGridRow = memo(PlainRow) as typeof PlainRow;
