import { expect, test } from 'vitest';
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
} from '../support/contract/dataSetBodies.ts';

const server = useServer();

const name = 'Never saved';
const state = sourceField('LocationSchedule', 'state');
const city = sourceField('LocationSchedule', 'city');
const street = sourceField('LocationSchedule', 'street');

function withItems(...items: ReturnType<typeof item>[]): DataSetWrite {
  return staticSet(name, { items });
}

function withCriteria(
  extra: Parameters<typeof criterion>[0],
  dependency: DataSetWrite['dependency'],
): DataSetWrite {
  const criteria = [criterion({ dataSetName: name, value: 'A', ...extra })];
  const items = [item('A', 'A', 0, { enhancedDynamicDataItemCriteriaList: criteria })];
  return dependentSet(name, {
    enhancedDynamicDataItems: items,
    ...(dependency !== undefined && { dependency }),
  });
}

const firstCriterion = '/enhancedDynamicDataItems/0/enhancedDynamicDataItemCriteriaList/0';
const onProduct = { productDependent: true, sourceFieldDependencies: [] };

const broken: [string, DataSetWrite, string[]][] = [
  ['a name of blanks', staticSet('   '), ['/name']],
  ['a name of 1,001 characters', staticSet('n'.repeat(1001)), ['/name']],
  ['a description of 1,001 characters', staticSet(name, { description: 'd'.repeat(1001) }), ['/description']],

  ['an item without a label', withItems(item('', 'A')), ['/items/0/name']],
  ['an item without a value', withItems(item('A', ' ')), ['/items/0/value']],
  [
    'two equal labels',
    withItems(item('A', '1'), item('B', '2'), item('A', '3')),
    ['/items/0/name', '/items/2/name'],
  ],
  [
    'labels that differ in blanks',
    withItems(item('A', '1'), item(' A ', '2')),
    ['/items/0/name', '/items/1/name'],
  ],
  ['two equal values', withItems(item('A', '1'), item('B', '1')), ['/items/0/value', '/items/1/value']],
  [
    'equal labels in two groups',
    withItems(item('A', '1', 0, { grouping: 'One' }), item('A', '2', 1, { grouping: 'Two' })),
    ['/items/0/name', '/items/1/name'],
  ],
  [
    'two groups of one name',
    withItems(
      item('A', '1', 0, { grouping: 'One' }),
      item('B', '2', 1, { grouping: 'Two' }),
      item('C', '3', 2, { grouping: 'One' }),
    ),
    ['/items/2/grouping'],
  ],
  [
    'two groups without a name',
    withItems(item('A', '1'), item('B', '2', 1, { grouping: 'Two' }), item('C', '3', 2)),
    ['/items/2/grouping'],
  ],
  [
    'a default value in a Static set',
    withItems(item('A', '1', 0, { defaultPrecedence: 1 })),
    ['/items/0/defaultPrecedence'],
  ],
  [
    'a default value of 0',
    withItems(item('A', '1', 0, { defaultPrecedence: 0 })),
    ['/items/0/defaultPrecedence'],
  ],
  [
    'two equal default values',
    dependentSet(name, {
      enhancedDynamicDataItems: [
        item('A', '1', 0, { defaultPrecedence: 1 }),
        item('B', '2', 1, { defaultPrecedence: 1 }),
      ],
    }),
    ['/enhancedDynamicDataItems/0/defaultPrecedence', '/enhancedDynamicDataItems/1/defaultPrecedence'],
  ],

  ['a Static set with a dynamic default', staticSet(name, { dynamicDefault: false }), ['/dynamicDefault']],
  [
    'a Static set with a generator',
    staticSet(name, { generatorBeanName: 'enhancedDynamicDataItemGenerator' }),
    ['/generatorBeanName'],
  ],
  ['a Static set with a dependency', staticSet(name, { dependency: onProduct }), ['/dependency']],
  [
    'a Static set with the other list',
    staticSet(name, { enhancedDynamicDataItems: [] }),
    ['/enhancedDynamicDataItems'],
  ],
  [
    'a dependent set without a dynamic default',
    dependentSet(name, { dynamicDefault: null }),
    ['/dynamicDefault'],
  ],
  [
    'a dependent set without a generator',
    dependentSet(name, { generatorBeanName: null }),
    ['/generatorBeanName'],
  ],
  [
    'a dependent set without Clear Invalid Value',
    dependentSet(name, { clearInvalidFieldValue: null }),
    ['/clearInvalidFieldValue'],
  ],
  ['a Custom set without a generator', customSet(name, { generatorBeanName: ' ' }), ['/generatorBeanName']],
  [
    'a Custom set with an unknown generator',
    customSet(name, { generatorBeanName: 'noSuchBean' }),
    ['/generatorBeanName'],
  ],
  [
    'a Custom set with a generator of another type',
    customSet(name, { generatorBeanName: 'repeatingFormDataItemGenerator' }),
    ['/generatorBeanName'],
  ],
  [
    'a Repeating Form set without a generator',
    repeatingFormSet(name, { generatorBeanName: null }),
    ['/generatorBeanName'],
  ],
  [
    'a Repeating Form set without a template',
    repeatingFormSet(name, { repeatingFormTemplateUniqueName: null }),
    ['/repeatingFormTemplateUniqueName'],
  ],
  [
    'a Repeating Form set with an unknown template',
    repeatingFormSet(name, { repeatingFormTemplateUniqueName: 'NoSuchForm' }),
    ['/repeatingFormTemplateUniqueName'],
  ],
  [
    'a Repeating Form set with a template that does not repeat',
    repeatingFormSet(name, { repeatingFormTemplateUniqueName: 'UmbrellaCoverage' }),
    ['/repeatingFormTemplateUniqueName'],
  ],
  [
    'a dependent set with a repeating form template',
    dependentSet(name, { repeatingFormTemplateUniqueName: 'LocationSchedule' }),
    ['/repeatingFormTemplateUniqueName'],
  ],
  [
    'a minimum search length of 100',
    staticSet(name, { minSearchStringLength: 100 }),
    ['/minSearchStringLength'],
  ],
  ['a minimum search length of 0', staticSet(name, { minSearchStringLength: 0 }), ['/minSearchStringLength']],

  [
    'a criterion on the product of a set that does not depend on it',
    withCriteria({ productName: 'Surety' }, { productDependent: false, sourceFieldDependencies: [state] }),
    [`${firstCriterion}/productName`],
  ],
  [
    'a criterion on a field of a set that depends on none',
    withCriteria({ fieldValue1: 'IA' }, onProduct),
    [`${firstCriterion}/fieldValue1`],
  ],
  [
    'a criterion on a second field of a set that depends on one',
    withCriteria({ fieldValue2: 'IA' }, { productDependent: false, sourceFieldDependencies: [state] }),
    [`${firstCriterion}/fieldValue2`],
  ],
  [
    'a criterion on an unknown product',
    withCriteria({ productName: 'No Such Product' }, onProduct),
    [`${firstCriterion}/productName`],
  ],
  ['a criterion that names nothing', withCriteria({ fieldValue1: ' ' }, onProduct), [firstCriterion]],
  [
    'criteria without an item',
    dependentSet(name, {
      enhancedDynamicDataItems: [
        item(' ', '', 0, { enhancedDynamicDataItemCriteriaList: [criterion({ productName: 'Surety' })] }),
      ],
    }),
    ['/enhancedDynamicDataItems/0/name', '/enhancedDynamicDataItems/0/value'],
  ],
  [
    'a default value without an item',
    dependentSet(name, { enhancedDynamicDataItems: [item('', '', 0, { defaultPrecedence: 1 })] }),
    ['/enhancedDynamicDataItems/0/name', '/enhancedDynamicDataItems/0/value'],
  ],
  [
    'criteria in a Static set',
    withItems(item('A', 'A', 0, { enhancedDynamicDataItemCriteriaList: [criterion({ fieldValue1: 'x' })] })),
    ['/items/0/enhancedDynamicDataItemCriteriaList/0'],
  ],
  [
    '101 attributes',
    withItems(
      item('A', 'A', 0, {
        attributes: Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`a${index}`, ''])),
      }),
    ),
    ['/items/0/attributes'],
  ],
  [
    'an attribute that is no text',
    withItems(item('A', 'A', 0, { attributes: JSON.parse('{ "sector": 23 }') })),
    ['/items/0/attributes/sector'],
  ],
  [
    'a dependency on an unknown form',
    dependentSet(name, {
      dependency: { productDependent: false, sourceFieldDependencies: [sourceField('NoSuchForm', 'state')] },
    }),
    ['/dependency/sourceFieldDependencies/0'],
  ],
  [
    'a dependency on an unknown field',
    dependentSet(name, {
      dependency: {
        productDependent: false,
        sourceFieldDependencies: [state, sourceField('LocationSchedule', 'colour')],
      },
    }),
    ['/dependency/sourceFieldDependencies/1'],
  ],
  [
    'a dependency that is there twice',
    dependentSet(name, { dependency: { productDependent: false, sourceFieldDependencies: [state, state] } }),
    ['/dependency/sourceFieldDependencies/1'],
  ],
  [
    'a dependency whose key is that of another field',
    dependentSet(name, {
      dependency: {
        productDependent: false,
        sourceFieldDependencies: [state, { ...city, key: street.key }],
      },
    }),
    ['/dependency/sourceFieldDependencies/1/key'],
  ],
  [
    'a dependency without a form',
    dependentSet(name, {
      dependency: { productDependent: false, sourceFieldDependencies: [sourceField(' ', 'state')] },
    }),
    ['/dependency/sourceFieldDependencies/0/formTemplateUniqueName'],
  ],
  [
    'a dependency without a field',
    dependentSet(name, {
      dependency: { productDependent: false, sourceFieldDependencies: [sourceField('LocationSchedule', '')] },
    }),
    ['/dependency/sourceFieldDependencies/0/fieldName'],
  ],
  [
    'four dependencies',
    dependentSet(name, {
      dependency: {
        productDependent: false,
        sourceFieldDependencies: [state, city, street, sourceField('LocationSchedule', 'postalCode')],
      },
    }),
    ['/dependency/sourceFieldDependencies'],
  ],
  [
    'a pointer leads into the body that was sent, blank rows included',
    dependentSet(name, {
      enhancedDynamicDataItems: [
        item('', '', 0),
        item('A', 'A', 1, {
          enhancedDynamicDataItemCriteriaList: [
            criterion({ productName: 'Surety', ordering: 1 }),
            criterion({ productName: 'No Such Product' }),
          ],
        }),
      ],
    }),
    ['/enhancedDynamicDataItems/1/enhancedDynamicDataItemCriteriaList/1/productName'],
  ],
];

