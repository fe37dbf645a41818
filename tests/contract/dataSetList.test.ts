import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { criterion, dependentSet, item, staticSet } from '../support/contract/dataSetBodies.ts';

const server = useServer();

const prefix = 'Zz list';
const names = [
  ...[
    'Zz list Äpfel',
    'Zz list apple',
    'Zz list Apple',
    'Zz list Banana',
    'Zz list éclair',
    'Zz list Eclair',
  ],
  ...['Zz list 10', 'Zz list 9', 'Zz list z', 'Zz list ÿ'],
];

beforeAll(async () => {
  for (const [index, name] of names.entries()) {
    const user = index % 2 === 0 ? server.admin : server.author;
    const description = index % 3 === 0 ? 'Same' : `Description ${index}`;
    (await user.call('createDataSet', { body: staticSet(name, { description }) })).body(201);
    server.clock.advance(1000);
  }
});

type Query = Record<string, string | number>;

async function list(query: Query = {}) {
  return (await server.viewer.call('listDataSets', { query })).body(200);
}

async function listNames(query: Query = {}): Promise<string[]> {
  return (
    await list({ filterUri: `/DataSet?name=${encodeURIComponent(prefix)}`, numberOfRows: 500, ...query })
  ).records.map(({ name }) => name);
}

/** Every record of the whole list, page by page. */
async function all(query: Query = {}) {
  const numberOfRows = 100;
  const first = await list({ ...query, numberOfRows });
  const records = [...first.records];
  while (records.length < first.totalRecords) {
    const page = await list({ ...query, numberOfRows, startIndex: records.length });
    expect(page.totalRecords).toBe(first.totalRecords);
    records.push(...page.records);
  }
  return records;
}

test('without parameters: the first 25 by name, and how many there are', async () => {
  const page = await list();
  expect(page.records).toHaveLength(25);
  expect(page.totalRecords).toBeGreaterThan(300);
  expect(page).toEqual(await list({ startIndex: 0, numberOfRows: 25, sortBy: 'name', sortDirection: 'asc' }));
});

test('a record says who changed the set last and when, and its id is its name', async () => {
  const { records } = await list({ filterUri: '/DataSet?name.eq=Zz list 9' });
  expect(records).toMatchObject([
    {
      id: 'Zz list 9',
      name: 'Zz list 9',
      type: 0,
      version: 1,
      lastModifiedBy: 'Jon Vega',
      lastModifiedById: 'author',
    },
  ]);
});

test('pages neither overlap nor leave anything out', async () => {
  const records = await all();
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
});

test('beyond the end there is nothing, and the total stays true', async () => {
  const { totalRecords } = await list();
  expect(await list({ startIndex: totalRecords })).toEqual({ records: [], totalRecords });
  expect(await list({ startIndex: 2_147_483_647, numberOfRows: 500 })).toEqual({ records: [], totalRecords });
  expect((await list({ startIndex: totalRecords - 1 })).records).toHaveLength(1);
});

test('names are sorted as people do: accents beside their letters, capitals beside small ones', async () => {
  const ascending = await listNames();
  expect(ascending).toEqual(names.toSorted(new Intl.Collator('en').compare));
  expect(ascending.indexOf('Zz list Äpfel')).toBeLessThan(ascending.indexOf('Zz list Banana'));
  expect(await listNames({ sortDirection: 'desc' })).toEqual(ascending.toReversed());
});

test.each(['type', 'description', 'lastModifiedBy', 'timeLastModified'] as const)(
  'sorted by %s, equal rows are in the order of their names in both directions',
  async (sortBy) => {
    const compare = new Intl.Collator('en').compare;
    for (const [sortDirection, sign] of [
      ['asc', 1],
      ['desc', -1],
    ] as const) {
      const records = await all({ sortBy, sortDirection });
      for (const [index, record] of records.entries()) {
        const previous = records[index - 1];
        if (!previous) continue;
        const [left, right] = [previous[sortBy], record[sortBy]];
        const order = typeof left === 'number' ? left - Number(right) : compare(left, String(right));
        const text = `${sortDirection}: ${previous.name} (${left}), ${record.name} (${right})`;
        expect(sign * order, text).toBeLessThanOrEqual(0);
        if (left === right) expect(compare(previous.name, record.name), text).toBeLessThanOrEqual(0);
      }
    }
  },
);

