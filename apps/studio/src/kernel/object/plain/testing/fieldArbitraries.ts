import fc from 'fast-check';
import { type TextRow, withTexts } from '../../../editor/fields/textRows.ts';
import type { FieldValue } from '../../../editor/outline/Outline.ts';
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
  return valuesOf(values).map((value) => () => value);
}

function valuesOf(values: Exclude<FieldValues, { of: 'texts' }>): fc.Arbitrary<FieldValue> {
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
