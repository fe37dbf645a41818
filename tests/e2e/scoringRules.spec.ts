import type { Page } from '@playwright/test';
import { result } from '@studio/api';
import type { ApiUser } from './apiUser.ts';
import { saveButton } from './editorActions.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

/** A rule that is always applied, without an end. */
const plain = {
  ...{ effectiveDateRangeBegin: 0, effectiveDateRangeEnd: null, flags: '' },
  ...{ triggerFieldFormTemplateUniqueName: null, triggerFieldVariableName: null },
  ...{ triggerOperator: null, triggerFieldValue: null },
};

const browserPath = '/config/scoringRules/browser';
let count = 0;

/** A name that no other object has. */
function newName(prefix: string): string {
  count += 1;
  return `${prefix} ${process.pid}-${count}-${Date.now().toString(36)}`;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const loadRule = async (api: ApiUser, id: string) =>
  (await result(api.client.GET('/rest/ScoringRule/{id}', { params: { path: { id } } }))).data;

async function choose(page: Page, label: string, typed: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('option', { name: option }).click();
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes', exact: true }).click();
}

test('a scoring rule is made, found by its category, changed, saved and there again', {
  tag: '@core:scoring',
}, async ({ page, api }) => {
  await openAs(page, 'admin', browserPath);
  await page.getByRole('button', { name: 'New Scoring Rule' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New Scoring Rule' })).toBeVisible();
  const name = newName('Vehicles on the lot');
  const category = newName('Lots');
  await field(page, 'Name').fill(name);
  await choose(page, 'Category', category, new RegExp(`${category} \\(Create New Category\\)`));
  await field(page, 'Effective start date').fill('01/01/2027');
  await choose(page, 'Search a form', 'Garage', /Garage and Dealer Operations/);
  await choose(page, 'Choose a field', 'vehicles', /lotVehicles/);
  await field(page, 'Min, new row').fill('0');
  await field(page, 'Max, row 1').fill('5');
  await field(page, 'Score, row 1').fill('30');
  await field(page, 'Score, row 1').press('Enter');
  await expect(field(page, 'Min, new row')).toBeFocused();
  await page.keyboard.type('8');
  await field(page, 'Max, row 2').fill('15');
  await field(page, 'Score, row 2').fill('-20');
  await expect(page.getByText('Gap: 6 to 7 have no score.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Extend row 1 to 7' }).click();
  await field(page, 'Try a value').fill('7');
  await expect(page.getByText('Score 30: row 1 counts.').first()).toBeVisible();
  await page
    .locator('main')
    .getByRole('button', { name: /^Create/ })
    .click();
  await confirm(page);
  await expect(page.getByText('Successfully saved scoring rule')).toBeVisible();
  await expect(page).toHaveURL(/\/manageScoringRules\/[^/]+$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(await loadRule(api, id)).toMatchObject({
    ...{ name, scoringFolderName: category, effectiveDateRangeBegin: Date.UTC(2027, 0, 1) },
    ...{ formTemplateUniqueName: 'GarageOperations', variableName: 'lotVehicles' },
    formulas: [
      { id: 1, minValue: 0, maxValue: 7, score: 30 },
      { id: 2, minValue: 8, maxValue: 15, score: -20 },
    ],
  });

  await page.getByRole('link', { name: 'Back to scoring rules' }).click();
  // The editor has a field of that name, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Scoring Rules' })).toBeVisible();
  await choose(page, 'Category', category, category);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Showing 1 to 1 of 1 Scoring Rules')).toBeVisible();
  await page.getByRole('link', { name, exact: true }).click();
  await field(page, 'Score, row 2').fill('-25');
  await page.keyboard.press('Control+s');
  await confirm(page);
  await expect(page.getByText('Successfully saved scoring rule')).toBeVisible();
  await page.reload();
  await expect(field(page, 'Score, row 2')).toHaveValue('-25');
});

test('a refresh adds the items that the data set has besides, and asks about what it has not any more', async ({
  page,
  api,
}) => {
  const { client } = api;
  const body = {
    ...{ ...plain, name: newName('Surface'), scoringFolderName: 'Made by a scenario' },
    ...{ formTemplateUniqueName: 'BuildingSchedule', variableName: 'roofCondition' },
    formulas: [
      { id: -1, type: 'Discrete' as const, value: '1', score: -30 },
      { id: -1, type: 'Discrete' as const, value: 'GONE', score: 5 },
    ],
  };
  const { data } = await result(client.POST('/rest/ScoringRule', { body }));
  await openAs(page, 'admin', `/config/manageScoringRules/${data.id}`);
  await page.getByRole('button', { name: 'Refresh' }).click();
  const warning = page.getByRole('alertdialog', { name: 'Warning' });
  await expect(warning).toContainText(
    "Some scoring formulas are no longer part of the associated dataset. Click 'Delete All' to delete all obsolete formulas or 'Do Not Delete' to leave them intact.",
  );
  await warning.getByRole('button', { name: 'Delete All' }).click();
  await expect(field(page, 'Value, row 1')).toHaveValue('1');
  await expect(page.getByRole('textbox', { name: /^Value, row/ }).last()).not.toHaveValue('GONE');
  await saveButton(page).click();
  await confirm(page);
  await expect(page.getByText('Successfully saved scoring rule')).toBeVisible();
  const saved = (await loadRule(api, data.id)).formulas;
  expect(saved.length).toBeGreaterThan(2);
  expect(saved.some((formula) => formula.type === 'Discrete' && formula.value === 'GONE')).toBe(false);
});
