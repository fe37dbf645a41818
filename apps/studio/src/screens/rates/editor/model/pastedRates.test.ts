import { expect, test } from 'vitest';
import { type PasteContext, readPastedRates } from './pastedRates.ts';

const context: PasteContext = {
  state: [
    { value: 'CA', label: 'California' },
    { value: 'NY', label: 'New York' },
  ],
  productTemplateShortName: [{ value: 'BOP', label: 'Businessowners' }],
  status: [
    { value: 0, label: 'Pending' },
    { value: 2, label: 'Approved' },
  ],
  headings: {
    state: 'Ort',
    productTemplateShortName: 'Produkt',
    status: 'Status',
    effectiveDateRangeBegin: 'Ab',
    effectiveDateRangeEnd: 'Bis',
  },
};
const california = {
  ...{ state: 'CA', productTemplateShortName: 'BOP', status: 2 },
  ...{ effectiveDateRangeBegin: '2026-01-01', effectiveDateRangeEnd: '2026-12-31' },
};

test('names and codes are understood, whatever their case, and both forms of a day', () => {
  const { rows, hasHeader } = readPastedRates(
    [
      ['california', 'BOP', 'Approved', '1/1/2026', '12/31/2026'],
      ['ca', 'businessowners', '2', '2026-01-01', '2026-12-31'],
      ['\u200BCalifornia\u00A0', ' BOP', 'APPROVED', '1-Jan-26', 'December 31, 2026'],
      ['CA', 'BOP', 'Approved', '1/1/2026 0:00', '12/31/26'],
    ],
    context,
  );
  expect(hasHeader).toBe(false);
  expect(rows.map(({ values }) => values)).toEqual(Array(4).fill(california));
  expect(rows.map(({ problems }) => problems)).toEqual([{}, {}, {}, {}]);
});

test('a header says which column is which, in the words of the screen too; others are left out', () => {
  const { rows, hasHeader, surplusColumns } = readPastedRates(
    [
      ['Notes', 'Expiration', 'Produkt', 'State', 'Status', 'Effective Date'],
      ['x', '12/31/2026', 'BOP', 'CA', 'Approved', '01/01/2026'],
    ],
    context,
  );
  expect(hasHeader).toBe(true);
  expect(surplusColumns).toBe(1);
  expect(rows).toEqual([{ line: 2, values: california, problems: {} }]);
});

test('what is missing or unknown is reported by row and column; a text that is no day is kept', () => {
  const { rows } = readPastedRates([['Ohio', 'BOP', '', '02/30/2026', '12/31/2026'], [''], ['NY']], context);
  expect(rows.map(({ line }) => line)).toEqual([1, 3]);
  expect(rows[0]?.values).toMatchObject({ state: null, status: null, effectiveDateRangeBegin: '02/30/2026' });
  expect(rows[0]?.problems).toEqual({
    state: { kind: 'unknown', text: 'Ohio' },
    status: { kind: 'missing' },
    effectiveDateRangeBegin: { kind: 'unknown', text: '02/30/2026' },
  });
});

test('days in the wrong order are reported', () => {
  const { rows } = readPastedRates([['CA', 'BOP', 'Approved', '2026-12-31', '2026-01-01']], context);
  expect(rows[0]?.problems).toEqual({ effectiveDateRangeBegin: { kind: 'backwards' } });
});

test('as many lines are read as a clipboard holds', () => {
  const { rows, surplusColumns } = readPastedRates(Array(150_000).fill(['CA', 'BOP']), context);
  expect([rows.length, surplusColumns]).toEqual([150_000, 0]);
});
