import type { Page } from '@playwright/test';
import { result } from '@studio/api';
import type { ApiUser } from './apiUser.ts';
import { expect } from './fixtures.ts';

/** The browser of pop-up templates, whose filters the scenarios of saved filters save. */
export const popupBrowser = '/config/notification/popup/browser';
const kind = '/NotificationPopupTemplate';

/** The user's saved filters of pop-ups. */
export async function savedFilters(api: ApiUser) {
  return (await result(api.client.GET('/rest/SavedFilter', { params: { query: { kind } } }))).data;
}

/** Keeps a filter of pop-ups for the user, as another browser would. */
export async function keepFilter(api: ApiUser, name: string, conditions: string): Promise<string> {
  const body = { name, filterUri: `${kind}?${conditions}` };
  return (await result(api.client.POST('/rest/SavedFilter', { body }))).data.id;
}

/** Deletes every saved filter of pop-ups that the user has. */
export async function forgetFilters(api: ApiUser): Promise<void> {
  for (const { id } of await savedFilters(api))
    await result(api.client.DELETE('/rest/SavedFilter/{id}', { params: { path: { id } } }));
}

/** Makes two pop-ups, one of them active, whose names begin with the prefix. */
export async function createPopups(api: ApiUser, prefix: string): Promise<void> {
  for (const [name, enabled] of [
    ['On', true],
    ['Off', false],
  ] as const) {
    const body = {
      name: `${prefix} ${name}`,
      title: 'Storm',
      body: 'A storm.',
      enabled,
      excludeConsole: null,
    };
    await result(api.client.POST('/rest/NotificationPopupTemplate', { body }));
  }
}

/** The advanced filter of the list. */
export const advancedFilter = (page: Page) => page.getByRole('region', { name: 'Advanced Filter' });

/** The list of saved filters. */
export const savedFilterList = (page: Page) =>
  page.getByRole('combobox', { name: 'Saved filter', exact: true });

/** The names in the first column, in their order. */
export const rowNames = (page: Page) =>
  page.getByRole('grid').getByRole('link', { name: /^(?!.*@).* (On|Off)$/ });

/** Opens the conditions. */
export async function openFilter(page: Page): Promise<void> {
  await advancedFilter(page).getByRole('button', { name: 'Advanced Filter', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Add Condition' })).toBeVisible();
}

/** Adds a condition on a text to the open filter. */
export async function addCondition(page: Page, field: string, value: string): Promise<void> {
  const fields = advancedFilter(page).getByRole('combobox', { name: 'Field' });
  const values = advancedFilter(page).getByRole('textbox', { name: 'Value' });
  const before = await fields.count();
  await page.getByRole('button', { name: 'Add Condition' }).click();
  await expect(fields).toHaveCount(before + 1);
  await fields.last().click();
  await page.getByRole('option', { name: field, exact: true }).click();
  // The value of the new condition, and not of the one before it: each has a text.
  await expect(values).toHaveCount(before + 1);
  await values.last().fill(value);
}

/** Runs one of the actions on saved filters. */
export async function runFilterAction(page: Page, name: string): Promise<void> {
  await advancedFilter(page).getByRole('button', { name: 'Saved filter actions' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Saves the conditions under a name. */
export async function saveFilterAs(page: Page, name: string): Promise<void> {
  await runFilterAction(page, 'Save As…');
  const dialog = page.getByRole('dialog', { name: 'Save Filter As' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(name);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
}

/** Chooses a saved filter. */
export async function chooseFilter(page: Page, name: string): Promise<void> {
  await savedFilterList(page).click();
  await page.getByRole('option', { name }).click();
}

/** The filter URIs of the pages of pop-ups that the page asks for from now on. */
export function watchPages(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/rest/NotificationPopupTemplate') asked.push(searchParams.get('filterUri') ?? '');
  });
  return asked;
}