test('a name filter finds text anywhere in the name, in any case', async () => {
  expect(await listNames({ filterUri: '/DataSet?name=LIST%20ap' })).toEqual([
    'Zz list apple',
    'Zz list Apple',
  ]);
  expect(await listNames({ filterUri: '/DataSet?name=%C3%84PFEL' })).toEqual(['Zz list Äpfel']);
  expect(await listNames({ filterUri: '/DataSet?name=a%CC%88pfel' })).toEqual(['Zz list Äpfel']);
});

test('characters that mean something to a database are only characters', async () => {
  const odd = ['Zz odd 100%', 'Zz odd a_b', 'Zz odd back\\slash', "Zz odd quote's", 'Zz odd [x]', 'Zz odd *'];
  for (const name of odd) await server.admin.call('createDataSet', { body: staticSet(name) });
  for (const name of odd) {
    const text = name.slice('Zz odd '.length);
    const found = await listNames({ filterUri: `/DataSet?name=${encodeURIComponent(`odd ${text}`)}` });
    expect(found).toEqual([name]);
  }
  expect(await listNames({ filterUri: '/DataSet?name=%25' })).toEqual(['Zz odd 100%']);
});

test('a filter that nothing matches finds nothing', async () => {
  const filterUri = '/DataSet?name=no%20set%20is%20called%20this';
  expect(await list({ filterUri })).toEqual({ records: [], totalRecords: 0 });
});

test('an empty name filter keeps everything', async () => {
  expect((await list({ filterUri: '/DataSet?name=' })).totalRecords).toBe((await list()).totalRecords);
});

test('the total is true under each filter', async () => {
  const everything = await all();
  for (const type of [0, 1, 2, 3]) {
    const page = await list({ filterUri: `/DataSet?type=${type}`, numberOfRows: 1 });
    expect(page.totalRecords).toBe(everything.filter((record) => record.type === type).length);
    expect(page.totalRecords).toBeGreaterThan(0);
  }
  const some = await all({ filterUri: '/DataSet?type.in=1,3' });
  expect(new Set(some.map(({ type }) => type))).toEqual(new Set([1, 3]));
  expect(some).toHaveLength(everything.filter(({ type }) => type === 1 || type === 3).length);
  const both = await list({ filterUri: '/DataSet?name=zz%20list&type=0', numberOfRows: 3 });
  expect(both.totalRecords).toBe(names.length);
});

test('a page of a filtered, sorted list is that part of the whole', async () => {
  const query = { filterUri: '/DataSet?name=c&type=0', sortBy: 'timeLastModified', sortDirection: 'desc' };
  const whole = await all(query);
  const page = await list({ ...query, startIndex: 7, numberOfRows: 5 });
  expect(page.records).toEqual(whole.slice(7, 12));
});

test("the product filter keeps the sets whose criteria name the product, or whose fields' forms do", async () => {
  const productName = 'Ocean Marine';
  const criteria = [criterion({ productName })];
  const items = [item('One', '1', 0, { enhancedDynamicDataItemCriteriaList: criteria })];
  const name = 'Zz product set';
  await server.admin.call('createDataSet', { body: dependentSet(name, { enhancedDynamicDataItems: items }) });

  const found = await all({ filterUri: `/DataSet?product=${encodeURIComponent(productName)}` });
  const foundNames = found.map((record) => record.name);
  expect(foundNames).toContain(name);
  expect(foundNames).toEqual(foundNames.toSorted(new Intl.Collator('en').compare));
  const byForm = await server.query(
    `select distinct d.name from document d
     join reference feeds on feeds.to_key = d.name_key and feeds.to_kind = 'DataSet' and feeds.from_kind = 'FormTemplate'
     join reference for_product on for_product.from_id = feeds.from_id and for_product.to_kind = 'Product'
     join document p on p.kind = 'Product' and p.name_key = for_product.to_key
     where d.kind = 'DataSet' and p.name = 'Ocean Marine'`,
  );
  expect(byForm.length).toBeGreaterThan(0);
  expect(foundNames).toEqual(expect.arrayContaining(byForm.map((row) => row['name'])));
  expect(foundNames).not.toContain('Zz list apple');
  const nowhere = await list({ filterUri: '/DataSet?product=No%20Such%20Product' });
  expect(nowhere.totalRecords).toBe(0);
});

