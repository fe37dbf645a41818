import { Button, VisuallyHidden } from '@studio/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Lock from 'lucide-react/icons/lock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type CSSProperties, useId, useRef } from 'react';
import { ErrorSummary } from '../shared/errorSummary/ErrorSummary.tsx';
import { useFixedRows } from '../shared/fixedRows/useFixedRows.ts';
import { SortButton } from '../shared/table/table.styles.ts';
import { CriteriaRowView } from './CriteriaRowView.tsx';
import { Body, Grid, Head, HeadCell, HeadText, Note, Scroller, TableRoot } from './CriteriaTable.styles.ts';
import type { CriteriaTableProps } from './CriteriaTableProps.ts';
import { type CriteriaEdits, useCriteriaEdits } from './hooks/useCriteriaEdits.ts';
import { useCriteriaGrid } from './hooks/useCriteriaGrid.ts';
import { useCriteriaPlace } from './hooks/useCriteriaPlace.ts';
import { fieldOf } from './model/columns.ts';
import type { GridPlace } from './model/moveInGrid.ts';
import { nextFault } from './model/nextFault.ts';
import type { CriteriaColumn } from './types.ts';

const rowHeight = 36;

function rootPropsOf(props: CriteriaTableProps) {
  const {
    value: _value,
    defaultValue: _defaultValue,
    onValueChange: _onChange,
    dataItems: _dataItems,
    isProductDependent: _isProductDependent,
    products: _products,
    fields: _fields,
    sort: _sort,
    defaultSort: _defaultSort,
    onSortChange: _onSortChange,
    isReadOnly: _isReadOnly,
    readOnlyReason: _readOnlyReason,
    labels: _labels,
    actionsRef: _handleRef,
    refusals: _refusals,
    ...rest
  } = props;
  return rest;
}

interface GridStyle extends CSSProperties {
  '--criteria-columns': string;
  '--criteria-width': string;
}

interface ScrollerStyle extends CSSProperties {
  '--criteria-buttons': string;
}

const buttonsWidth = '96px';

/** Cells that get the focus are not left under the buttons. */
function scrollerStyle(isReadOnly: boolean): ScrollerStyle {
  return { '--criteria-buttons': isReadOnly ? '0px' : buttonsWidth };
}

/** The least that shows a column's placeholder whole. */
const leastWidth = (column: CriteriaColumn) => (column === 'product' ? '232px' : '160px');

/** Its columns share the width; that of the buttons is fixed. */
function gridStyle(columns: readonly CriteriaColumn[], isReadOnly: boolean): GridStyle {
  const widths = columns.map(leastWidth);
  const buttons = isReadOnly ? [] : [buttonsWidth];
  return {
    '--criteria-columns': [...widths.map((width) => `minmax(${width}, 1fr)`), ...buttons].join(' '),
    '--criteria-width': `calc(${[...widths, ...buttons].join(' + ')})`,
  };
}

/**
 * For which product and field values each data item applies. A blank row at the end takes the next one; rows that are
 * partly filled are marked at their cell. Of many rows only those in sight are drawn.
 */
