import { VisuallyHidden } from '@studio/ui';
import Lock from 'lucide-react/icons/lock';
import { type CSSProperties, useId, useRef } from 'react';
import { ErrorSummary } from '../shared/errorSummary/ErrorSummary.tsx';
import { useFixedRows } from '../shared/fixedRows/useFixedRows.ts';
import { CriteriaHead } from './CriteriaHead.tsx';
import { CriteriaRowView } from './CriteriaRowView.tsx';
import { Body, Grid, Note, Scroller, TableRoot } from './CriteriaTable.styles.ts';
import type { CriteriaTableProps } from './CriteriaTableProps.ts';
import { useCriteriaEdits } from './hooks/useCriteriaEdits.ts';
import { useCriteriaGrid } from './hooks/useCriteriaGrid.ts';
import { useCriteriaPlace } from './hooks/useCriteriaPlace.ts';
import { nextFault } from './model/nextFault.ts';

const rowHeight = 36;

function rootPropsOf(props: CriteriaTableProps) {
  const {
    value: _value,
    defaultValue: _defaultValue,
    onChange: _onChange,
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
    handleRef: _handleRef,
    ...rest
  } = props;
  return rest;
}

interface GridStyle extends CSSProperties {
  '--criteria-columns': string;
  '--criteria-count': number;
}

/** Its columns share the width; that of the buttons is fixed. */
function gridStyle(count: number, isReadOnly: boolean): GridStyle {
  return {
    '--criteria-columns': `repeat(${count}, minmax(0, 1fr))${isReadOnly ? '' : ' 40px'}`,
    '--criteria-count': count,
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
  useCriteriaPlace(props.handleRef, edits, grid);
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
      {columns.length > 1 && rows.length > 0 && (
        <Scroller ref={scrollRef} data-part="scroller">
          <Grid
            ref={grid.gridRef}
            role="grid"
            aria-label={labels.title}
            aria-describedby={helpId}
            aria-rowcount={rows.length + 1}
            aria-colcount={columns.length + (isReadOnly ? 0 : 1)}
            aria-readonly={isReadOnly || undefined}
            data-part="grid"
            style={gridStyle(columns.length, isReadOnly)}
            {...grid.gridProps}
          >
            <CriteriaHead edits={edits} active={grid.active} />
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
      <VisuallyHidden role="status">{edits.said}</VisuallyHidden>
    </TableRoot>
  );
}
