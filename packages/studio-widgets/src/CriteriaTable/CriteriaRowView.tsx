import { IconButton, Tooltip, VisuallyHidden } from '@studio/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { LongText } from '../shared/longText/LongText.tsx';
import { CriteriaCellEditor } from './CriteriaCellEditor.tsx';
import { Cell, CellChevron, CellFault, CellHint, Row } from './CriteriaTable.styles.ts';
import type { CriteriaEdits } from './hooks/useCriteriaEdits.ts';
import type { CriteriaGrid } from './hooks/useCriteriaGrid.ts';
import type { CriteriaTableLabels } from './labels.ts';
import { fieldOf, optionsOf } from './model/columns.ts';
import { isDeleted } from './model/rows.ts';
import { shownText } from './model/sortCriteria.ts';
import type { CriteriaColumn, CriteriaContext, CriteriaRow } from './types.ts';

interface CriteriaRowViewProps {
  readonly edits: CriteriaEdits;
  readonly grid: CriteriaGrid;
  readonly row: CriteriaRow;
  /** From 0. */
  readonly index: number;
  readonly top: number;
}

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

function columnName(column: CriteriaColumn, context: CriteriaContext, labels: CriteriaTableLabels): string {
  const field = fieldOf(column, context);
  return field ? labels.fieldHeader(labels.columns[column], field.name) : labels.columns[column];
}

/** One row of criteria. */
export function CriteriaRowView({ edits, grid, row, index, top }: CriteriaRowViewProps) {
  const { columns, context, labels, faults, isReadOnly, rows } = edits;
  const fault = faults.get(row.id);
  const faultOf = (column: CriteriaColumn) =>
    fault?.column === column ? labels.faults[fault.fault] : (edits.refusals?.get(row.id)?.[column] ?? '');
  const isActiveRow = grid.active.row === index;
  const removeIndex = columns.length;
  const firstSame = edits.same.get(row.id);
  const sameRow = firstSame === undefined ? -1 : rows.findIndex(({ id }) => id === firstSame);
  const canRemove = !isReadOnly && !(index === rows.length - 1 && isDeleted(row, context));

  return (
    <Row
      role="row"
      aria-rowindex={index + 2}
      data-part="row"
      data-row-id={row.id}
      data-last={index === rows.length - 1 || undefined}
      style={{ insetBlockStart: top }}
    >
      {columns.map((column, columnIndex) => {
        const options = optionsOf(column, context);
        const placeholder = placeholderOf(column, options !== undefined, labels);
        const isActive = isActiveRow && grid.active.column === columnIndex;
        return (
          <CriteriaCell
            key={column}
            {...{ column, isActive, isReadOnly, placeholder }}
            index={columnIndex}
            text={shownText(row, column, context)}
            fault={faultOf(column)}
            hint={columnIndex === 0 && sameRow >= 0 ? labels.sameAs(sameRow + 1) : ''}
            isChoice={options !== undefined}
            onPress={() => grid.press(row.id, columnIndex)}
            editor={
              isActive && grid.editing !== null ? (
                <CriteriaCellEditor
                  {...{ options, placeholder }}
                  name={labels.editCell(columnName(column, context, labels), index + 1)}
                  text={row[column]}
                  isLoading={isLoading(column, context)}
                  search={fieldOf(column, context)?.search}
                  labels={labels}
                  start={grid.editing}
                  onTextChange={(text) => edits.setText(row.id, column, text, options === undefined)}
                  onFound={(option) => edits.remember(column, option)}
                  onDone={grid.stopEditing}
                />
              ) : null
            }
          />
        );
      })}
      {!isReadOnly && (
        <Cell
          role="gridcell"
          aria-colindex={removeIndex + 1}
          tabIndex={isActiveRow && grid.active.column === removeIndex && !canRemove ? 0 : -1}
          data-cell={removeIndex}
          data-column="remove"
          data-active={(isActiveRow && grid.active.column === removeIndex) || undefined}
        >
          {canRemove && edits.sort === null && (
            <>
              <IconButton
                size="sm"
                data-part="move-up"
                tabIndex={-1}
                label={labels.moveUp(index + 1)}
                icon={<ArrowUp size={14} />}
                onClick={() => edits.move(row.id, -1)}
              />
              <IconButton
                size="sm"
                data-part="move-down"
                tabIndex={-1}
                label={labels.moveDown(index + 1)}
                icon={<ArrowDown size={14} />}
                onClick={() => edits.move(row.id, 1)}
              />
            </>
          )}
          {canRemove && (
            <IconButton
              size="sm"
              data-part="remove"
              tabIndex={isActiveRow && grid.active.column === removeIndex ? 0 : -1}
              label={labels.removeRow(index + 1)}
              icon={<X size={14} />}
              onClick={() => grid.remove(row.id)}
            />
          )}
        </Cell>
      )}
    </Row>
  );
}

interface CriteriaCellProps {
  readonly column: CriteriaColumn;
  /** Of the column, from 0. */
  readonly index: number;
  /** What it shows; empty for nothing. */
  readonly text: string;
  readonly placeholder: string;
  /** What is wrong with it, in words; empty for nothing. */
  readonly fault: string;
  /** What is odd about it, though not wrong, in words; empty for nothing. */
  readonly hint: string;
  /** It is chosen from a list. */
  readonly isChoice: boolean;
  readonly isActive: boolean;
  readonly isReadOnly: boolean;
  /** The field, while it is edited. */
  readonly editor: ReactNode;
  readonly onPress: () => void;
}

/** One cell: its text, or the field that edits it. */
function CriteriaCell(props: CriteriaCellProps) {
  const { column, index, text, placeholder, fault, hint, isChoice, isActive, isReadOnly, editor } = props;
  const isEditing = editor !== null;
  return (
    <Cell
      role="gridcell"
      aria-colindex={index + 1}
      aria-invalid={fault === '' ? undefined : true}
      tabIndex={isActive && !isEditing ? 0 : -1}
      data-part="cell"
      data-cell={index}
      data-column={column}
      data-active={isActive || undefined}
      data-choice={isChoice || undefined}
      data-editing={isEditing || undefined}
      onClick={props.onPress}
    >
      {editor}
      {!isEditing && text !== '' && <LongText data-part="text" text={text} />}
      {!isEditing && text === '' && fault === '' && !isReadOnly && (
        <span data-part="placeholder">{placeholder}</span>
      )}
      {!isEditing && fault !== '' && (
        <Tooltip content={fault} isDescription={false}>
          <CellFault data-part="fault">
            <CircleAlert size={14} aria-hidden="true" />
            <span>{fault}</span>
          </CellFault>
        </Tooltip>
      )}
      {!isEditing && hint !== '' && (
        <Tooltip content={hint} isDescription={false}>
          <CellHint data-part="hint">
            <TriangleAlert size={14} aria-hidden="true" />
            <VisuallyHidden>{hint}</VisuallyHidden>
          </CellHint>
        </Tooltip>
      )}
      {!isEditing && isChoice && !isReadOnly && (
        <CellChevron aria-hidden="true">
          <ChevronDown size={14} />
        </CellChevron>
      )}
    </Cell>
  );
}