export function CriteriaTable(props: CriteriaTableProps) {
  const helpId = useId();
  const edits = useCriteriaEdits(props);
  const { rows, columns, labels, isReadOnly } = edits;
  const activeIndex = rows.findIndex(({ id }) => id === edits.activeId);
  const { scrollRef, bodyRef, height, indexes } = useFixedRows({
    count: rows.length,
    rowHeight,
    pinnedIndex: activeIndex < 0 ? undefined : activeIndex,
  });
  const grid = useCriteriaGrid(edits, columns.length + (isReadOnly ? 0 : 1));
  const { gridRef, gridProps, active } = grid;
  useCriteriaPlace(props.actionsRef, edits, grid);
  const shownFault = useRef(-1);
  const goToNextFault = () => {
    const place = nextFault(rows, edits.faults, columns, shownFault.current);
    if (place === undefined) return;
    shownFault.current = place.row;
    grid.goTo(place);
  };

  return (
    <TableRoot data-part="criteria-table" {...rootPropsOf(props)}>
      {props.readOnlyReason && (
        <Note data-part="read-only-reason">
          <Lock size={14} aria-hidden="true" />
          {props.readOnlyReason}
        </Note>
      )}
      {columns.length === 1 && <Note data-part="no-dependencies">{labels.noDependencies}</Note>}
      {rows.length === 0 && <Note data-part="empty">{labels.noCriteria}</Note>}
      {!isReadOnly && columns.length > 1 && edits.faults.size > 0 && (
        <Note>
          <ErrorSummary
            text={labels.errors(edits.faults.size)}
            hint={labels.goToNextError}
            onPress={goToNextFault}
          />
        </Note>
      )}
      {columns.length > 1 && edits.same.size > 0 && (
        <Note data-part="same">
          <TriangleAlert size={14} aria-hidden="true" />
          {labels.sameRows(edits.same.size)}
        </Note>
      )}
      {columns.length > 1 && rows.length > 0 && edits.sort !== null && (
        <Note data-part="sorted-view">
          {labels.sortedView}
          <Button size="sm" onClick={edits.showStoredOrder}>
            {labels.showStoredOrder}
          </Button>
        </Note>
      )}
      {columns.length > 1 && rows.length > 0 && (
        <Scroller ref={scrollRef} data-part="scroller" style={scrollerStyle(isReadOnly)}>
          <Grid
            ref={gridRef}
            role="grid"
            aria-label={labels.title}
            aria-describedby={helpId}
            aria-rowcount={rows.length + 1}
            aria-colcount={columns.length + (isReadOnly ? 0 : 1)}
            aria-readonly={isReadOnly || undefined}
            data-part="grid"
            style={gridStyle(columns, isReadOnly)}
            {...gridProps}
          >
            <CriteriaHead edits={edits} active={active} />
            <Body ref={bodyRef} role="rowgroup" style={{ height }}>
              {indexes.map((index) => {
                const row = rows[index];
                return row === undefined ? null : (
                  <CriteriaRowView key={row.id} {...{ edits, grid, row, index }} top={index * rowHeight} />
                );
              })}
            </Body>
          </Grid>
        </Scroller>
      )}
      <VisuallyHidden id={helpId}>{labels.help}</VisuallyHidden>
      <VisuallyHidden role="status">{edits.announcement}</VisuallyHidden>
    </TableRoot>
  );
}

interface CriteriaHeadProps {
  readonly edits: CriteriaEdits;
  readonly active: GridPlace;
}

/** The headers: each sorts by its column. */
function CriteriaHead({ edits, active }: CriteriaHeadProps) {
  const { columns, labels, sort, context, isReadOnly } = edits;
  return (
    <Head role="row" aria-rowindex={1} data-part="head" data-row-id="">
      {columns.map((column, index) => {
        const direction = sort?.key === column ? sort.direction : undefined;
        const Arrow = direction === 'desc' ? ArrowDown : ArrowUp;
        const isActive = active.row < 0 && active.column === index;
        const field = fieldOf(column, context);
        const header = labels.columns[column];
        return (
          <HeadCell
            key={column}
            role="columnheader"
            aria-colindex={index + 1}
            aria-sort={direction && `${direction}ending`}
            data-cell={index}
            data-column={column}
            data-active={isActive || undefined}
          >
            <SortButton
              type="button"
              data-part="sort"
              tabIndex={isActive ? 0 : -1}
              onClick={() => edits.sortBy(column)}
            >
              <HeadText>{field ? labels.fieldHeader(header, field.name) : header}</HeadText>
              <Arrow size={14} aria-hidden="true" />
            </SortButton>
          </HeadCell>
        );
      })}
      {!isReadOnly && (
        <HeadCell role="columnheader" aria-colindex={columns.length + 1} data-column="remove">
          <VisuallyHidden>{labels.removeColumn}</VisuallyHidden>
        </HeadCell>
      )}
    </Head>
  );
}
