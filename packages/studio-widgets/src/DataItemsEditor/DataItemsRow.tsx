import { VisuallyHidden } from '@studio/ui';
import Plus from 'lucide-react/icons/plus';
import { memo } from 'react';
import { DataItemsCell } from './DataItemsCell.tsx';
import { RowHead, RowRoot } from './DataItemsRow.styles.ts';
import type { DataItemsEditorLabels } from './labels.ts';
import type { CellColumn, DraftItem } from './types.ts';

export interface DataItemsRowProps {
  readonly item: DraftItem;
  readonly groupId: string;
  /** How the row's cells name their group. */
  readonly groupText: string;
  /** Position in the group, from 1. */
  readonly rowNumber: number;
  /** Distance from the top of the group's rows, in pixels. */
  readonly top: number;
  readonly isLast: boolean;
  /** The blank row for entry at the end of a group. */
  readonly isTrailing: boolean;
  readonly isReadOnly: boolean;
  readonly showDefaultPrecedence: boolean;
  /** Errors in words; empty for none. Apart from each other, so that an unchanged row is not drawn again. */
  readonly labelError: string;
  readonly valueError: string;
  readonly defaultPrecedenceError: string;
  /** Starts the ids of the errors. */
  readonly idPrefix: string;
  readonly labels: DataItemsEditorLabels;
  readonly onCellChange: (groupId: string, itemId: string, column: CellColumn, text: string) => void;
}

/** One row of a group. */
export const DataItemsRow = memo(function DataItemsRow(props: DataItemsRowProps) {
  const { item, groupId, groupText, rowNumber, isTrailing, labels, onCellChange } = props;

  const drawCell = (column: CellColumn, error: string, placeholder?: string) => (
    <DataItemsCell
      column={column}
      text={item[column]}
      name={
        isTrailing
          ? labels.newRowCell(labels.columns[column], groupText)
          : labels.cell(labels.columns[column], rowNumber, groupText)
      }
      placeholder={props.isReadOnly ? undefined : placeholder}
      error={error}
      errorId={`${props.idPrefix}${item.id}-${column}`}
      isReadOnly={props.isReadOnly}
      onTextChange={(changed, text) => onCellChange(groupId, item.id, changed, text)}
    />
  );

  return (
    <RowRoot
      role="row"
      aria-rowindex={rowNumber + 1}
      data-part="row"
      data-item-id={item.id}
      data-trailing={isTrailing || undefined}
      data-last={props.isLast || undefined}
      style={{ top: props.top }}
    >
      <RowHead role="rowheader">
        {isTrailing ? (
          <>
            <Plus size={12} aria-hidden="true" />
            <VisuallyHidden>{labels.newRow}</VisuallyHidden>
          </>
        ) : (
          rowNumber
        )}
      </RowHead>
      {drawCell('label', props.labelError, labels.labelPlaceholder)}
      {drawCell('value', props.valueError, labels.valuePlaceholder)}
      {props.showDefaultPrecedence && drawCell('defaultPrecedence', props.defaultPrecedenceError)}
    </RowRoot>
  );
});