test.each(broken)('%s is refused at its place', async (_, body, pointers) => {
  const { errors = [] } = (await server.admin.call('createDataSet', { body })).problem(422);
  expect(errors.map(({ pointer }) => pointer).toSorted()).toEqual(pointers.toSorted());
  for (const { message } of errors) expect(message).toMatch(/\S/);
});

test('an update is held to the same rules, and a refused one changes nothing', async () => {
  const created = await server.admin.call('createDataSet', { body: staticSet('Valid') });
  const path = { dataSetName: 'Valid' };
  const items = [item('A', '1'), item('A', '1', 1)];
  const headers = { 'if-match': created.etag };
  const answer = await server.admin.call('updateDataSet', {
    path,
    headers,
    body: staticSet('Valid', { items }),
  });
  expect(
    answer
      .problem(422)
      .errors?.map(({ pointer }) => pointer)
      .toSorted(),
  ).toEqual([...['/items/0/name', '/items/0/value', '/items/1/name', '/items/1/value']]);
  const now = await server.admin.call('getDataSet', { path });
  expect(now.body(200)).toEqual(created.body(201));
  expect(now.etag).toBe(created.etag);
});

test('labels and values that differ in case are different', async () => {
  const items = [item('A', 'x'), item('a', 'X', 1)];
  expect((await server.admin.call('createDataSet', { body: staticSet('Case', { items }) })).status).toBe(201);
});

