import { expect, test } from 'vitest';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import {
  criterion,
  customSet,
  type DataSetWrite,
  dependentSet,
  item,
  repeatingFormSet,
  sourceField,
  staticSet,
  toWrite,
} from '../support/contract/dataSetBodies.ts';

const server = useServer();

function create(body: DataSetWrite, user: ApiClient = server.admin) {
  return user.call('createDataSet', { body });
}

function read(dataSetName: string) {
  return server.viewer.call('getDataSet', { path: { dataSetName } });
}

function update(
  dataSetName: string,
  etag: string | undefined,
  body: DataSetWrite,
  user: ApiClient = server.admin,
) {
  return user.call('updateDataSet', { path: { dataSetName }, body, headers: { 'if-match': etag } });
}

test('a new set answers as it is, with its version and where it is', async () => {
  const answer = await create(staticSet('New set', { description: 'A set' }), server.author);
  const created = answer.body(201);
  expect(created).toMatchObject({
    ...{ name: 'New set', description: 'A set', version: 1, required: false },
    ...{ lastModifiedBy: 'Jon Vega', lastModifiedById: 'author', dynamicDataSetDependency: null },
  });
  expect(answer.etag).toMatch(/^"[^"]+"$/);
  expect(answer.headers.location).toBe('/rest/DataSet/New%20set');
  const again = await server.viewer.callPath('getDataSet', answer.headers.location ?? '');
  expect(again.body(200)).toEqual(created);
  expect(again.etag).toBe(answer.etag);
});

test.each([
  ['Static', staticSet('Kind 0')],
  ['Custom', customSet('Kind 1')],
  [
    'Product/Field Dependent',
    dependentSet('Kind 2', {
      dependency: {
        productDependent: true,
        sourceFieldDependencies: [sourceField('LocationSchedule', 'state')],
      },
      enhancedDynamicDataItems: [
        item('Six months', '6', 0, {
          defaultPrecedence: 1,
          enhancedDynamicDataItemCriteriaList: [
            criterion({ dataSetName: 'Kind 2', value: '6', productName: 'Surety', fieldValue1: 'IA' }),
          ],
        }),
      ],
    }),
  ],
  ['Repeating Form', repeatingFormSet('Kind 3')],
])('a %s set is saved as it was sent, and reads back for saving again', async (_, body) => {
  const answer = await create(body);
  const created = answer.body(201);
  expect(toWrite(created)).toMatchObject(body);
  const saved = await update(body.name, answer.etag, toWrite(created));
  expect(saved.body(200)).toEqual(created);
});

test('the order of the items is the order in which they were sent', async () => {
  const items = ['c', 'a', 'b'].map((name, index) =>
    item(name, name, 7 - index, { grouping: index === 0 ? '' : 'Two' }),
  );
  const created = (await create(staticSet('Order', { items }))).body(201);
  expect(created.items.map(({ name, ordering, grouping }) => [name, ordering, grouping])).toEqual([
    ['c', 0, ''],
    ['a', 1, 'Two'],
    ['b', 2, 'Two'],
  ]);
});

test('blank rows are dropped, and empty criteria values become null', async () => {
  const criteria = [criterion({ productName: 'Surety', fieldValue1: '', fieldValue2: ' ' })];
  const body = dependentSet('Blank rows', {
    enhancedDynamicDataItems: [
      item('', '', 0),
      item('Kept', 'K', 1, { enhancedDynamicDataItemCriteriaList: criteria }),
      item('  ', ' ', 2),
    ],
  });
  const { items } = (await create(body)).body(201);
  expect(items.map(({ name, ordering }) => [name, ordering])).toEqual([['Kept', 0]]);
  expect(items[0]?.enhancedDynamicDataItemCriteriaList).toMatchObject([
    { dataSetName: 'Blank rows', value: 'K', productName: 'Surety', fieldValue1: null, ordering: 0 },
  ]);
});

test('turning search support off resets the minimum search length to 3', async () => {
  const searching = await create(staticSet('Searching', { supportSearch: true, minSearchStringLength: 5 }));
  expect(searching.body(201).minSearchStringLength).toBe(5);
  const body = staticSet('Searching', { supportSearch: false, minSearchStringLength: 5 });
  expect((await update('Searching', searching.etag, body)).body(200).minSearchStringLength).toBe(3);
});

test('a change makes a new version, with the time and the author of the change', async () => {
  const created = await create(staticSet('Changing'));
  server.clock.advance(60_000);
  const answer = await update(
    'Changing',
    created.etag,
    staticSet('Changing', { description: 'New' }),
    server.author,
  );
  const [before, after] = [created.body(201), answer.body(200)];
  expect(after).toEqual({
    ...before,
    description: 'New',
    version: 2,
    lastModifiedBy: 'Jon Vega',
    lastModifiedById: 'author',
    timeLastModified: after.timeLastModified,
  });
  expect(after.timeLastModified).toBeGreaterThanOrEqual(before.timeLastModified + 60_000);
  expect(answer.etag).not.toBe(created.etag);
  expect((await read('Changing')).etag).toBe(answer.etag);
});

