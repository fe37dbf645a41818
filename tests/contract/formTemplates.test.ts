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
  expect(records).toContainEqual(
    expect.objectContaining({ uniqueName: 'LocationSchedule', name: 'Locations' }),
  );
  expect((await list()).records).toEqual(records.slice(0, 25));
  const page = await list({ startIndex: 3, numberOfRows: 4 });
  expect(page).toEqual({ records: records.slice(3, 7), totalRecords });
  expect(await list({ startIndex: 5000 })).toEqual({ records: [], totalRecords });
});

test('products are sorted as they are shown, by their short names', async () => {
  for (const sortDirection of ['asc', 'desc'] as const) {
    const { records } = await list({
      ...{ sortBy: 'productTemplateShortNames', sortDirection, numberOfRows: 500 },
    });
    const shown = records.map(({ productTemplateShortNames: names }) => names.join(', '));
    const { compare } = new Intl.Collator('en');
    expect(new Set(shown).size).toBeGreaterThan(5);
    expect(shown).toEqual(
      shown.toSorted((one, other) => (sortDirection === 'asc' ? 1 : -1) * compare(one, other)),
    );
  }
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
  expect((await find('LocationSchedule')).records).toMatchObject([
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
  [{ sortBy: 'colour' }, 'sortBy'],
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
    'Categories of scoring rules',
    'Database section names',
    'Form template types',
    'Form templates',
    'Model years',
    'Policy years',
    'Product templates by form template type',
    'Product templates by type',
    'Products that use rate status',
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

test('types of forms, and the products that forms of a type can be for, are looked up by data sets', async () => {
  const types = (await server.viewer.call('listFormTemplateTypes')).body(200);
  expect(types.map(({ type }) => type)).toEqual(Array.from({ length: 47 }, (_, type) => type));
  const items = async (dataSetName: string, search: string) => {
    const query = { search, numberOfRows: 500 };
    return (await server.viewer.call('listDataSetItems', { path: { dataSetName }, query })).body(200).records;
  };
  const named = (await items('Advanced Filter form template types', '')).map(({ name, value }) => [
    name,
    value,
  ]);
  expect(named).toHaveLength(47);
  expect(named).toContainEqual(['Policy Form', '28']);
  const products = 'Product Templates By FormTemplateType';
  expect((await items(products, '2')).length).toBeGreaterThan(10);
  expect(await items(products, '42')).toEqual([]);
});

test('a rating form that repeats is offered application forms that repeat', async () => {
  const path = { dataSetName: 'Application Repeating Form Templates' };
  const query = { numberOfRows: 500 };
  const items = (await server.viewer.call('listDataSetItems', { path, query })).body(200).records;
  const { records } = await list({ filterUri: '/UIFormTemplate?type=1&current=true', numberOfRows: 500 });
  const wanted = records.filter(({ repeatable }) => repeatable).map(({ uniqueName }) => uniqueName);
  expect(wanted).toContain('LocationSchedule');
  expect(items.map(({ value }) => value).toSorted()).toEqual(wanted.toSorted());
});

test('the settings of a field are those of its type, with what the form lets choose', async () => {
  const [form] = (await list({ filterUri: '/UIFormTemplate?uniqueName=CyberRating&version=3' })).records;
  const query = { fieldType: 3, uiFormTemplateId: form?.id ?? '' };
  const settings = (await server.viewer.call('listComponentSettings', { query })).body(200);
  const valuesOf = (name: string) => settings.find(({ settingName }) => settingName === name)?.values ?? [];
  expect(valuesOf('showForProducts').map(({ label }) => label)).toEqual(['Cyber Liability']);
  expect(valuesOf('showRule')).toEqual([{ value: 'No second factor', label: 'No second factor' }]);
  expect(valuesOf('dataSetName').map(({ value }) => value)).toContain('Roof Covering');
  const of = async (fieldType: number) =>
    (await server.viewer.call('listComponentSettings', { query: { fieldType } })).body(200);
  expect(await of(4)).toEqual([]);
  expect((await of(11)).map(({ owningClass }) => owningClass)).toEqual(['FormSection', 'FormSection']);
  const components = (await server.viewer.call('listComponentTypes')).body(200);
  expect(components.map(({ label }) => label)).toContain('Multi Select');
  const optionsOf = (id: string) => server.viewer.call('listJavascriptBuilderOptions', { path: { id } });
  const options = (await optionsOf(form?.id ?? '')).body(200);
  expect(options.find(({ name }) => name === 'minus')).toMatchObject({
    ...{
      type: 'function',
      group: 'Field Functions',
      operandCount: 'Exactly 2',
      applicableExpressions: ['value'],
    },
  });
  expect((await optionsOf('gone')).problem(404).status).toBe(404);
  const gone = { fieldType: 3, uiFormTemplateId: 'nobody' };
  expect((await server.viewer.call('listComponentSettings', { query: gone })).problem(404).status).toBe(404);
});
