import { VisuallyHidden } from '@studio/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Plus from 'lucide-react/icons/plus';
import { type ChangeEventHandler, memo, useState } from 'react';
import { RowHandle } from './DataItemsRow.styles.ts';
import type { HoldText } from './hooks/useHeldText.ts';
import type { DataItemsEditorLabels } from './labels.ts';
import { isBlankItem } from './model/isBlankItem.ts';
import { isCellColumn } from './places.ts';
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
  readonly groupId: string;
  /** The same for all rows; must not change between renders. */
  readonly onHoldText: HoldText;
}

/** What was typed and is not in the draft yet. */
interface HeldText {
  readonly column: DataItemColumn;
  readonly text: string;
}

/** One row of a group. It shows what is typed before the draft has it: a key draws this row alone. */
export const DataItemsRow = memo(function DataItemsRow(props: DataItemsRowProps) {
  const { item, groupId, groupText, rowNumber, isTrailing, isReadOnly, isClient, labels, onHoldText } = props;
  const [held, setHeld] = useState<HeldText | null>(null);
  if (held !== null && item[held.column] === held.text) setHeld(null);

  const handleChange: ChangeEventHandler<HTMLInputElement> = ({ currentTarget }) => {
    const { value: text, dataset } = currentTarget;
    const { column } = dataset;
    if (!isCellColumn(column)) return;
    const typed = { column, text };
    setHeld(typed);
    onHoldText({ groupId, itemId: item.id, column }, text, () =>
      setHeld((now) => (now === typed ? null : now)),
    );
  };

  const draw = (column: DataItemColumn, error: string, placeholder?: string) =>
    drawCell({
      column,
      text: held?.column === column ? held.text : item[column],
      name: isTrailing
        ? labels.newRowCell(labels.columns[column], groupText)
        : labels.cell(labels.columns[column], rowNumber, groupText),
      placeholder: isReadOnly ? undefined : placeholder,
      error: isClient ? error : '',
      errorId: `${props.idPrefix}${item.id}-${column}`,
      isReadOnly,
      onTextChange: handleChange,
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

interface DataItemsRowHeadProps {
  /** Position in the group, from 1. */
  readonly rowNumber: number;
  readonly groupText: string;
  /** The blank row for entry at the end of a group. */
  readonly isTrailing: boolean;
  /** Whether the row can be selected and dragged. */
  readonly hasHandle: boolean;
  readonly isSelected: boolean;
  readonly labels: DataItemsEditorLabels;
}

/** The head of a row: the handle with its number, or the sign of the row for entry. */
function DataItemsRowHead(props: DataItemsRowHeadProps) {
  const { rowNumber, groupText, isTrailing, hasHandle, isSelected, labels } = props;
  if (hasHandle) {
    return (
      <RowHandle
        role="button"
        tabIndex={-1}
        data-handle
        data-part="row-handle"
        aria-label={labels.selectRow(rowNumber, groupText)}
        aria-pressed={isSelected}
      >
        {rowNumber}
      </RowHandle>
    );
  }
  if (!isTrailing) return <span data-part="row-mark">{rowNumber}</span>;
  return (
    <span data-part="row-mark">
      <Plus size={12} aria-hidden="true" />
      <VisuallyHidden>{labels.newRow}</VisuallyHidden>
    </span>
  );
}

/** What a cell is drawn from. */
interface CellDrawing {
  readonly column: DataItemColumn;
  /** As typed. */
  readonly text: string;
  /** Accessible name. */
  readonly name: string;
  /** Shown while the cell is empty and not in error. */
  readonly placeholder: string | undefined;
  /** In words; empty for none. */
  readonly error: string;
  /** Unique in the page. */
  readonly errorId: string;
  readonly isReadOnly: boolean;
  readonly onTextChange: ChangeEventHandler<HTMLInputElement>;
}

/** One cell: a field that fills it, with its error beside the text. Not a component, for there are many. */
function drawCell(cell: CellDrawing) {
  const { column, text, error } = cell;
  const hasError = error !== '';
  return (
    <div key={column} {...tableRoles.cell} data-part="cell" data-invalid={hasError || undefined}>
      <input
        data-part="cell-input"
        data-column={column}
        value={text}
        aria-label={cell.name}
        aria-invalid={hasError || undefined}
        aria-describedby={hasError ? cell.errorId : undefined}
        placeholder={hasError || text !== '' ? undefined : cell.placeholder}
        readOnly={cell.isReadOnly}
        aria-readonly={cell.isReadOnly || undefined}
        autoComplete="off"
        spellCheck={false}
        inputMode={column === 'defaultPrecedence' ? 'numeric' : 'text'}
        dir={text === '' ? undefined : 'auto'}
        onChange={cell.onTextChange}
      />
      {hasError && (
        <span id={cell.errorId} data-part="error">
          <CircleAlert size={14} aria-hidden="true" />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}

/**
 * The roles of the parts of a table. They are set on plain elements, because rows are at positions of their own, far
 * from rows that are not drawn, and table elements would not.
 */
const tableRoles = {
  row: (index: number) => ({ role: 'row', 'aria-rowindex': index }) as const,
  head: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
