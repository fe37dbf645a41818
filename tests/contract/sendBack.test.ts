import { expect, test } from 'vitest';
import type { KindModule } from '../../apps/server/src/kinds/KindModule.ts';
import { registry } from '../../apps/server/src/kinds/registry.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import type { OperationId } from '../support/contract/contract.ts';
import { criterion, dependentSet, item, sourceField } from '../support/contract/dataSetBodies.ts';

/** A script that reads an object, changes a property and writes it back needs to know nothing else of the kind. */
const server = useServer();

type Json = Record<string, unknown>;

const perType = 5;
const kinds = registry.modules.flatMap(({ operations: { list, get, update }, ...module }) =>
  list && get && update ? [{ ...module, noun: module.kind.noun, list, get, update }] : [],
);

/** Ids of some objects of the first page, as many of each type. */
async function someIds(list: OperationId): Promise<string[]> {
  const { records } = (await server.admin.call(list, { query: { numberOfRows: 500 } })).body(
    200 as never,
  ) as {
    records: Json[];
  };
  const byType = Map.groupBy(records, (record) => record['type']);
  return [...byType.values()].flatMap((all) => all.slice(0, perType).map(({ id }) => String(id)));
}

function pathOf({ parameter }: Pick<KindModule, 'parameter'>, id: string): Record<string, string> {
  return { [parameter]: id };
}

test('there are kinds that are read and written', () => {
  expect(kinds.length).toBeGreaterThanOrEqual(3);
});

test.each(kinds)('what reading the $noun answers is taken back, and changes nothing', async (kind) => {
  const ids = await someIds(kind.list);
  expect(ids.length).toBeGreaterThanOrEqual(perType);
  for (const id of ids) {
    const path = pathOf(kind, id);
    const read = await server.admin.call(kind.get, { path });
    const headers = { 'if-match': read.etag };
    const answer = await server.admin.call(kind.update, { path, headers, body: JSON.parse(read.text) });
    expect([answer.status, answer.etag, answer.text], id).toEqual([200, read.etag, read.text]);
  }
});

test.each(kinds)('read-only properties of the $noun are ignored, whatever they say', async (kind) => {
  const [id = ''] = await someIds(kind.list);
  const path = pathOf(kind, id);
  const read = await server.admin.call(kind.get, { path });
  const body = {
    ...(JSON.parse(read.text) as Json),
    ...{ version: 'none', lastModifiedBy: 7, timeLastModified: null },
  };
  const answer = await server.admin.call(kind.update, { path, headers: { 'if-match': read.etag }, body });
  expect([answer.status, answer.text]).toEqual([200, read.text]);
});

const path = { dataSetName: 'Sent back' };
const headers = { 'if-match': '*' };
const dependency = {
  productDependent: true,
  sourceFieldDependencies: [sourceField('LocationSchedule', 'state')],
};

async function created() {
  const enhancedDynamicDataItems = [
    item('', ''),
    item('A', '1', 1, { enhancedDynamicDataItemCriteriaList: [criterion({ productName: 'Surety' })] }),
  ];
  const body = dependentSet('Sent back', { enhancedDynamicDataItems, dependency });
  await server.admin.call('createDataSet', { body });
  return (await server.admin.call('getDataSet', { path })).body(200);
}

test('faults of the body of a data set as it was read are reported where that body has them', async () => {
  const read = await created();
  const put = async (body: Json) => {
    const { errors = [] } = (await server.admin.call('updateDataSet', { path, headers, body })).problem(422);
    return errors.map(({ pointer }) => pointer);
  };
  const [first] = read.items;
  expect(await put({ ...read, items: [first, first] })).toContain('/items/1/value');
  const unknown = { ...dependency, sourceFieldDependencies: [sourceField('NoSuchForm', 'state')] };
  const pointer = '/dynamicDataSetDependency/sourceFieldDependencies/0';
  expect(await put({ ...read, dynamicDataSetDependency: unknown })).toEqual([pointer]);
  const spoiled = sourceField('LocationSchedule', 'city');
  const keyless = { ...dependency, sourceFieldDependencies: [{ ...spoiled, key: 'x' }] };
  expect(await put({ ...read, dynamicDataSetDependency: keyless })).toEqual([`${pointer}/key`]);
  const typeless = { ...read, type: 0, items: [], dynamicDefault: null, generatorBeanName: null };
  expect(await put(typeless)).toEqual(['/dynamicDataSetDependency']);
});

test('of a data set, what clients call items and dependency wins over what reading calls them', async () => {
  const { items, dynamicDataSetDependency } = (await server.admin.call('getDataSet', { path })).body(200);
  const body = {
    ...dependentSet('Sent back', { enhancedDynamicDataItems: [item('B', '2')], dependency: null }),
    ...{ items, dynamicDataSetDependency },
  };
  const { items: saved, ...rest } = (await server.admin.call('updateDataSet', { path, headers, body })).body(
    200,
  );
  expect(saved.map(({ name }) => name)).toEqual(['B']);
  expect(rest.dynamicDataSetDependency).toBeNull();
});

test('of a data set, what has a default may be left out', async () => {
  const answer = await server.admin.call('createDataSet', { body: { name: 'Hardly anything', type: 0 } });
  expect(answer.body(201)).toMatchObject({
    description: '',
    dynamicDefault: null,
    supportSearch: false,
    minSearchStringLength: 3,
    generatorBeanName: null,
    repeatingFormTemplateUniqueName: null,
    clearInvalidFieldValue: null,
    items: [],
    dynamicDataSetDependency: null,
    required: false,
  });
});
