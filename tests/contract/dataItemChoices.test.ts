import type { operations } from '@studio/api';
import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import {
  criterion,
  customSet,
  type DataSetWrite,
  dependentSet,
  item,
  sourceField,
  staticSet,
} from '../support/contract/dataSetBodies.ts';

const server = useServer();

type Query = NonNullable<operations['listDataSetItems']['parameters']['query']>;

/** What decides about the items of these sets: the product, then the state, then the city of a location. */
const dependency = {
  productDependent: true,
  sourceFieldDependencies: [
    sourceField('LocationSchedule', 'state'),
    sourceField('LocationSchedule', 'city'),
  ],
};

function offeredFor(...criteria: Parameters<typeof criterion>[0][]) {
  return { enhancedDynamicDataItemCriteriaList: criteria.map(criterion) };
}

const enhancedDynamicDataItems = [
  item('For surety', 'S', 0, { defaultPrecedence: 3, ...offeredFor({ productName: 'Surety' }) }),
  item('In Iowa or Ohio', 'I', 1, {
    defaultPrecedence: 1,
    ...offeredFor({ fieldValue1: 'IA' }, { fieldValue1: 'OH' }),
  }),
  item('Always', 'A', 2, { defaultPrecedence: 2 }),
  item(
    'Surety in Ames',
    'SA',
    3,
    offeredFor({ productName: 'Surety', fieldValue1: 'IA', fieldValue2: 'Ames' }),
  ),
];

const body = dependentSet('Choices', { enhancedDynamicDataItems, dependency });

async function saved(query: Query, dataSetName = 'Choices') {
  return (await server.viewer.call('listDataSetItems', { path: { dataSetName }, query })).body(200);
}

async function tried(set: DataSetWrite, query: Query = {}, dataSetName = set.name) {
  return (await server.viewer.call('tryDataSetItems', { path: { dataSetName }, query, body: set })).body(200);
}

test('the saved set is there', async () => {
  expect((await server.author.call('createDataSet', { body })).status).toBe(201);
});

test.each<[Query, string[], string | null]>([
  [{}, ['S', 'I', 'A', 'SA'], null],
  [{ product: '' }, ['A'], 'A'],
  [{ product: '', fieldValue1: '', fieldValue2: '', fieldValue3: '' }, ['A'], 'A'],
  [{ product: 'Surety' }, ['S', 'A'], 'A'],
  [{ product: 'surety' }, ['A'], 'A'],
  [{ fieldValue1: 'OH' }, ['I', 'A'], 'I'],
  [{ fieldValue2: 'IA' }, ['A'], 'A'],
  [{ product: 'Surety', fieldValue1: 'IA' }, ['S', 'I', 'A'], 'I'],
  [{ product: 'Surety', fieldValue1: 'IA', fieldValue2: 'Ames' }, ['S', 'I', 'A', 'SA'], 'I'],
  [
    { product: 'Surety', fieldValue1: 'IA', fieldValue2: 'Ames', fieldValue3: 'x' },
    ['S', 'I', 'A', 'SA'],
    'I',
  ],
  [{ product: 'No such product' }, ['A'], 'A'],
])('%j offers %j, and %s as the default', async (query, values, defaultValue) => {
  for (const page of [await saved(query), await tried(body, query)]) {
    expect(page.records.map(({ value }) => value)).toEqual(values);
    expect(page).toMatchObject({ totalRecords: values.length, defaultValue });
  }
});

test('the default is that of all that is offered, not of the page or the search', async () => {
  const query = { product: 'Surety', fieldValue1: 'IA' };
  const page = await saved({ ...query, startIndex: 2, numberOfRows: 1 });
  expect(page).toMatchObject({ totalRecords: 3, defaultValue: 'I', records: [{ value: 'A' }] });
  const found = await saved({ ...query, search: 'always' });
  expect(found).toMatchObject({ totalRecords: 1, defaultValue: 'I', records: [{ value: 'A' }] });
});

test('a Static set offers all its items, and no default', async () => {
  const page = await saved({ product: 'Surety', fieldValue1: 'x' }, 'US States');
  expect(page.totalRecords).toBe((await saved({}, 'US States')).totalRecords);
  expect(page.defaultValue).toBeNull();
});

test('the criteria of a Custom set apply to what is generated, by value', async () => {
  const custom = customSet('Generated choices', {
    dependency: { productDependent: true, sourceFieldDependencies: [] },
    enhancedDynamicDataItems: [
      item('An old label', 'Surety', 0, offeredFor({ productName: 'Surety' })),
      item('Generated no more', 'Gone', 1, offeredFor({ productName: 'Surety' })),
    ],
  });
  expect((await server.author.call('createDataSet', { body: custom })).status).toBe(201);
  for (const answer of [saved, (query: Query) => tried(custom, query)]) {
    const of = async (query: Query) => {
      const { records } = await answer({ ...query, numberOfRows: 500 }, custom.name);
      return records.map(({ name }) => name);
    };
    const all = await of({});
    expect(all).toEqual(expect.arrayContaining(['Commercial Auto', 'Surety']));
    expect(all).not.toContain('Generated no more');
    expect(await of({ product: 'Surety' })).toEqual(all);
    expect(await of({ product: 'Commercial Auto' })).toEqual(all.filter((name) => name !== 'Surety'));
  }
});

