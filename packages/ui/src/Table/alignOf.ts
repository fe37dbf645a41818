import type { TableColumn } from './types.ts';

/** Where the text of a column stands: numbers at the end, unless told otherwise. */
export function alignOf<Row>({ align, isNumeric }: TableColumn<Row>): 'start' | 'center' | 'end' {
  return align ?? (isNumeric ? 'end' : 'start');
}
