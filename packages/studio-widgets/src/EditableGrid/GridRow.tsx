import { IconButton, Tooltip, VisuallyHidden } from '@studio/ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import GripVertical from 'lucide-react/icons/grip-vertical';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { memo, type ReactNode } from 'react';
import { LongText } from '../shared/longText/LongText.tsx';
import { Cell, CellChevron, CellFault, CellHint, Handle, Row as RowFrame } from './EditableGrid.styles.ts';
import type { GridEdits } from './hooks/useGridEdits.ts';
import type { GridFocus } from './hooks/useGridFocus.ts';
import { shownText } from './model/cells.ts';
import type { EditableGridProps } from './types.ts';

interface GridRowProps<Row> {
  readonly edits: GridEdits<Row>;
  readonly focus: GridFocus<Row>;
  readonly of: Pick<EditableGridProps<Row>, 'getHint' | 'getLock'>;
  readonly row: Row;
  /** From 0. */
  readonly index: number;
  readonly top: number;
  readonly isDragged: boolean;
}

/** One row of the grid. */
export function GridRow<Row>({ edits, focus, of, row, index, top, isDragged }: GridRowProps<Row>) {
  const { columns, labels, rows, isReadOnly } = edits;
  const { active, range, editing } = focus;
  const rowKey = edits.keyOf(row);
  const isActiveRow = active.row === index;
  const isInRange = focus.isRange && index >= range.from.row && index <= range.to.row;
  const buttons = columns.length;
  const isAtButtons = isActiveRow && active.column === buttons;
  const canRemove = edits.canRemove(row);
  const canMove = canRemove && edits.isOrdered && !edits.isSorted;

  return (
    <RowFrame
      role="row"
      aria-rowindex={index + 2}
      data-part="row"
      data-row-id={rowKey}
      data-last={index === rows.length - 1 || undefined}
      data-dragged={isDragged || undefined}
      style={{ insetBlockStart: top }}
    >
      {columns.map((column, at) => {
        const isActive = isActiveRow && active.column === at;
        const text = column.getText(row);
        const lock = of.getLock?.(row, column.key);
        const isSelected = isInRange && at >= range.from.column && at <= range.to.column;
        return (
          <GridCell
            key={column.key}
            {...{ text, isActive, isReadOnly, lock }}
            name={column.key}
            index={at}
            placeholder={column.placeholder ?? ''}
            isChoice={column.cell.isChoice === true}
            // A selection is only announced where there can be one.
            isSelected={edits.hasRanges ? isSelected : undefined}
            fault={edits.faultOf(row, column) ?? ''}
            hint={of.getHint?.(row, column.key) ?? ''}
            shown={column.cell.draw?.(text, labels) ?? shownText(column.cell, text)}
            editor={
              isActive && editing !== null
                ? column.cell.render({
                    ...{ row, text, labels, placeholder: column.placeholder ?? '' },
                    label: labels.editCell(column.header, index + 1),
                    onTextChange: (next, isTyped) => edits.setText(row, column, next, isTyped),
                    onRowChange: (next, isTyped) => edits.setRow(next, column.key, isTyped),
                    onDone: focus.stopEditing,
                  })
                : null
            }
          />
        );
      })}
      {!isReadOnly && (
        <Cell
          role="gridcell"
          aria-colindex={buttons + 1}
          tabIndex={isAtButtons && !canRemove ? 0 : -1}
          data-cell={buttons}
          data-column="remove"
          data-active={isAtButtons || undefined}
        >
          {canMove && edits.hasRanges && (
            <Handle data-part="handle" aria-hidden="true">
              <GripVertical size={14} />
            </Handle>
          )}
          {canMove && (
            <>
              <IconButton
                size="sm"
                data-part="move-up"
                tabIndex={-1}
                label={labels.moveUp(index + 1)}
                icon={<ArrowUp size={14} />}
                onClick={() => edits.move(row, index - 1)}
              />
              <IconButton
                size="sm"
                data-part="move-down"
                tabIndex={-1}
                label={labels.moveDown(index + 1)}
                icon={<ArrowDown size={14} />}
                onClick={() => edits.move(row, index + 1)}
              />
            </>
          )}
          {canRemove && (
            <IconButton
              size="sm"
              data-part="remove"
              tabIndex={isAtButtons ? 0 : -1}
              label={labels.removeRow(index + 1)}
              icon={<X size={14} />}
              onClick={() => focus.remove(row)}
            />
          )}
        </Cell>
      )}
    </RowFrame>
  );
}

interface GridCellProps {
  /** The column's key. */
  readonly name: string;
  /** Of the column, from 0. */
  readonly index: number;
  readonly placeholder: string;
  readonly isChoice: boolean;
  readonly text: string;
  /** What is shown of the text. */
  readonly shown: ReactNode;
  /** What is wrong with it, in words; empty for nothing. */
  readonly fault: string;
  /** What is odd about it, though not wrong, in words; empty for nothing. */
  readonly hint: string;
  /** Why it cannot be changed. */
  readonly lock: string | undefined;
  readonly isActive: boolean;
  readonly isSelected: boolean | undefined;
  readonly isReadOnly: boolean;
  /** The field, while it is edited. */
  readonly editor: ReactNode;
}

/** One cell: its text, or the field that edits it. It is drawn again when what it shows is another; the grid listens for its presses. */
const GridCell = memo(function GridCell(props: GridCellProps) {
  const { name, index, placeholder, isChoice, text, shown, fault, hint, lock } = props;
  const { isActive, isSelected, isReadOnly, editor } = props;
  const isEditing = editor !== null;
  return (
    <Cell
      role="gridcell"
      aria-colindex={index + 1}
      aria-invalid={fault === '' ? undefined : true}
      aria-readonly={lock === undefined ? undefined : true}
      aria-selected={isSelected}
      tabIndex={isActive && !isEditing ? 0 : -1}
      data-part="cell"
      data-cell={index}
      data-column={name}
      data-active={isActive || undefined}
      data-choice={isChoice || undefined}
      data-editing={isEditing || undefined}
      data-locked={lock === undefined ? undefined : true}
    >
      {editor}
      {!isEditing && typeof shown === 'string' && shown !== '' && <LongText data-part="text" text={shown} />}
      {!isEditing && typeof shown !== 'string' && shown}
      {!isEditing && text === '' && typeof shown === 'string' && fault === '' && !isReadOnly && (
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
      {lock !== undefined && lock !== '' && <VisuallyHidden>{lock}</VisuallyHidden>}
      {!isEditing && isChoice && !isReadOnly && lock === undefined && (
        <CellChevron aria-hidden="true">
          <ChevronDown size={14} />
        </CellChevron>
      )}
    </Cell>
  );
});
