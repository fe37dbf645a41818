import type { Locator, Page } from '@playwright/test';
import { type DataItem, type DataSetDependency, type DataSetWrite, result } from '@studio/api';
import type { ApiUser } from './apiUser.ts';
import { expect } from './fixtures.ts';

/** What a criterion says: product, then the values of the fields. */
export type RowTexts = readonly (string | null)[];

/** Product, a field with a data set (`Roof covering`), and a field that takes any text (`City`). */
export const roofAndCity: DataSetDependency = {
  productDependent: true,
  sourceFieldDependencies: [
    {
      formTemplateUniqueName: 'BuildingSchedule',
      fieldName: 'roofCovering',
      key: 'BuildingSchedule|roofCovering',
    },
    { formTemplateUniqueName: 'LocationSchedule', fieldName: 'city', key: 'LocationSchedule|city' },
  ],
};

let count = 0;

/** Creates a Product/Field Dependent set of items by value, each with what its criteria say. */
export async function createDependentSet(
  api: ApiUser,
  items: readonly (readonly [value: string, ...criteria: RowTexts[]])[],
  dependency: DataSetDependency | null = roofAndCity,
): Promise<string> {
  count += 1;
  const name = `Criteria ${process.pid}-${count}-${Date.now().toString(36)}`;
  let ordering = 0;
  const body: DataSetWrite = {
    name,
    description: 'Made for a test',
    type: 2,
    dynamicDefault: false,
    supportSearch: false,
    minSearchStringLength: 3,
    generatorBeanName: 'enhancedDynamicDataItemGenerator',
    repeatingFormTemplateUniqueName: null,
    clearInvalidFieldValue: false,
    dependency,
    enhancedDynamicDataItems: items.map(
      ([value, ...criteria], index): DataItem => ({
        name: `Item ${value}`,
        value,
        grouping: '',
        ordering: index,
        defaultPrecedence: null,
        enhancedDynamicDataItemCriteriaList: criteria.map((texts) => ({
          dataSetName: name,
          value,
          productName: texts[0] ?? null,
          fieldValue1: texts[1] ?? null,
          fieldValue2: texts[2] ?? null,
          fieldValue3: texts[3] ?? null,
          ordering: ordering++,
        })),
      }),
    ),
  };
  await result(api.client.POST('/rest/DataSet', { body }));
  return name;
}

/** The criteria of a set as they are stored, in their order: value, product, values of the fields. */
export async function storedCriteria(api: ApiUser, name: string): Promise<(string | null)[][]> {
  const { doc } = await api.load(name);
  return doc.items
    .flatMap(({ enhancedDynamicDataItemCriteriaList: criteria = [] }) => criteria)
    .toSorted((a, b) => a.ordering - b.ordering)
    .map(({ value, productName, fieldValue1, fieldValue2, fieldValue3 }) => [
      value,
      productName,
      fieldValue1,
      fieldValue2,
      fieldValue3,
    ]);
}

/** The values that the server offers for a product and values of fields. */
export async function offeredValues(
  api: ApiUser,
  dataSetName: string,
  query: { product?: string; fieldValue1?: string; fieldValue2?: string },
): Promise<string[]> {
  const params = { path: { dataSetName }, query: { ...query, numberOfRows: 500 } };
  const { data } = await result(api.client.GET('/rest/DataSet/{dataSetName}/items', { params }));
  return data.records.map(({ value }) => value);
}

/** Where a set's Dynamic Criteria tab is. */
export function criteriaPath(name: string, type = 2): string {
  return `/config/dataSet/${encodeURIComponent(name)}/${type}/dynamicCriteria`;
}

/** The criteria table. */
export function criteriaTable(page: Page): Locator {
  return page.getByRole('grid', { name: 'Criteria' });
}

/** A cell of the criteria; row and column count from 1. */
export function criterion(page: Page, row: number, column: number): Locator {
  return criteriaTable(page)
    .getByRole('row')
    .nth(row)
    .getByRole('gridcell')
    .nth(column - 1);
}

/** Chooses in a dropdown cell. */
export async function choose(page: Page, row: number, column: number, option: string): Promise<void> {
  await criterion(page, row, column).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(criterion(page, row, column)).toHaveText(option);
}

/** Types into a text cell and leaves it. */
export async function enter(page: Page, row: number, column: number, text: string): Promise<void> {
  await criterion(page, row, column).click();
  await criterion(page, row, column).getByRole('textbox').fill(text);
  await page.keyboard.press('Enter');
}

/** Chooses the form and the field of a dependency; `ordinal` counts from 1. */
export async function dependOn(page: Page, ordinal: number, form: string, field: string): Promise<void> {
  const row = page.getByRole('group', { name: `Form field dependency ${ordinal}` });
  // Typed, since a long list draws only the options that are in sight.
  const forms = row.getByRole('combobox', { name: 'Form Template' });
  await forms.click();
  await forms.fill(form);
  await page.getByRole('option', { name: form, exact: true }).click();
  await row.getByRole('combobox', { name: 'Field' }).click();
  await page.getByRole('option', { name: field, exact: true }).click();
}