test.each([
  [{ sortBy: 'colour' }, 'sortBy'],
  [{ sortBy: 'items' }, 'sortBy'],
  [{ sortBy: '' }, 'sortBy'],
  [{ sortDirection: 'up' }, 'sortDirection'],
  [{ startIndex: -1 }, 'startIndex'],
  [{ startIndex: 1.5 }, 'startIndex'],
  [{ startIndex: 'ten' }, 'startIndex'],
  [{ startIndex: '' }, 'startIndex'],
  [{ startIndex: 2_147_483_648 }, 'startIndex'],
  [{ numberOfRows: 0 }, 'numberOfRows'],
  [{ numberOfRows: 501 }, 'numberOfRows'],
  [{ numberOfRows: 'many' }, 'numberOfRows'],
  [{ filterUri: '' }, 'filterUri'],
  [{ filterUri: '/Rule' }, 'filterUri'],
  [{ filterUri: 'DataSet' }, 'filterUri'],
  [{ filterUri: '/DataSets' }, 'filterUri'],
  [{ filterUri: '/DataSet?colour=red' }, 'filterUri'],
  [{ filterUri: '/DataSet?name' }, 'filterUri'],
  [{ filterUri: '/DataSet?=x' }, 'filterUri'],
  [{ filterUri: '/DataSet?name.like=x' }, 'filterUri'],
  [{ filterUri: '/DataSet?type=9' }, 'filterUri'],
  [{ filterUri: '/DataSet?type=' }, 'filterUri'],
  [{ filterUri: '/DataSet?type.in=' }, 'filterUri'],
  [{ filterUri: '/DataSet?type.in=0,x' }, 'filterUri'],
  [{ filterUri: '/DataSet?name=%ZZ' }, 'filterUri'],
  [{ filterUri: '/DataSet?name=a&name=b' }, 'filterUri'],
  [{ filterUri: '/DataSet?name=a#b?c' }, 'filterUri'],
  [{ filterUri: `/DataSet?name=${'a'.repeat(4000)}` }, 'filterUri'],
] as [Query, string][])('%j is refused by name', async (query, parameter) => {
  const answer = await server.viewer.call('listDataSets', { query });
  const problem = answer.problem(400);
  expect(problem.parameter).toBe(parameter);
  expect(problem.detail).toBeTruthy();
});

test('a parameter that is there twice is refused by name', async () => {
  const answer = await server.viewer.callPath(
    'listDataSets',
    '/rest/DataSet/filter?startIndex=1&startIndex=2',
  );
  expect(answer.problem(400).parameter).toBe('startIndex');
});

test('a change is in the list as soon as it is acknowledged', async () => {
  const filterUri = '/DataSet?name=Zz%20fresh';
  const body = staticSet('Zz fresh one');
  const created = await server.admin.call('createDataSet', { body });
  expect(await listNames({ filterUri })).toEqual(['Zz fresh one']);
  const path = { dataSetName: 'Zz fresh one' };
  const renamed = await server.admin.call('updateDataSet', {
    path,
    body: { ...body, name: 'Zz fresh two' },
    headers: { 'if-match': created.etag },
  });
  expect(await listNames({ filterUri })).toEqual(['Zz fresh two']);
  const query = { dataSetName: 'Zz fresh two' };
  await server.admin.call('deleteDataSet', { query, headers: { 'if-match': renamed.etag } });
  expect(await listNames({ filterUri })).toEqual([]);
});
