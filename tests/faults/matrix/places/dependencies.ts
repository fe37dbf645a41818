import { expect, type Page } from '@playwright/test';
import { type DataSetDependency, result } from '@studio/api';
import { criteriaPath } from '../../../e2e/dependentSets.ts';
import { saveButton } from '../../../e2e/editorActions.ts';
import { dependentSet, sourceField } from '../../../support/contract/dataSetBodies.ts';
import type { Place } from '../Place.ts';
import { editorTab } from './editorTab.ts';

const before: DataSetDependency = {
  productDependent: false,
  sourceFieldDependencies: [sourceField('BuildingSchedule', 'stories')],
};
const theirs: DataSetDependency = {
  productDependent: false,
  sourceFieldDependencies: [sourceField('BuildingSchedule', 'construction')],
};

const fieldOf = (page: Page) =>
  page.getByRole('group', { name: 'Form field dependency 1' }).getByRole('combobox', { name: 'Field' });
const product = (page: Page) => page.getByRole('checkbox', { name: 'Product' });
const mine = 'Roof covering (roofCovering)';

const expectShown: Place['expectShown'] = (page, edit) =>
  edit === 'first' ? expect(fieldOf(page)).toHaveValue(mine) : expect(product(page)).toBeChecked();

const isFirst = (dependency: DataSetDependency | null) =>
  dependency?.sourceFieldDependencies[0]?.fieldName === 'roofCovering';

/** The Dependencies of the Dynamic Criteria tab: which field, and whether the product counts. */
export const dependencies: Place = {
  ...editorTab({
    isIn: ({ dynamicDataSetDependency: saved }, edit) =>
      edit === 'first' ? isFirst(saved) : saved?.productDependent === true,
    elsewhere: {
      make: ({ dynamicDataSetDependency: saved }) => ({
        dependency: { ...(saved ?? before), productDependent: true },
      }),
      isIn: ({ dynamicDataSetDependency: saved }) => saved?.productDependent === true,
    },
    collision: {
      make: () => ({ dependency: theirs }),
      isIn: ({ dynamicDataSetDependency: saved }) =>
        saved?.sourceFieldDependencies[0]?.fieldName === 'construction',
    },
  }),
  id: 'dependencies',
  title: 'Dynamic Criteria tab, dependencies',
  create: async (api, name) => {
    await result(api.client.POST('/rest/DataSet', { body: dependentSet(name, { dependency: before }) }));
  },
  path: criteriaPath,
  ready: async (page) => {
    await saveButton(page).waitFor();
    // By its label the field is known, and with it the others that can be chosen, also without a server.
    await expect(fieldOf(page)).toHaveValue(/ \(stories\)$/);
  },
  write: async (page, edit) => {
    if (edit === 'second') return product(page).check();
    await fieldOf(page).click();
    await page.getByRole('option', { name: mine, exact: true }).click();
  },
  expectShown,
  savedPath: criteriaPath,
  expectSavedShown: expectShown,
  keptText: 'roofCovering',
};
