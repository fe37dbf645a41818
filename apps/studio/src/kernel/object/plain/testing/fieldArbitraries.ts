import fc from 'fast-check';
import type { DraftRow } from '../../../editor/fields/FieldDefinitions.ts';
import { newRowKey } from '../../../editor/fields/newRowKey.ts';
import { type TextRow, withTexts } from '../../../editor/fields/textRows.ts';
import type { FieldValue } from '../../../editor/outline/Outline.ts';
import { addRow, moveRow, removeRow } from '../editRows.ts';
import type { AnyPlainControl, FieldValues } from '../PlainField.ts';

/** An edit of one field or list: what it makes of the value that is there. */
export type ValueEdit = (value: unknown) => unknown;

/** Edits of a field or list, from the values that its declaration says it can have; null for one that does not say it. */
export function editsOf({ values }: Pick<AnyPlainControl, 'values'>): fc.Arbitrary<ValueEdit> | null {
  if (values === undefined) return null;
  if (values.of === 'texts') {
    const known = [...values.values(), 'a', 'b', 'c'];
    const texts = fc.uniqueArray(fc.constantFrom(...known), { maxLength: 4 });
    // The value of such a list is `TextRow`s.
    return texts.map((next) => (rows) => withTexts(rows as readonly TextRow[], next));
  }
  if (values.of === 'rows') return rowEdits(values);
  return valuesOf(values).map((value) => () => value);
}

/** Rows are added, changed in one field, moved and removed. */
function rowEdits({ fields, blank }: Extract<FieldValues, { of: 'rows' }>): fc.Arbitrary<ValueEdit> {
  const cells = Object.entries(fields).flatMap(([name, field]) => {
    const edits = editsOf(field);
    return edits === null ? [] : [edits.map((edit) => ({ name, value: edit(undefined) }))];
  });
  const whole = fc
    .tuple(...cells)
    .map((some) => Object.fromEntries(some.map(({ name, value }) => [name, value])));
  const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as readonly DraftRow[]) : []);
  const nth = (rows: readonly DraftRow[], index: number) => rows[index % Math.max(1, rows.length)]?.key ?? '';
  return fc.oneof(
    fc.tuple(whole, fc.nat(3)).map(
      ([facts, index]): ValueEdit =>
        (value) =>
          addRow(rowsOf(value), { ...blank(newRowKey()), ...facts }, nth(rowsOf(value), index)),
    ),
    fc.tuple(fc.oneof(...cells), fc.nat(3)).map(
      ([{ name, value: next }, index]): ValueEdit =>
        (value) => {
          const key = nth(rowsOf(value), index);
          return rowsOf(value).map((row) => (row.key === key ? { ...row, [name]: next } : row));
        },
    ),
    fc.tuple(fc.constantFrom<-1 | 1>(-1, 1), fc.nat(3)).map(
      ([by, index]): ValueEdit =>
        (value) =>
          moveRow(rowsOf(value), nth(rowsOf(value), index), by),
    ),
    fc.nat(3).map(
      (index): ValueEdit =>
        (value) =>
          removeRow(rowsOf(value), nth(rowsOf(value), index)),
    ),
  );
}

function valuesOf(values: Exclude<FieldValues, { of: 'rows' | 'texts' }>): fc.Arbitrary<FieldValue> {
  switch (values.of) {
    case 'text':
      return fc.constantFrom('', 'A', 'B', ' A', values.isLong ? 'One\nTwo' : 'A ');
    case 'html':
      return fc.constantFrom('', '<p>One</p>', '<p>Two</p>');
    case 'boolean':
      return fc.boolean();
    case 'day':
      return fc.constantFrom('', '2026-01-31', '2026-02-28');
    case 'choice':
      return fc.constantFrom(...values.values());
    default:
      return fc.option(numbersOf(values));
  }
}

function numbersOf({ min, max, decimals }: Extract<FieldValues, { of: 'number' }>): fc.Arbitrary<number> {
  const step = 10 ** -decimals;
  const first = Math.ceil(Math.max(min, -3) / step);
  const last = Math.max(first, Math.floor(Math.min(max, Math.max(min, -3) + 5) / step));
  return fc.integer({ min: first, max: last }).map((count) => Number((count * step).toFixed(decimals)));
}
