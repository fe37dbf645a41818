import { expect, test } from 'vitest';
import { fault } from '../../fault.ts';
import { loadContract } from '../../http/loadContract.ts';
import type { KindModule } from '../../kinds/KindModule.ts';
import { kindNames } from '../../kinds/kindNames.ts';
import { registry } from '../../kinds/registry.ts';
import type { Queries } from '../../store/Database.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import { keepLeftOut, writtenProperties } from './keepLeftOut.ts';

const writtenOf = writtenProperties(await loadContract());

/** What a body becomes over an object that reading answers as `shown`; 'not read' where the object is not needed. */
async function complete(kind: string, body: JsonObject, shown: JsonObject | null) {
  const module: KindModule = registry.moduleOf(kind);
  const written = writtenOf(module.operations.update ?? fault('no update'));
  const stored = { doc: {} } as StoredDocument;
  const find = async () => (shown === null ? fault('It was read.') : stored);
  const services = { queries: {} as Queries, find };
  return (await keepLeftOut({ ...module, view: () => shown ?? {} }, body, written, services)).body;
}

test('what is left out is as it was, lists are whole, and null and what only the server gives are not looked at', async () => {
  const shown = {
    name: 'A',
    enabled: false,
    title: 'T',
    body: 'B',
    excludeConsole: 'Producer',
    id: '7',
    version: 3,
  };
  expect(await complete('NotificationPopupTemplate', { name: 'N', title: 'T', body: 'B' }, shown)).toEqual({
    ...{ name: 'N', enabled: false, title: 'T', body: 'B', excludeConsole: 'Producer' },
  });
  const whole = { name: 'N', enabled: true, title: '', body: 'B', excludeConsole: null };
  expect(await complete('NotificationPopupTemplate', whole, null)).toEqual(whole);
});

test('the template within the body of a form is completed, and whether it is for all products follows the products', async () => {
  const template = {
    uniqueName: 'F',
    displayName: 'F',
    type: 1,
    flags: 'x',
    productTemplates: [],
    root: false,
  };
  const shown = {
    formTemplate: { ...template, appliesToAllProductTemplates: true },
    ordering: 3,
    sections: [{ rows: [] }],
  };
  const body = { formTemplate: { uniqueName: 'F', displayName: 'G', type: 1 }, sections: [] };
  expect(await complete('FormTemplate', body, shown)).toMatchObject({
    ...{ formTemplate: { ...template, displayName: 'G', appliesToAllProductTemplates: true }, ordering: 3 },
    sections: [],
  });
  const products = { formTemplate: { ...body.formTemplate, productTemplates: [{ id: '1' }] } };
  const { formTemplate } = await complete('FormTemplate', products, shown);
  expect(formTemplate).toMatchObject({ productTemplates: [{ id: '1' }], flags: 'x' });
  expect(formTemplate).not.toHaveProperty('appliesToAllProductTemplates', true);
});

test('items and dependency of a data set are kept under the one of their names that came, or for which there is need', async () => {
  const settings = {
    ...{ name: 'S', description: '', dynamicDefault: null, supportSearch: false, minSearchStringLength: 3 },
    ...{ generatorBeanName: null, repeatingFormTemplateUniqueName: null, clearInvalidFieldValue: null },
  };
  const shown = {
    ...settings,
    type: 2,
    items: [{ value: '1' }],
    dynamicDataSetDependency: { productDependent: true },
  };
  const { items, dynamicDataSetDependency } = shown;
  expect(await complete('DataSet', { ...settings, type: 2 }, shown)).toEqual(shown);
  const own = { ...settings, type: 2, enhancedDynamicDataItems: [], dependency: null };
  expect(await complete('DataSet', own, null)).toEqual(own);
  expect(await complete('DataSet', { ...settings, type: 2, dependency: null }, shown)).toEqual({
    ...{ ...settings, type: 2, items, dependency: null },
  });
  expect(await complete('DataSet', { ...settings, type: 2, items: [] }, shown)).toEqual({
    ...{ ...settings, type: 2, items: [], dynamicDataSetDependency },
  });
  const plain = { ...settings, type: 0, items: [] };
  expect(await complete('DataSet', plain, null)).toEqual(plain);
  expect(
    await complete('DataSet', { ...settings, type: 0, enhancedDynamicDataItems: [] }, shown),
  ).toMatchObject({ items });
});

test('another document of a product does not get the name of the former one', async () => {
  const shown = { quoteFileTemplateId: 7, quoteTemplateFileName: 'seven.pdf', binderFileTemplateId: 8 };
  const completed = await complete(
    kindNames.product,
    { name: 'P', shortName: 'P', quoteFileTemplateId: 9 },
    shown,
  );
  expect(completed).toMatchObject({ quoteFileTemplateId: 9, binderFileTemplateId: 8 });
  expect(completed['quoteTemplateFileName']).toBeUndefined();
});

test('a policy period without a limit does not keep its unit, and one with a limit does', async () => {
  const shown = { policyDateRangeBoundary: 12, policyDateRangeBoundaryUnit: 'months' };
  const body = { name: 'P', shortName: 'P' };
  const unlimited = { ...body, policyDateRangeBoundary: 'Unlimited' };
  expect(
    (await complete(kindNames.product, unlimited, shown))['policyDateRangeBoundaryUnit'],
  ).toBeUndefined();
  const longer = { ...body, policyDateRangeBoundary: 24 };
  expect(await complete(kindNames.product, longer, shown)).toMatchObject({
    ...{ policyDateRangeBoundary: 24, policyDateRangeBoundaryUnit: 'months' },
  });
  expect(await complete(kindNames.product, body, shown)).toMatchObject(shown);
});

const condition = {
  triggerFieldFormTemplateUniqueName: 'F',
  triggerFieldVariableName: 'a',
  triggerOperator: 0,
  triggerFieldValue: '<values><value>1</value></values>',
};

test.each(Object.entries(condition))(
  'an update that sends %s alone keeps no other part of the condition, and is refused',
  async (property, value) => {
    const body = {
      ...{ name: 'R', scoringFolderName: 'C', effectiveDateRangeBegin: 0 },
      ...{ formTemplateUniqueName: 'F', variableName: 'b' },
    };
    expect(await complete(kindNames.scoringRule, body, condition)).toMatchObject(condition);
    const completed = await complete(kindNames.scoringRule, { ...body, [property]: value }, condition);
    const others = Object.keys(condition).filter((each) => each !== property);
    expect(others.filter((each) => Object.hasOwn(completed, each))).toEqual([]);
    const { read = fault('no bodies') } = registry.moduleOf(kindNames.scoringRule);
    const { violations } = await read(completed, { queries: {} as Queries, at: null, permissions: [] });
    expect(violations?.map(({ pointer }) => pointer)).toEqual(others.map((each) => `/${each}`));
  },
);
