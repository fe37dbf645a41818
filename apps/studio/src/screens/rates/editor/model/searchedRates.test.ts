import { expect, test } from 'vitest';
import { blankValues, type RateRow } from './RateRow.ts';
import { searchedRates } from './searchedRates.ts';

const names: Readonly<Record<string, string>> = {
  IA: 'Iowa',
  WV: 'West Virginia',
  BOP: 'Businessowners',
  '1': 'Filed',
  '2': 'Approved',
};

const row = (id: number, state: string | null, status: number | null): RateRow => ({
  ...blankValues,
  ...{ key: String(id), origin: { id }, state, productTemplateShortName: 'BOP', status },
});

const rows = [row(1, 'IA', 1), row(2, 'WV', 2), row(3, 'IA', 2), row(4, null, null)];

const keys = (text: string) =>
  searchedRates(rows, text, ({ state, productTemplateShortName, status }) =>
    [state, productTemplateShortName, status].flatMap((value) =>
      value === null ? [] : [String(value), names[String(value)] ?? ''],
    ),
  ).map(({ key }) => key);

test('each word is in a name or a code of the entry, whatever its case', () => {
  expect(keys('iowa')).toEqual(['1', '3']);
  expect(keys('APPROVED iow')).toEqual(['3']);
  expect(keys('bop')).toEqual(['1', '2', '3', '4']);
  expect(keys('virginia west')).toEqual(['2']);
  expect(keys('texas')).toEqual([]);
});

test('nothing but blanks finds all', () => {
  expect(keys('  ')).toEqual(['1', '2', '3', '4']);
});