test('one group may have no name, in any position', async () => {
  const items = [
    item('A', '1', 0, { grouping: 'One' }),
    item('B', '2', 1),
    item('C', '3', 2, { grouping: 'Two' }),
  ];
  expect((await server.admin.call('createDataSet', { body: staticSet('Groups', { items }) })).status).toBe(
    201,
  );
});

test('a name and a description of 1,000 characters are taken', async () => {
  const body = staticSet('n'.repeat(1000), { description: 'd'.repeat(1000) });
  expect((await server.admin.call('createDataSet', { body })).body(201)).toMatchObject({ name: body.name });
  expect((await server.admin.call('getDataSet', { path: { dataSetName: body.name } })).status).toBe(200);
});

test('a set of very many items is taken whole', async () => {
  const items = Array.from({ length: 20_000 }, (_, index) => item(`Label ${index}`, `V${index}`, index));
  const created = (await server.admin.call('createDataSet', { body: staticSet('Large', { items }) })).body(
    201,
  );
  expect(created.items).toHaveLength(20_000);
  expect(created.items.at(-1)).toMatchObject({ name: 'Label 19999', ordering: 19_999 });
});

test('a client cannot say who changed a set, when, or that it is required', async () => {
  const forged = {
    required: true,
    lastModifiedBy: 'Me',
    lastModifiedById: 'me',
    version: 7,
    timeLastModified: 1,
  };
  const body = { ...staticSet('Forged'), ...forged };
  const created = (await server.admin.call('createDataSet', { body })).body(201);
  expect(created).toMatchObject({ required: false, lastModifiedById: 'admin', version: 1 });
  expect(created.timeLastModified).toBeGreaterThan(1);
  const unknown = { ...staticSet('Forged twice'), id: 'x' };
  expect((await server.admin.call('createDataSet', { body: unknown })).status).toBe(422);
});
