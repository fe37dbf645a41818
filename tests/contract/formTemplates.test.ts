import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';

const server = useServer();

type Query = Record<string, string | number>;

async function list(query: Query = {}) {
  return (await server.viewer.call('listFormTemplates', { query })).body(200);
}

async function fields(formTemplateUniqueName: string) {
  return (await server.viewer.call('listFormFields', { query: { formTemplateUniqueName } })).body(200);
}

test('form templates come by display name, page by page, with the true total', async () => {
  const { records, totalRecords } = await list({ numberOfRows: 500 });
  const names = records.map(({ name }) => name);
  expect(totalRecords).toBe(records.length);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  expect(records).toContainEqual({ uniqueName: 'LocationSchedule', name: 'Locations' });
  expect((await list()).records).toEqual(records.slice(0, 25));
  const page = await list({ startIndex: 3, numberOfRows: 4 });
  expect(page).toEqual({ records: records.slice(3, 7), totalRecords });
  expect(await list({ startIndex: 5000 })).toEqual({ records: [], totalRecords });
});

test('a name is looked for in the display name and in the unique name', async () => {
  const find = async (name: string) => {
    const filterUri = `/UIFormTemplate?name=${encodeURIComponent(name)}`;
    return (await list({ filterUri, numberOfRows: 500 })).records.map(({ uniqueName }) => uniqueName);
  };
  expect(await find('OCATIONS')).toContain('LocationSchedule');
  expect(await find('locationsched')).toEqual(['LocationSchedule']);
  expect(await find('no such form')).toEqual([]);
  expect(await find('%')).toEqual([]);
  expect((await find('')).length).toBe((await list()).totalRecords);
});

test('a unique name is compared whole', async () => {
  const find = (uniqueName: string) => list({ filterUri: `/UIFormTemplate?uniqueName=${uniqueName}` });
  expect((await find('LocationSchedule')).records).toEqual([
    { uniqueName: 'LocationSchedule', name: 'Locations' },
  ]);
  expect((await find('locationschedule')).totalRecords).toBe(0);
  expect(
    (await list({ filterUri: '/UIFormTemplate?uniqueName=LocationSchedule&name=roof' })).records,
  ).toEqual([]);
});

test.each<[Query, string]>([
  [{ filterUri: '/FormTemplate' }, 'filterUri'],
  [{ filterUri: '/DataSet?name=x' }, 'filterUri'],
  [{ filterUri: '' }, 'filterUri'],
  [{ filterUri: '/UIFormTemplate?colour=red' }, 'filterUri'],
  [{ filterUri: '/UIFormTemplate?name.in=a' }, 'filterUri'],
  [{ filterUri: '/UIFormTemplate?name=a&name=b' }, 'filterUri'],
  [{ filterUri: '/UIFormTemplate?name=%ZZ' }, 'filterUri'],
  [{ startIndex: -1 }, 'startIndex'],
  [{ numberOfRows: 0 }, 'numberOfRows'],
  [{ numberOfRows: 501 }, 'numberOfRows'],
  [{ sortBy: 'name' }, 'sortBy'],
])('%j is refused by name', async (query, parameter) => {
  const answer = await server.viewer.call('listFormTemplates', { query });
  expect(answer.problem(400).parameter).toBe(parameter);
});

test('the fields of a form come in its order, with the types of their sets', async () => {
  const found = await fields('LocationSchedule');
  expect(found.slice(0, 5).map(({ name }) => name)).toEqual([
    ...['locationNumber', 'street', 'city', 'state', 'postalCode'],
  ]);
  expect(found).toContainEqual({
    name: 'state',
    label: 'State',
    type: 3,
    dataSetName: 'US States',
    dataSetType: 0,
  });
  expect(found[0]).toMatchObject({ name: 'locationNumber', dataSetName: null, dataSetType: null });
});

test('a field says when its set is of another type, and that a set is gone', async () => {
  const forms = (await list({ numberOfRows: 500 })).records;
  const all = (await Promise.all(forms.map(({ uniqueName }) => fields(uniqueName)))).flat();
  expect(new Set(all.map(({ dataSetType }) => dataSetType))).toEqual(new Set([null, 0, 1, 2, 3]));
  const dataSetName = 'Building Interest';
  const { etag } = await server.admin.call('getDataSet', { path: { dataSetName } });
  const headers = { 'if-match': etag };
  await server.admin.call('deleteDataSet', { query: { dataSetName, forceDelete: true }, headers });
  const interest = (await fields('LocationSchedule')).find(({ name }) => name === 'interest');
  expect(interest).toMatchObject({ dataSetName, dataSetType: null });
  await server.admin.call('createDataSet', { body: staticSet(dataSetName) });
  expect((await fields('LocationSchedule')).find(({ name }) => name === 'interest')?.dataSetType).toBe(0);
});

test('a form that does not exist has no fields; one must be named', async () => {
  for (const formTemplateUniqueName of ['NoSuchForm', 'locationschedule', 'Locations', '%']) {
    const answer = await server.viewer.call('listFormFields', { query: { formTemplateUniqueName } });
    expect(answer.status, formTemplateUniqueName).toBe(404);
  }
  for (const query of [{}, { formTemplateUniqueName: '' }, { formTemplateUniqueName: 'x'.repeat(1001) }]) {
    const answer = await server.viewer.call('listFormFields', { query });
    expect(answer.problem(400).parameter).toBe('formTemplateUniqueName');
  }
});

test('repeating form templates are those that the sets may name, by name', async () => {
  const found = (await server.viewer.call('listRepeatingFormTemplates')).body(200);
  const names = found.map(({ name }) => name);
  expect(found).toContainEqual({ uniqueName: 'LocationSchedule', name: 'Locations' });
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
  expect(found.length).toBeLessThan((await list()).totalRecords);
});

test('each type of set is offered its generators, by label', async () => {
  const offered = async (type: number) =>
    (await server.viewer.call('listDataItemGenerators', { query: { type } })).body(200);
  expect(await offered(0)).toEqual([]);
  expect(await offered(2)).toEqual([
    { beanName: 'enhancedDynamicDataItemGenerator', label: 'Enhanced dynamic data items' },
  ]);
  expect(await offered(3)).toEqual([
    { beanName: 'repeatingFormDataItemGenerator', label: 'Repeating form rows' },
  ]);
  expect((await offered(1)).map(({ label }) => label)).toEqual([
    'All products',
    'Database section names',
    'Form templates',
    'Model years',
    'Policy years',
    'Repeating form templates',
    'Rule sets',
    'Users',
  ]);
});

test('the type must be one of the four', async () => {
  for (const query of [{}, { type: 4 }, { type: -1 }, { type: 'static' }, { type: '' }, { type: '1.5' }]) {
    const answer = await server.viewer.call('listDataItemGenerators', { query });
    expect(answer.problem(400).parameter, JSON.stringify(query)).toBe('type');
  }
});