test('trying saves nothing, for every caller', async () => {
  const path = { dataSetName: 'Choices' };
  const before = await server.viewer.call('getDataSet', { path });
  const changed = dependentSet('Another name', { enhancedDynamicDataItems: [item('New', 'N')], dependency });
  const page = await tried(changed, { product: 'Surety' }, 'Choices');
  expect(page).toMatchObject({ totalRecords: 1, records: [{ value: 'N' }] });
  const after = await server.viewer.call('getDataSet', { path });
  expect([after.etag, after.body(200)]).toEqual([before.etag, before.body(200)]);
  expect((await server.viewer.call('getDataSet', { path: { dataSetName: 'Another name' } })).status).toBe(
    404,
  );
});

test('a set of every type can be tried, and one that was never saved', async () => {
  expect(await tried(staticSet('Never saved'))).toMatchObject({ totalRecords: 2, defaultValue: null });
  expect((await tried(customSet('Never saved'))).totalRecords).toBeGreaterThan(2);
  expect((await tried(dependentSet('Never saved'))).totalRecords).toBe(2);
  const page = await tried(staticSet('Never saved'), { startIndex: 1, numberOfRows: 1 });
  expect(page).toMatchObject({ totalRecords: 2, records: [{ value: 'GABLE' }] });
});

test('what saving would refuse is refused at its place', async () => {
  const on = (productName: string) => [item('A', 'A', 0, offeredFor({ productName }))];
  const refused: [DataSetWrite, string][] = [
    [staticSet('Tried', { items: [item('', 'A')] }), '/items/0/name'],
    [
      dependentSet('Tried', { enhancedDynamicDataItems: on('No Such Product') }),
      '/enhancedDynamicDataItems/0/enhancedDynamicDataItemCriteriaList/0/productName',
    ],
    [
      dependentSet('Tried', {
        dependency: { productDependent: false, sourceFieldDependencies: [sourceField('NoSuchForm', 'f')] },
      }),
      '/dependency/sourceFieldDependencies/0',
    ],
  ];
  for (const [tryBody, pointer] of refused) {
    const path = { dataSetName: 'Tried' };
    const { errors } = (await server.viewer.call('tryDataSetItems', { path, body: tryBody })).problem(422);
    expect(errors?.map((error) => error.pointer)).toEqual([pointer]);
    const save = await server.author.call('createDataSet', { body: tryBody });
    expect(save.problem(422).errors).toEqual(errors);
  }
});

test('a set that is too large is refused', async () => {
  const path = { dataSetName: 'Too large' };
  const items = [item('x'.repeat(17 * 1024 * 1024), 'x')];
  const answer = await server.viewer.call('tryDataSetItems', {
    path,
    body: staticSet('Too large', { items }),
  });
  expect(answer.status).toBe(413);
});

test.each<[Query, string]>([
  [{ product: 'x'.repeat(1001) }, 'product'],
  [{ fieldValue1: 'x'.repeat(10_001) }, 'fieldValue1'],
  [{ fieldValue2: 'x'.repeat(10_001) }, 'fieldValue2'],
  [{ fieldValue3: 'x'.repeat(10_001) }, 'fieldValue3'],
  [{ startIndex: -1 }, 'startIndex'],
  [{ numberOfRows: 501 }, 'numberOfRows'],
])('%# a query out of bounds is refused by name', async (query, parameter) => {
  const path = { dataSetName: 'Choices' };
  const read = await server.viewer.call('listDataSetItems', { path, query });
  expect(read.problem(400).parameter).toBe(parameter);
  const tries = await server.viewer.call('tryDataSetItems', { path, query, body });
  expect(tries.problem(400).parameter).toBe(parameter);
});

test('5,000 items with 5,000 criteria are answered soon', async () => {
  const items = Array.from({ length: 5000 }, (_, index) =>
    item(`Label ${index}`, `V${index}`, index, {
      defaultPrecedence: index + 1,
      ...offeredFor({ productName: 'Surety', fieldValue1: `S${index % 50}`, ordering: index }),
    }),
  );
  const large = dependentSet('Five thousand', { enhancedDynamicDataItems: items, dependency });
  expect((await server.author.call('createDataSet', { body: large })).status).toBe(201);
  const query = { product: 'Surety', fieldValue1: 'S7' };
  const started = performance.now();
  const page = await saved(query, large.name);
  const took = performance.now() - started;
  expect(page).toMatchObject({ totalRecords: 100, defaultValue: 'V7' });
  expect(page.records.map(({ value }) => value).slice(0, 2)).toEqual(['V7', 'V57']);
  expect(await tried(large, query)).toEqual(page);
  expect(took).toBeLessThan(2000);
});
