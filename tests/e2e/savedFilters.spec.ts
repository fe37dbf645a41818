import type { Locator, Page } from '@playwright/test';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';
import {
  addCondition,
  advancedFilter,
  chooseFilter,
  createPopups,
  forgetFilters,
  keepFilter,
  openFilter,
  popupBrowser,
  rowNames,
  runFilterAction,
  savedFilterList,
  savedFilters,
  saveFilterAs,
  watchPages,
} from './savedFilterActions.ts';

let prefix = '';
let count = 0;

test.beforeEach(async ({ api, expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
  count += 1;
  prefix = `Filtered ${process.pid}-${count}-${Date.now().toString(36)}`;
  await forgetFilters(api);
  await createPopups(api, prefix);
});

test.afterEach(({ api }) => forgetFilters(api));

/** The list with one condition, that names begin alike: it shows the two pop-ups of the scenario. */
async function openFiltered(page: Page): Promise<void> {
  await openAs(page, 'admin', popupBrowser);
  await openFilter(page);
  await addCondition(page, 'Name', prefix);
  await expect(rowNames(page)).toHaveCount(2);
}

test('A filter that I save is applied when I open the list again, and nothing else is requested', {
  tag: ['@core', '@database'],
}, async ({ page, api }) => {
  await openAs(page, 'admin', popupBrowser);
  await openFilter(page);
  await addCondition(page, 'Name', prefix);
  await expect(rowNames(page)).toHaveText([`${prefix} Off`, `${prefix} On`]);
  await saveFilterAs(page, 'My pop-ups');
  await expect(savedFilterList(page)).toHaveText(/^My pop-ups/);
  expect((await savedFilters(api)).map(({ name }) => name)).toEqual(['My pop-ups']);

  await page.goto('/config/notification/email/browser');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  const asked = watchPages(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Pop-ups' }).first().click();
  await expect(rowNames(page)).toHaveText([`${prefix} Off`, `${prefix} On`]);
  await expect(savedFilterList(page)).toHaveText(/^My pop-ups \(default\)/);
  await expect(advancedFilter(page)).toContainText('1 active');
  expect(asked).toEqual([`/NotificationPopupTemplate?name.contains=${encodeURIComponent(prefix)}`]);

  await page.goto(popupBrowser);
  await expect(rowNames(page)).toHaveText([`${prefix} Off`, `${prefix} On`]);
  expect(new Set(asked).size).toBe(1);
});

test('That I want no filter stays so, when I reload, come back or pass the address on', async ({
  page,
  api,
}) => {
  await keepFilter(api, 'My pop-ups', `name.contains=${encodeURIComponent(prefix)}`);
  await openAs(page, 'admin', popupBrowser);
  await expect(rowNames(page)).toHaveCount(2);
  await page.getByRole('search').getByRole('button', { name: 'Clear All' }).click();
  await expect(page.getByRole('grid').getByRole('row')).not.toHaveCount(3);
  const everything = page.url();
  await page.reload();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('grid').getByRole('row')).not.toHaveCount(3);
  expect(page.url()).toBe(everything);

  await page.goBack();
  await expect(rowNames(page)).toHaveCount(2);
  await page.goForward();
  await expect(page.getByRole('grid').getByRole('row')).not.toHaveCount(3);
  await page.getByRole('searchbox', { name: 'Search name, title or message' }).fill(`${prefix} On`);
  await expect(rowNames(page)).toHaveText([`${prefix} On`]);
  await page.getByRole('searchbox', { name: 'Search name, title or message' }).fill('');
  await expect(page.getByRole('grid').getByRole('row')).not.toHaveCount(2);
  await page.goto(popupBrowser);
  await expect(rowNames(page)).toHaveCount(2);
});

test('An advanced filter and the simple ones keep what all of them keep, in the count and in an export, too', async ({
  page,
}) => {
  await openAs(page, 'admin', `${popupBrowser}?q=zzz`);
  const conditions = `name.contains=${encodeURIComponent(prefix)}`;
  await page.goto(`${popupBrowser}?filter=${encodeURIComponent(conditions)}&enabled=true`);
  await expect(rowNames(page)).toHaveText([`${prefix} On`]);
  await openFilter(page);
  await expect(advancedFilter(page).getByRole('textbox', { name: 'Value' })).toHaveValue(prefix);
  await page.getByRole('combobox', { name: 'Status', exact: true }).click();
  await page.getByRole('option', { name: 'Inactive', exact: true }).click();
  await expect(rowNames(page)).toHaveText([`${prefix} Off`]);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: /^Select all/ }).click();
  const bar = page.getByRole('group', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('1 pop-up');
});

