import { Tooltip } from '@studio/ui';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { Cell, CellError, CellErrorText, CellInput } from './DataItemsRow.styles.ts';
import type { CellColumn } from './types.ts';

const longestTextWithoutTooltip = 45;

export interface DataItemsCellProps {
  readonly column: CellColumn;
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
  readonly onTextChange: (column: CellColumn, text: string) => void;
}

/** A tooltip opens on hover only: on focus it would cover the row above while a user types. */
function HoveredInput({ onFocus: _onFocus, ...rest }: ComponentPropsWithRef<'input'>) {
  return <CellInput {...rest} />;
}

/** One cell: a field that fills it, with its error beside the text. */
export function DataItemsCell(props: DataItemsCellProps) {
  const { column, text, name, placeholder, error, errorId, isReadOnly, onTextChange } = props;
  const hasError = error !== '';
  return (
    <Cell role="cell" data-part="cell" data-invalid={hasError || undefined}>
      <Tooltip
        content={<span dir="auto">{text}</span>}
        isDisabled={column === 'defaultPrecedence' || text.length <= longestTextWithoutTooltip}
        isDescription={false}
      >
        <HoveredInput
          type="text"
          data-column={column}
          value={text}
          aria-label={name}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? errorId : undefined}
          placeholder={hasError || text !== '' ? undefined : placeholder}
          readOnly={isReadOnly}
          autoComplete="off"
          spellCheck={false}
          inputMode={column === 'defaultPrecedence' ? 'numeric' : 'text'}
          dir={text === '' ? undefined : 'auto'}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onTextChange(column, event.target.value)}
        />
      </Tooltip>
      {hasError && (
        <CellError id={errorId} data-part="error">
          <CircleAlert size={14} aria-hidden="true" />
          <CellErrorText>{error}</CellErrorText>
        </CellError>
      )}
    </Cell>
  );
}
