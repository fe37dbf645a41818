import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { item, staticSet } from '../support/contract/dataSetBodies.ts';

const server = useServer();

type Query = Record<string, string | number | string[]>;

async function items(dataSetName: string, query: Query = {}) {
  const answer = await server.viewer.call('listDataSetItems', { path: { dataSetName }, query });
  return answer.body(200);
}

test('the items come in the order of the set, page by page, with the true total', async () => {
  const all = Array.from({ length: 60 }, (_, index) => item(`Label ${59 - index}`, `V${index}`, index));
  await server.admin.call('createDataSet', { body: staticSet('Sixty', { items: all }) });
  const first = await items('Sixty');
  expect(first.totalRecords).toBe(60);
  expect(first.records.map(({ value }) => value)).toEqual(all.slice(0, 25).map(({ value }) => value));
  const last = await items('Sixty', { startIndex: 55, numberOfRows: 10 });
  expect(last.records.map(({ value }) => value)).toEqual(['V55', 'V56', 'V57', 'V58', 'V59']);
  expect(await items('Sixty', { startIndex: 60 })).toEqual({
    records: [],
    totalRecords: 60,
    defaultValue: null,
    minSearchStringLength: null,
  });
});

test('a search keeps the labels that contain the text, ignoring case', async () => {
  const found = await items('US States', { search: 'NEW ' });
  expect(found.records.map(({ name }) => name).toSorted()).toEqual([
    ...['New Hampshire', 'New Jersey', 'New Mexico', 'New York'],
  ]);
  expect(found.totalRecords).toBe(4);
  expect(await items('US States', { search: 'no such state' })).toEqual({
    records: [],
    totalRecords: 0,
    defaultValue: null,
    minSearchStringLength: null,
  });
  expect(await items('US States', { search: '' })).toEqual(await items('US States'));
});

test('a search takes its text as it is', async () => {
  const odd = ['100%', 'a_b', '.*', '[x]', 'back\\slash', "it's", '<b>'];
  const body = staticSet('Odd labels', { items: odd.map((name, index) => item(name, `V${index}`, index)) });
  await server.admin.call('createDataSet', { body });
  for (const search of odd) {
    const { records } = await items('Odd labels', { search });
    expect(records.map(({ name }) => name)).toEqual([search]);
  }
});

test('a set that is to be searched says from how many characters on', async () => {
  const body = staticSet('Searched', { items: [item('A', '1', 0)] });
  await server.admin.call('createDataSet', {
    body: { ...body, supportSearch: true, minSearchStringLength: 4 },
  });
  expect((await items('Searched')).minSearchStringLength).toBe(4);
  expect((await items('All Products')).minSearchStringLength).toBeNull();
});

test('items are looked for by their values, compared exactly', async () => {
  const all = [item('One', 'a', 0), item('Two', 'A', 1), item('Three', 'a b', 2), item('Four', 'c&d=,', 3)];
  await server.admin.call('createDataSet', { body: staticSet('Values', { items: all }) });
  const find = async (value: string[], query: Query = {}) => {
    const { records, totalRecords } = await items('Values', { ...query, value });
    expect(totalRecords).toBe(records.length);
    return records.map(({ name }) => name);
  };
  expect(await find(['c&d=,', 'a'])).toEqual(['One', 'Four']);
  expect(await find(['a b', 'nothing'])).toEqual(['Three']);
  expect(await find(['a', 'A'], { search: 'tw' })).toEqual(['Two']);
  expect(await find(['B'])).toEqual([]);
  const tooMany = Array.from({ length: 101 }, (_, index) => `${index}`);
  const refused = await server.viewer.call('listDataSetItems', {
    path: { dataSetName: 'Values' },
    query: { value: tooMany },
  });
  expect(refused.status).toBe(400);
});

test('a Custom set answers what its generator makes', async () => {
  const products = await items('All Products', { numberOfRows: 500 });
  const names = products.records.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Commercial Auto', 'Surety']));
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  const sections = await items('Database Section Names');
  expect(sections.records[0]?.name).toBe('All');
});

test.each([0, 1, 2, 3])('items of every set of type %i can be asked for', async (type) => {
  const query = { filterUri: `/DataSet?type=${type}`, numberOfRows: 500 };
  const { records } = (await server.viewer.call('listDataSets', { query })).body(200);
  expect(records.length).toBeGreaterThan(0);
  for (const { name } of records.filter((_, index) => index % 20 === 0)) {
    const page = await items(name, { numberOfRows: 500 });
    expect(page.totalRecords, name).toBeGreaterThanOrEqual(page.records.length);
  }
});

test.each<[Query, string]>([
  [{ startIndex: -1 }, 'startIndex'],
  [{ numberOfRows: 0 }, 'numberOfRows'],
  [{ numberOfRows: 501 }, 'numberOfRows'],
  [{ search: 'x'.repeat(1001) }, 'search'],
])('%j is refused by name', async (query, parameter) => {
  const path = { dataSetName: 'US States' };
  const answer = await server.viewer.call('listDataSetItems', { path, query });
  expect(answer.problem(400).parameter).toBe(parameter);
});

test('a set that does not exist has no items', async () => {
  const path = { dataSetName: 'No such set' };
  expect((await server.viewer.call('listDataSetItems', { path })).status).toBe(404);
});
