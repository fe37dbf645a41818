import type { TableColumn } from './types.ts';

/** The alignment of a column's text: numbers at the end by default. */
export function alignOf<Row>({ align, isNumeric }: TableColumn<Row>): 'start' | 'center' | 'end' {
  return align ?? (isNumeric ? 'end' : 'start');
}
