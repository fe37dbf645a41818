import { TextField } from '@studio/ui';
import type { CellKind } from '../types.ts';

/** A cell of one line of text. */
export function textCell<Row>(): CellKind<Row> {
  return {
    render: ({ label, text, placeholder, onTextChange }) => (
      <TextField
        {...{ label, placeholder }}
        isLabelHidden
        value={text}
        onValueChange={(next) => onTextChange(next, true)}
      />
    ),
  };
}
