import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DataSetDoc } from '../kinds/dataSet/DataSetDoc.ts';
import type { FormTemplateDoc } from '../kinds/formTemplate/FormTemplateDoc.ts';
import { kindNames } from '../kinds/kindNames.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import { type Contents, MemoryStore } from './testing/MemoryStore.ts';

vi.setConfig({ testTimeout: 60_000 });

let store: MemoryStore;

beforeAll(async () => {
  store = await MemoryStore.open();
}, 120_000);

beforeEach(() => store.clear());

afterAll(() => store.close());

function form(...fieldNames: string[]): FormTemplateDoc {
  const fields = fieldNames.map((name) => ({ name, label: name, type: 3, dataSetName: null }));
  const rest = { version: 1, type: 1, status: 1, repeatable: false, productNames: [], fields };
  return { uniqueName: 'Account', name: 'Account', ...rest };
}

function dependent(name: string, description = ''): DataSetDoc {
  const field = { formTemplateUniqueName: 'Account', fieldName: 'sector', key: 'Account|sector' };
  return {
    ...{ name, description, type: 2, dynamicDefault: true, supportSearch: false, minSearchStringLength: 3 },
    ...{ generatorBeanName: 'enhancedDynamicDataItemGenerator', repeatingFormTemplateUniqueName: null },
    ...{ clearInvalidFieldValue: true, required: false, items: [] },
    dynamicDataSetDependency: { productDependent: false, sourceFieldDependencies: [field] },
  };
}

function contents(forms: readonly object[], dataSets: readonly object[]): Contents {
  return {
    [kindNames.formTemplate]: forms as JsonObject[],
    [kindNames.dataSet]: dataSets as JsonObject[],
  };
}

/** The file that a backup of such a store would be; the store is empty afterwards. */
async function fileOf(forms: readonly object[], dataSets: readonly object[]): Promise<string> {
  await store.fill(contents(forms, dataSets));
  const file = (await store.backup()).toString();
  await store.clear();
  // The sections that are left out are none of the file's business.
  return file
    .replaceAll(/<section>\n<title>[^<]*<\/title>\n<\/section>\n/g, '')
    .replaceAll(/<unresolved.*?<\/unresolved>/gs, '');
}

test.each(['REFRESH', 'CLEAN_INSERT'] as const)(
  'a form that loses a field which a set depends on is refused (%s)',
  async (operation) => {
    const file = await fileOf([form('other')], []);
    await store.fill(contents([form('sector', 'other')], [dependent('First'), dependent('Second')]));
    const before = await store.contents();
    const report = await store.restore(file, operation);
    expect(report).toMatchObject({
      isDone: false,
      refusalCount: 1,
      refusals: [
        {
          name: 'Account',
          line: 5,
          message: "The form template 'Account' in the file lacks 'sector', to which 2 references lead.",
        },
      ],
    });
    expect(await store.contents()).toEqual(before);
  },
);

test.each([
  ['as it is', ''],
  ['changed', 'changed'],
])(
  'a set that the file holds %s is refused when the form of the file loses its field',
  async (_, description) => {
    const file = await fileOf([form('other')], [dependent('First', description)]);
    await store.fill(contents([form('sector', 'other')], [dependent('First')]));
    const report = await store.restore(file, 'REFRESH');
    expect(report).toMatchObject({
      isDone: false,
      refusals: [
        { section: 'Data Sets', name: 'First', message: "The form template 'Account' has no 'sector'." },
      ],
    });
  },
);

test('a field that was missing before stays missing, and one without references may go', async () => {
  const file = await fileOf([form('kept')], []);
  await store.fill(contents([form('kept', 'unused')], [dependent('First')]));
  expect(await store.restore(file, 'REFRESH')).toMatchObject({ isDone: true, refusals: [] });
});

test('a field may go together with what depended on it', async () => {
  const independent = {
    ...dependent('First'),
    dynamicDataSetDependency: { productDependent: true, sourceFieldDependencies: [] },
  };
  const file = await fileOf([form('other')], [independent]);
  await store.fill(contents([form('sector', 'other')], [dependent('First')]));
  expect(await store.restore(file, 'REFRESH')).toMatchObject({ isDone: true, refusals: [] });
});

test('a right that is lost while everything is being written leaves nothing of it', async () => {
  const file = await fileOf([form('sector')], [dependent('First')]);
  await store.fill(contents([form('other')], []));
  const before = await store.rows();
  const lost = async () => {
    throw new Error('The right was withdrawn.');
  };
  await expect(store.restore(file, 'REFRESH', 'unmarshal', lost)).rejects.toThrow('The right was withdrawn.');
  expect(await store.rows()).toEqual(before);
});