test('What an address asks for and the list does not know is named, and the rest is applied', async ({
  page,
}) => {
  const conditions = `colour.eq=red&name.contains=${encodeURIComponent(prefix)}`;
  await openAs(page, 'admin', `${popupBrowser}?filter=${encodeURIComponent(conditions)}`);
  await expect(rowNames(page)).toHaveCount(2);
  await expect(advancedFilter(page).getByRole('alert')).toContainText('there is no field “colour”');
});

test('I rename, change, make default and delete my filters', async ({ page, api }) => {
  await keepFilter(api, 'Active ones', 'enabled.eq=true');
  await keepFilter(api, 'Mine', `name.contains=${encodeURIComponent(prefix)}`);
  await openAs(page, 'admin', popupBrowser);
  await expect(savedFilterList(page)).toHaveText(/^Active ones/);
  await chooseFilter(page, 'Mine');
  await expect(rowNames(page)).toHaveCount(2);
  await runFilterAction(page, 'Rename…');
  const dialog = page.getByRole('dialog', { name: 'Rename Filter' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('My own');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(savedFilterList(page)).toHaveText(/^My own/);
  await runFilterAction(page, 'Set as Default');
  await expect(savedFilterList(page)).toHaveText(/^My own \(default\)/);

  await page.reload();
  await expect(savedFilterList(page)).toHaveText(/^My own \(default\)/);
  await openFilter(page);
  await addCondition(page, 'Pop-Up Title', 'Sto');
  await expect(advancedFilter(page).getByText('Unsaved changes')).toBeVisible();
  await advancedFilter(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(advancedFilter(page).getByText('Unsaved changes')).toHaveCount(0);
  expect((await savedFilters(api)).map(({ name, filterUri }) => [name, filterUri])).toEqual([
    ['My own', `/NotificationPopupTemplate?name.contains=${encodeURIComponent(prefix)}&title.contains=Sto`],
    ['Active ones', '/NotificationPopupTemplate?enabled.eq=true'],
  ]);

  await runFilterAction(page, 'Delete…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect((await savedFilters(api)).map(({ name }) => name)).toEqual(['Active ones']);
  await expect(rowNames(page)).toHaveCount(2);
});

test('A name that another of my tabs has taken meanwhile is reported in the dialog, which keeps what I typed', async ({
  page,
  api,
}) => {
  await openFiltered(page);
  await runFilterAction(page, 'Save As…');
  await keepFilter(api, 'Taken', 'enabled.eq=true');
  const dialog = page.getByRole('dialog', { name: 'Save Filter As' });
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  await name.fill('taken');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText("There already is a saved filter 'taken'.");
  await expect(name).toHaveValue('taken');
  await name.fill('Free');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect((await savedFilters(api)).map((each) => each.name)).toEqual(['Taken', 'Free']);
  await expect(savedFilterList(page)).toHaveText(/^Free/);
});

test('A second tab shows what the first one has saved when I come to it', async ({ page, context, api }) => {
  await openAs(page, 'admin', `${popupBrowser}?filter=`);
  await expect(savedFilterList(page)).toBeDisabled();
  const other = await context.newPage();
  await other.goto(`${popupBrowser}?filter=${encodeURIComponent('enabled.eq=true')}`);
  await openFilter(other);
  await saveFilterAs(other, 'From elsewhere');
  await expect(savedFilterList(other)).toHaveText(/^From elsewhere/);
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await chooseFilter(page, 'From elsewhere');
  await expect(page).toHaveURL(/filter=enabled\.eq%3Dtrue/);
  expect(await savedFilters(api)).toHaveLength(1);
});

test('A filter that cannot be saved is not lost: I see why, and save it when the server is back', async ({
  page,
  api,
}) => {
  await openFiltered(page);
  await page.route('**/rest/SavedFilter', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await saveFilterAs(page, 'Kept');
  const dialog = page.getByRole('dialog', { name: 'Save Filter As' });
  await expect(dialog.getByRole('alert')).toContainText('The server cannot be reached.');
  await page.unroute('**/rest/SavedFilter');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect((await savedFilters(api)).map(({ name }) => name)).toEqual(['Kept']);
});

test('A save whose answer was lost makes no second filter, and is no failure', async ({ page, api }) => {
  await openFiltered(page);
  await page.route('**/rest/SavedFilter', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await saveFilterAs(page, 'Once');
  const dialog = page.getByRole('dialog', { name: 'Save Filter As' });
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute('**/rest/SavedFilter');
  const name = dialog.getByRole('textbox', { name: /^Name/ });
  await expect(name).toHaveValue('Once');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(savedFilterList(page)).toHaveText(/^Once/);
  expect(await savedFilters(api)).toHaveLength(1);
});

test('Saved filters that cannot be loaded do not block the list, and can be loaded again', async ({
  page,
  api,
}) => {
  await keepFilter(api, 'Mine', `name.contains=${encodeURIComponent(prefix)}`);
  await page.route('**/rest/SavedFilter?*', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Broken',
        status: 500,
        detail: 'The server is ill.',
      }),
    }),
  );
  await openAs(page, 'admin', popupBrowser);
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  const alert = advancedFilter(page).getByRole('alert');
  await expect(alert).toContainText('The server is ill.');
  await page.unroute('**/rest/SavedFilter?*');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('grid').getByRole('row')).not.toHaveCount(3);
  await chooseFilter(page, 'Mine');
  await expect(rowNames(page)).toHaveCount(2);
});

test('I filter, save and clear by keyboard alone', async ({ page, api }) => {
  await openAs(page, 'admin', popupBrowser);
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  await page.getByRole('search').getByRole('button', { name: 'Clear All' }).focus();
  await page.keyboard.press('Tab');
  const toggle = advancedFilter(page).getByRole('button', { name: 'Advanced Filter', exact: true });
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle).toBeFocused();
  const add = page.getByRole('button', { name: 'Add Condition' });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(advancedFilter(page).getByRole('combobox', { name: 'Field' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Name');
  await page.keyboard.press('Enter');
  await tabTo(page, advancedFilter(page).getByRole('textbox', { name: 'Value' }));
  await page.keyboard.type(prefix);
  await expect(rowNames(page)).toHaveCount(2);
  await expect(advancedFilter(page).getByRole('textbox', { name: 'Value' })).toBeFocused();
  await tabTo(page, advancedFilter(page).getByRole('button', { name: 'Saved filter actions' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type('Save As');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Save Filter As' }).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Enter');
  await expect(savedFilterList(page)).toHaveText(/^By keyboard/);
  expect((await savedFilters(api)).map(({ name }) => name)).toEqual(['By keyboard']);
  await tabTo(page, page.getByRole('button', { name: 'Clear Conditions' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/of \d\d+ Pop Up/)).toBeVisible();
  await expect(advancedFilter(page).getByRole('textbox', { name: 'Value' })).toHaveCount(0);
});

/** Presses a key until a control has the focus: a user would, who sees where it is. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const hasFocus = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 20 && !(await hasFocus()); presses += 1) await page.keyboard.press(key);
  await expect(control).toBeFocused();
}
