import { type ChangeEventHandler, memo } from 'react';
import { DataItemsRowHead } from './DataItemsRowHead.tsx';
import { drawCell } from './drawCell.tsx';
import type { DataItemsEditorLabels } from './labels.ts';
import { isBlankItem } from './model/isBlankItem.ts';
import { tableRoles } from './tableRoles.ts';
import type { DataItemColumn, DataItemDraft } from './types.ts';

export interface DataItemsRowProps {
  readonly item: DataItemDraft;
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
  /** Ids and errors, which have ids, are drawn. */
  readonly isClient: boolean;
  readonly isSelected: boolean;
  readonly hasDefaultPrecedence: boolean;
  /** Errors in words; empty for none. Apart from each other, so that an unchanged row is not drawn again. */
  readonly labelError: string;
  readonly valueError: string;
  readonly defaultPrecedenceError: string;
  /** Starts the ids of the errors. */
  readonly idPrefix: string;
  readonly labels: DataItemsEditorLabels;
  /** The same for all rows; must not change between renders. */
  readonly onTextChange: ChangeEventHandler<HTMLInputElement>;
}

/** One row of a group. */
export const DataItemsRow = memo(function DataItemsRow(props: DataItemsRowProps) {
  const { item, groupText, rowNumber, isTrailing, isReadOnly, isClient, labels } = props;

  const draw = (column: DataItemColumn, error: string, placeholder?: string) =>
    drawCell({
      column,
      text: item[column],
      name: isTrailing
        ? labels.newRowCell(labels.columns[column], groupText)
        : labels.cell(labels.columns[column], rowNumber, groupText),
      placeholder: isReadOnly ? undefined : placeholder,
      error: isClient ? error : '',
      errorId: `${props.idPrefix}${item.id}-${column}`,
      isReadOnly,
      onTextChange: props.onTextChange,
    });

  return (
    <div
      {...tableRoles.row(rowNumber + 1)}
      data-part="row"
      data-item-id={isClient ? item.id : undefined}
      data-selected={props.isSelected || undefined}
      data-trailing={isTrailing || undefined}
      data-last={props.isLast || undefined}
      style={{ top: props.top }}
    >
      <div {...tableRoles.head} data-part="row-head">
        <DataItemsRowHead
          rowNumber={rowNumber}
          groupText={groupText}
          isTrailing={isTrailing}
          hasHandle={!(isReadOnly || isBlankItem(item))}
          isSelected={props.isSelected}
          labels={labels}
        />
      </div>
      {draw('label', props.labelError, labels.labelPlaceholder)}
      {draw('value', props.valueError, labels.valuePlaceholder)}
      {props.hasDefaultPrecedence && draw('defaultPrecedence', props.defaultPrecedenceError)}
    </div>
  );
});
