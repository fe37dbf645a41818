import { expect, test } from 'vitest';
import type { StateRateRow } from './StateRateDoc.ts';
import { searchStateRates } from './searchStateRates.ts';

const row = (id: number, state: string, productName: string, given: Partial<StateRateRow> = {}) => ({
  ...{ id, state, country: null, productName, status: 2, begin: 0, end: 86_400_000 },
  ...given,
});

const rows = [
  row(1, 'IA', 'Businessowners'),
  row(2, 'IA', 'Businessowners', { begin: 86_400_000 * 2, end: 86_400_000 * 3, status: 1 }),
  row(3, 'WV', 'Businessowners'),
  row(4, 'VA', 'Aviation', { status: 9 }),
  row(5, 'XX', 'Gone'),
];
const names = {
  locations: new Map([
    ['IA', 'Iowa'],
    ['VA', 'Virginia'],
    ['WV', 'West Virginia'],
  ]),
  shortNames: new Map([
    ['Businessowners', 'BOP'],
    ['Aviation', 'AV'],
  ]),
  statuses: new Map([
    [1, 'Filed'],
    [2, 'Approved'],
  ]),
};
const ids = (text: string, limit = 10) =>
  searchStateRates(rows, text, { names, limit }).records.map(({ id }) => id);

test('each word is in the location, the product or the status, by names and codes, whatever its case', () => {
  expect(ids('iowa BOP')).toEqual([2, 1]);
  expect(ids('ia businessowners filed')).toEqual([2]);
  expect(ids('virginia')).toEqual([4, 3]);
  expect(ids('bop virginia')).toEqual([3]);
  expect(ids('xx')).toEqual([5]);
  expect(ids('nowhere')).toEqual([]);
});

test('a word is in one of the texts, and does not go on from one to the next', () => {
  expect(ids('waia')).toEqual([]);
  expect(ids('nessownersbop')).toEqual([]);
});

test('the latest of a location and product comes first, as many as were asked for, and all are counted', () => {
  const found = searchStateRates(rows, 'i', { names, limit: 2 });
  expect(found.records.map(({ id }) => id)).toEqual([2, 1]);
  expect(found.totalRecords).toBe(4);
  expect(found.records[0]).toEqual({
    ...{ id: 2, location: 'Iowa', product: 'Businessowners', status: 'Filed' },
    ...{ effectiveDateRangeBegin: 172_800_000, effectiveDateRangeEnd: 259_200_000 },
  });
});

test('what has a word as its code comes before what has it within a name', () => {
  expect(ids('ia')).toEqual([2, 1, 4, 3]);
});

test('what has no name any more is called by its code', () => {
  const [gone] = searchStateRates(rows, 'gone', { names, limit: 1 }).records;
  expect(gone?.location).toBe('XX');
  const [odd] = searchStateRates(rows, 'aviation 9', { names, limit: 1 }).records;
  expect(odd?.status).toBe('9');
});
