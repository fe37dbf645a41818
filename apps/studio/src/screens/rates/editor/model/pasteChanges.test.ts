import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPaste, pasteOutcomes } from './pasteChanges.ts';
import type { PastedRate } from './pastedRates.ts';
import { blankValues, isBlankRow, type RateRow, type RateValues, unreadText } from './RateRow.ts';
import { addRows } from './rateRows.ts';

const entry = (values: Partial<RateValues>): RateValues => ({
  ...{ state: 'CA', productTemplateShortName: 'BOP', status: 2 },
  ...{ effectiveDateRangeBegin: '2026-01-01', effectiveDateRangeEnd: '2026-12-31' },
  ...values,
});
const rowsOf = (...values: readonly RateValues[]) => addRows([], values);
const pastedOf = (...values: readonly RateValues[]) =>
  values.map((each, index): PastedRate => ({ line: index + 1, values: each, problems: {} }));
const kinds = (pasted: readonly PastedRate[], rows: readonly RateRow[]) =>
  pasteOutcomes(pasted, rows).map(({ kind }) => kind);
const valuesOf = ({ key: _key, origin: _origin, ...values }: RateRow): RateValues => values;

test('a row changes the entry of its location, product and first day; what an entry says already is left alone', () => {
  const rows = rowsOf(entry({}), entry({ state: 'NY' }), entry({ effectiveDateRangeBegin: '2027-01-01' }));
  const pasted = pastedOf(entry({ state: 'NY' }), entry({ status: 3 }), entry({ state: 'TX' }));
  expect(kinds(pasted, rows)).toEqual(['same', 'changed', 'added']);
  const next = applyPaste(pasted, pasteOutcomes(pasted, rows), rows);
  expect(next.map(({ state, status }) => [state, status])).toEqual([
    ['CA', 3],
    ['NY', 2],
    ['CA', 2],
    ['TX', 2],
  ]);
  expect(next[0]).toMatchObject({ key: rows[0]?.key, origin: rows[0]?.origin });
  expect(next[1]).toBe(rows[1]);
});

test('an entry is changed by one row alone, and not by one that another row says already', () => {
  const rows = rowsOf(entry({ status: 1 }), entry({ status: 2 }));
  expect(kinds(pastedOf(entry({ status: 3 }), entry({ status: 2 }), entry({ status: 4 })), rows)).toEqual([
    'changed',
    'same',
    'added',
  ]);
});

test('cells that are empty leave an entry as it is; a row without a place or a first day is new', () => {
  const rows = rowsOf(entry({}));
  const [pasted] = pastedOf(entry({ status: null, effectiveDateRangeEnd: '2027-01-31' }));
  const row = { ...pasted, problems: { status: { kind: 'missing' } } } as PastedRate;
  const [changed] = applyPaste([row], pasteOutcomes([row], rows), rows);
  expect(changed && valuesOf(changed)).toEqual(entry({ effectiveDateRangeEnd: '2027-01-31' }));
  const nowhere = pastedOf(entry({ state: null }), entry({ effectiveDateRangeBegin: '' }));
  expect(kinds(nowhere, rowsOf(...nowhere.map(({ values }) => ({ ...values, status: 1 }))))).toEqual([
    'added',
    'added',
  ]);
});

test('a choice that names nothing stays in its row as text, which is not the place of a new entry', () => {
  const row: PastedRate = {
    line: 1,
    values: { ...blankValues },
    problems: { state: { kind: 'unknown', text: 'Ohoi' }, status: { kind: 'missing' } },
  };
  const [added] = applyPaste([row], pasteOutcomes([row], []), []);
  expect(added).toBeDefined();
  if (added === undefined) return;
  expect([unreadText(added, 'state'), unreadText(added, 'status')]).toEqual(['Ohoi', null]);
  expect(isBlankRow(added)).toBe(false);
  expect(unreadText({ ...added, state: 'CA' }, 'state')).toBeNull();
});

const someValues = fc.record({
  state: fc.constantFrom(null, 'CA', 'NY'),
  productTemplateShortName: fc.constantFrom('BOP', 'WC'),
  status: fc.constantFrom(null, 1, 2),
  effectiveDateRangeBegin: fc.constantFrom('', '2026-01-01', '2027-01-01'),
  effectiveDateRangeEnd: fc.constantFrom('', '2027-12-31'),
});
const someRows = fc.array(someValues, { maxLength: 8 });

test('the entries, pasted, change nothing; whatever is pasted, no entry is lost and no row is left out', () => {
  fc.assert(
    fc.property(someRows, someRows, (there, given) => {
      const rows = rowsOf(...there);
      expect(new Set(kinds(pastedOf(...there), rows))).toEqual(new Set(there.length > 0 ? ['same'] : []));
      const pasted = pastedOf(...given);
      const outcomes = pasteOutcomes(pasted, rows);
      const next = applyPaste(pasted, outcomes, rows);
      const added = outcomes.filter(({ kind }) => kind === 'added').length;
      expect(next.slice(0, rows.length).map(({ key }) => key)).toEqual(rows.map(({ key }) => key));
      expect(next).toHaveLength(rows.length + added);
      const texts = next.map((row) => JSON.stringify(valuesOf(row)));
      for (const { values } of pasted) expect(texts).toContain(JSON.stringify({ ...blankValues, ...values }));
      expect(kinds(pasted, next)).not.toContain('changed');
    }),
  );
});
