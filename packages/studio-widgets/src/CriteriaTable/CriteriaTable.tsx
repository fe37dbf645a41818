import { Button } from '@studio/ui';
import { Note } from '@studio/ui/internal';
import Lock from 'lucide-react/icons/lock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type Ref, type RefObject, useImperativeHandle, useRef } from 'react';
import { selectCell } from '../EditableGrid/cells/selectCell.tsx';
import { textCell } from '../EditableGrid/cells/textCell.tsx';
import { EditableGrid } from '../EditableGrid/EditableGrid.tsx';
import type { EditableGridLabels } from '../EditableGrid/labels.ts';
import type { EditableColumn, EditableGridActions, EditableGridChange } from '../EditableGrid/types.ts';
import { ErrorSummary } from '../shared/errorSummary/ErrorSummary.tsx';
import { useLatest } from '../shared/latest/useLatest.ts';
import type { CriteriaFocus, CriteriaTableActions } from './CriteriaPlace.ts';
import { TableRoot } from './CriteriaTable.styles.ts';
import type { CriteriaTableProps } from './CriteriaTableProps.ts';
import { type CriteriaEdits, useCriteriaEdits } from './hooks/useCriteriaEdits.ts';
import type { CriteriaTableLabels } from './labels.ts';
import { fieldOf, optionsOf } from './model/columns.ts';
import { nextFault } from './model/nextFault.ts';
import { isDeleted } from './model/rows.ts';
import type { CriteriaColumn, CriteriaContext, CriteriaRow } from './types.ts';

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

/** The least that shows a column's placeholder whole, in pixels. */
const leastWidth = (column: CriteriaColumn) => (column === 'product' ? 232 : 160);

function placeholderOf(column: CriteriaColumn, isChoice: boolean, labels: CriteriaTableLabels): string {
  if (column === 'dataItem') return labels.dataItemPlaceholder;
  if (column === 'product') return labels.productPlaceholder;
  return isChoice ? labels.choicePlaceholder : labels.textPlaceholder;
}

function isLoading(column: CriteriaColumn, context: CriteriaContext): boolean {
  if (column === 'dataItem') return context.dataItems === undefined;
  if (column === 'product') return context.products === undefined;
  return fieldOf(column, context)?.isLoading === true;
}

function gridColumn(column: CriteriaColumn, edits: CriteriaEdits): EditableColumn<CriteriaRow> {
  const { context, labels } = edits;
  const field = fieldOf(column, context);
  const options = optionsOf(column, context);
  const header = labels.columns[column];
  return {
    key: column,
    header: field ? labels.fieldHeader(header, field.name) : header,
    cell:
      options === undefined
        ? textCell()
        : selectCell({
            options,
            isLoading: isLoading(column, context),
            // What no longer exists is a fault of the row, which `validateCriteria` finds.
            isClosed: false,
            search: field?.search?.load,
            minSearchLength: field?.search?.minSearchLength,
            onFound: (option) => edits.remember(column, option),
            labels: { ...labels.search, loadingOptions: labels.loadingOptions },
          }),
    getText: (row) => row[column],
    setText: (row, text) => ({ ...row, [column]: text }),
    minWidth: leastWidth(column),
    placeholder: placeholderOf(column, options !== undefined, labels),
    isSortable: true,
  };
}

/** The texts of the grid, in the words of the table. */
function gridLabels(labels: CriteriaTableLabels): Partial<EditableGridLabels> {
  const { editCell, removeColumn: buttons, removeRow, moveUp, moveDown, help } = labels;
  return { editCell, buttons, removeRow, moveUp, moveDown, help };
}

/**
 * For which product and field values each data item applies. A blank row at the end takes the next one; rows that are
 * partly filled are marked at their cell. Of many rows only those in sight are drawn.
 */
export function CriteriaTable(props: CriteriaTableProps) {
  const edits = useCriteriaEdits(props);
  const { rows, columns, labels, isReadOnly, context } = edits;
  const gridRef = useRef<EditableGridActions>(null);
  useCriteriaPlace(props.actionsRef, edits, gridRef);
  const shownFault = useRef(-1);
  const goToNextFault = () => {
    const place = nextFault(rows, edits.faults, columns, shownFault.current);
    if (place === undefined) return;
    shownFault.current = place.row;
    const rowKey = rows[place.row]?.id ?? '';
    gridRef.current?.showPlace({ rowKey, row: place.row, column: columns[place.column] ?? '' });
  };
  const faultOf = (row: CriteriaRow, column: string) => {
    const fault = edits.faults.get(row.id);
    if (fault?.column === column) return labels.faults[fault.fault];
    return edits.refusals?.get(row.id)?.[column as CriteriaColumn];
  };
  const hintOf = (row: CriteriaRow, column: string) => {
    const same = column === columns[0] ? edits.same.get(row.id) : undefined;
    const index = same === undefined ? -1 : rows.findIndex(({ id }) => id === same);
    return index < 0 ? undefined : labels.sameAs(index + 1);
  };
  const handleChange = (change: EditableGridChange<CriteriaRow>) => {
    if (change.kind === 'remove') edits.remove(change.rowKey);
    else if (change.kind === 'move') {
      edits.move(change.rowKey, change.by < 0 ? -1 : 1);
    } else {
      const [row] = change.rows;
      const column = columns.find((each) => each === change.column);
      if (row && column) edits.setText(row.id, column, row[column], change.isTyped);
    }
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
        <EditableGrid
          label={labels.title}
          rows={rows}
          getRowKey={({ id }) => id}
          columns={columns.map((column) => gridColumn(column, edits))}
          onEdit={handleChange}
          isReadOnly={isReadOnly}
          getFault={faultOf}
          getHint={hintOf}
          canRemove={(row) => row !== rows.at(-1) || !isDeleted(row, context)}
          isOrdered
          hasRanges={false}
          sort={edits.sort}
          onSort={(column) => edits.sortBy(column as CriteriaColumn)}
          onActiveRowChange={edits.setActiveId}
          announcement={edits.announcement}
          actionsRef={gridRef}
          labels={gridLabels(labels)}
        />
      )}
    </TableRoot>
  );
}

/** Reports to the host where the user is, and goes back there. */
function useCriteriaPlace(
  handleRef: Ref<CriteriaTableActions> | undefined,
  edits: CriteriaEdits,
  gridRef: RefObject<EditableGridActions | null>,
): void {
  const latest = useLatest(edits);

  useImperativeHandle(
    handleRef,
    () => ({
      readPlace: () => ({ focus: readFocus(latest.current, gridRef.current), sort: latest.current.sort }),
      showPlace: ({ focus, sort }) => {
        if (sort !== latest.current.sort) latest.current.setSort(sort);
        if (focus === null) return;
        const { rowId: rowKey, column, ...rest } = focus;
        gridRef.current?.showPlace({ ...rest, rowKey, column: column === 'remove' ? '' : column });
      },
    }),
    [latest, gridRef],
  );
}

function readFocus({ columns }: CriteriaEdits, grid: EditableGridActions | null): CriteriaFocus | null {
  const place = grid?.readPlace() ?? null;
  if (place === null) return null;
  const { rowKey: rowId, column, ...rest } = place;
  return { ...rest, rowId, column: columns.find((each) => each === column) ?? 'remove' };
}
