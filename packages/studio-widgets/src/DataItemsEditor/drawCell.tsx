import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ChangeEventHandler } from 'react';
import { tableRoles } from './tableRoles.ts';
import type { DataItemColumn } from './types.ts';

/** What a cell is drawn from. */
export interface CellDrawing {
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
export function drawCell(cell: CellDrawing) {
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