test('saving what is there already makes no new version', async () => {
  const created = await create(staticSet('Unchanged'));
  const written = await server.query("select count(*)::int as n from history where name = 'Unchanged'");
  const answer = await update('Unchanged', created.etag, staticSet('Unchanged'), server.author);
  expect(answer.body(200)).toEqual(created.body(201));
  expect(answer.etag).toBe(created.etag);
  expect(await server.query("select count(*)::int as n from history where name = 'Unchanged'")).toEqual(
    written,
  );
});

test('a name that is taken cannot be taken again', async () => {
  await create(staticSet('Taken'));
  expect((await create(staticSet('Taken'))).problem(409).detail).toContain('Taken');
  expect((await create(staticSet('  Taken '))).status).toBe(409);
  expect((await create(staticSet('taken'))).status, 'another name').toBe(201);
});

test('of many who create the same name at once, one does', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => create(staticSet('Race'))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    201,
    ...Array.from({ length: 7 }, () => 409),
  ]);
});

test('a change without If-Match is refused', async () => {
  await create(staticSet('Guarded'));
  expect((await update('Guarded', undefined, staticSet('Guarded', { description: 'x' }))).status).toBe(428);
  expect((await read('Guarded')).body(200).version).toBe(1);
});

test('a change of an older version is refused, and the current one comes along', async () => {
  const created = await create(staticSet('Contended'));
  const theirs = await update('Contended', created.etag, staticSet('Contended', { description: 'Theirs' }));
  const refused = await update(
    'Contended',
    created.etag,
    staticSet('Contended', { description: 'Mine' }),
    server.author,
  );
  const problem = refused.body(412);
  expect(problem.current).toEqual(theirs.body(200));
  expect(problem.etag).toBe(theirs.etag);
  expect(refused.etag).toBe(theirs.etag);
  const merged = await update(
    'Contended',
    problem.etag,
    staticSet('Contended', { description: 'Both' }),
    server.author,
  );
  expect(merged.body(200)).toMatchObject({ version: 3, description: 'Both' });
});

test('of many who change the same version at once, one does, and the others learn what it did', async () => {
  const { etag } = await create(staticSet('Stampede'));
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      update('Stampede', etag, staticSet('Stampede', { description: `${index}` })),
    ),
  );
  const won = answers.filter(({ status }) => status === 200);
  const lost = answers.filter(({ status }) => status === 412);
  expect([won.length, lost.length]).toEqual([1, 7]);
  for (const answer of lost) expect(answer.etag).toBe(won[0]?.etag);
});

test('If-Match takes a list and a star, and no weak tag', async () => {
  const { etag } = await create(staticSet('Tags'));
  const change = (value: string, description: string) =>
    update('Tags', value, staticSet('Tags', { description }));
  expect((await change(`W/${etag}`, 'weak')).status).toBe(412);
  expect((await change('"none"', 'other')).status).toBe(412);
  expect((await change(etag.slice(1, -1), 'unquoted')).status).not.toBe(200);
  const listed = await change(`"none", ${etag}`, 'listed');
  expect(listed.status).toBe(200);
  expect((await change('*', 'star')).status).toBe(200);
});

test('a set that was deleted and made anew is not the version that was read', async () => {
  const first = await create(staticSet('Phoenix'));
  const query = { dataSetName: 'Phoenix' };
  await server.admin.call('deleteDataSet', { query, headers: { 'if-match': first.etag } });
  const second = await create(staticSet('Phoenix', { description: 'Second life' }));
  expect(second.etag).not.toBe(first.etag);
  expect((await update('Phoenix', first.etag, staticSet('Phoenix'))).status).toBe(412);
});

test('what does not exist can be neither read nor changed', async () => {
  expect((await read('No such set')).status).toBe(404);
  expect((await update('No such set', '"1.1"', staticSet('No such set'))).status).toBe(404);
  expect((await update('No such set', undefined, staticSet('No such set'))).status).toBeGreaterThanOrEqual(
    404,
  );
});

test('a set is read again only when it has changed', async () => {
  const { etag } = await create(staticSet('Cached'));
  const { headers } = await read('Cached');
  expect(headers['cache-control'] ?? '').toMatch(/no-store|no-cache|private/);
  expect(etag).toBe(headers.etag);
});

test('a type can change; what the new type does not have goes', async () => {
  const created = await create(dependentSet('Metamorphosis'));
  const { items, ...rest } = staticSet('Metamorphosis');
  const answer = await update('Metamorphosis', created.etag, { ...rest, items: items ?? [] });
  expect(answer.body(200)).toMatchObject({
    type: 0,
    dynamicDataSetDependency: null,
    generatorBeanName: null,
  });
});
