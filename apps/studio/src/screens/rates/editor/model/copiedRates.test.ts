import { parseTsv } from '@studio/ui/internal';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copiedRates } from './copiedRates.ts';
import { type PasteContext, readPastedRates } from './pastedRates.ts';
import { blankValues, isBlankRow, type RateValues } from './RateRow.ts';

const headings = {
  ...{ state: 'Location', productTemplateShortName: 'Product', status: 'Status' },
  ...{ effectiveDateRangeBegin: 'Effective Date', effectiveDateRangeEnd: 'Expiration Date' },
};
const context: PasteContext = {
  state: [
    { value: 'CA', label: 'California' },
    { value: 'GA', label: 'Georgia' },
  ],
  productTemplateShortName: [{ value: 'BOP', label: 'Businessowners' }],
  status: [{ value: 2, label: 'Approved' }],
  headings,
};
const california: RateValues = {
  ...{ state: 'CA', productTemplateShortName: 'BOP', status: 2 },
  ...{ effectiveDateRangeBegin: '2026-01-01', effectiveDateRangeEnd: '2026-12-31' },
};
const pasted = (text: string, from = context) => readPastedRates(parseTsv(text), from);

test('entries are lines of names and days, as they are on screen', () => {
  const incomplete = { ...blankValues, state: 'GA', effectiveDateRangeEnd: '13/' };
  expect(copiedRates([california, blankValues, incomplete], context)).toBe(
    'California\tBusinessowners\tApproved\t01/01/2026\t12/31/2026\r\nGeorgia\t\t\t\t13/',
  );
});

test('a name that would be read as another value is copied as its code, and so is one that is not offered', () => {
  const odd = { ...context, state: [...context.state, { value: 'X', label: 'CA' }] };
  const rows = [
    { ...california, state: 'X' },
    { ...california, state: 'gone' },
  ];
  expect(parseTsv(copiedRates(rows, odd)).map(([state]) => state)).toEqual(['X', 'gone']);
});

test('an entry that would be read as a line of headings comes below one', () => {
  const named = { ...context, state: [{ value: '1', label: 'Location' }] };
  const row = { ...blankValues, state: '1', effectiveDateRangeEnd: 'to' };
  expect(pasted(copiedRates([row], named), named).rows.map(({ values }) => values)).toEqual([row]);
});

const code = fc.string({ maxLength: 3 }).filter((text) => text.trim() !== '');
const word = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.constantFrom('Location', 'status', 'to', 'A "b"', 'a\tb\nc'),
);
const offered = <Value extends number | string>(value: fc.Arbitrary<Value>) =>
  fc.uniqueArray(fc.record({ value, label: word }), {
    minLength: 1,
    maxLength: 4,
    selector: (each) => String(each.value).trim().toLocaleLowerCase(),
  });
/** Codes of one word: white space at their ends, and what no cell can show, is left out of every cell. */
const plainCode = code.map((text) => text.replaceAll(/[^\x21-\x7e]/g, 'z'));
const contexts = fc.record({
  ...{ state: offered(plainCode), productTemplateShortName: offered(plainCode) },
  status: offered(fc.integer({ min: 0, max: 20 })),
  headings: fc.constant(headings),
});
const day = fc.oneof(
  fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('', '13/', 'soon', '02/30/2026', 'to'),
);

test('what is copied is pasted as the same entries', () => {
  const cases = contexts.chain((given) => {
    const of = <Value>(choices: readonly { readonly value: Value }[]) =>
      fc.option(fc.constantFrom(...choices.map(({ value }) => value)));
    const row: fc.Arbitrary<RateValues> = fc.record({
      state: of(given.state),
      productTemplateShortName: of(given.productTemplateShortName),
      status: of(given.status),
      effectiveDateRangeBegin: day,
      effectiveDateRangeEnd: day,
    });
    return fc.tuple(fc.constant(given), fc.array(row, { maxLength: 6 }));
  });
  fc.assert(
    fc.property(cases, ([given, rows]) => {
      const { rows: read, surplusColumns } = pasted(copiedRates(rows, given), given);
      expect(read.map(({ values }) => values)).toEqual(rows.filter((row) => !isBlankRow(row)));
      expect(surplusColumns).toBe(0);
    }),
  );
});
