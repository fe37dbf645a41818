import { startStudio } from '../support/studioServer.ts';
import { ApiUser } from './apiUser.ts';
import { firstLabel } from './editorActions.ts';
import { editorPath, expect, openAs, refusedCalls, signIn, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

const openUserMenu = (page: Parameters<typeof openAs>[0]) =>
  page.getByRole('button', { name: /^User menu/ }).click();

test('the navigation marks where the user is and folds to a rail that stays folded', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  const navigation = page.getByRole('navigation', { name: 'Administration' });
  await expect(navigation.getByRole('link', { name: 'Data sets' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Collapse navigation' }).click();
  await expect(page.getByRole('button', { name: 'Expand navigation' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand navigation' })).toBeVisible();
});

test('the command palette goes to a data set by name and runs an action of the screen', {
  tag: '@core',
}, async ({ page, api }) => {
  const name = await api.createSet('Palette', [['One', '1']]);
  await openAs(page, 'admin', '/config/dataSet/browser');
  await page.keyboard.press('Control+k');
  const input = page.getByRole('combobox', { name: /palette/i }).or(page.getByPlaceholder(/^Go to a screen/));
  await input.first().fill(name);
  await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(editorPath(name));
  await expect(input).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await input.first().fill('references');
  await page.getByRole('option', { name: 'View References' }).click();
  await expect(page.getByText(`Nothing refers to the data set ${name}.`)).toBeVisible();
});

test('what is typed while the palette is on its way is in its box', async ({ page }) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/assets/Palette-*.js', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await openAs(page, 'admin', '/config/dataSet/browser');
  const search = page.getByRole('searchbox').first();
  await search.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rooff');
  await page.keyboard.press('Backspace');
  arrival.resolve();
  const box = page.getByPlaceholder(/^Go to a screen/);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('roof');
  await page.keyboard.type(' cov');
  await expect(box).toHaveValue('roof cov');
  await expect(page.getByRole('option', { name: /Roof Covering/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
});

test('Help lists the keys and links to the documentation of the screen', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help.getByText('Open the command palette')).toBeVisible();
  const link = help.getByRole('link').first();
  const address = await link.getAttribute('href');
  const documentation = await page.request.get(address ?? '');
  expect(documentation.status()).toBe(200);
  expect(await documentation.text()).toMatch(/data set/i);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeFocused();
});

test('Profile shows the card of the user', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await openUserMenu(page);
  await expect(page.getByRole('menuitem')).toHaveText([/Profile/, /Change Password/, /Logout/]);
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  const profile = page.getByRole('dialog', { name: 'Profile' });
  await expect(profile.getByText('Marta Oduya').first()).toBeVisible();
  await expect(profile.getByText(/@example\.com/)).toBeVisible();
  await expect(profile.getByText('User name and password')).toBeVisible();
});

test('Change Password checks, changes, and signs the other sessions out', async ({ page, browser }) => {
  await using studio = await startStudio();
  const other = await ApiUser.signIn(studio.url, 'author');
  await openAs(page, 'author', `${studio.url}/config/dataSet/browser`);
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  const submit = dialog.getByRole('button', { name: 'Change Password' });
  await dialog.getByLabel('Current password', { exact: true }).fill('wrong password');
  await dialog.getByLabel('New password', { exact: true }).fill('short');
  await dialog.getByLabel('New password again', { exact: true }).fill('short');
  await submit.click();
  await expect(dialog.getByText(/at least 12 characters/i).first()).toBeVisible();
  await dialog.getByLabel('New password', { exact: true }).fill('a much longer one');
  await dialog.getByLabel('New password again', { exact: true }).fill('a much longer one');
  await submit.click();
  await expect(dialog.getByRole('alert').or(dialog.locator('[aria-invalid="true"]')).first()).toBeVisible();
  await dialog.getByLabel('Current password', { exact: true }).fill('studio-demo');
  await submit.click();
  await expect(page.getByText('Your password has been changed.', { exact: false })).toBeVisible();
  await expect(other.items('Roof Covering')).rejects.toMatchObject({ status: 401 });
  await expect(page.getByRole('heading', { name: 'Manage Data Sets' })).toBeVisible();

  const fresh = await browser.newPage();
  await fresh.goto(`${studio.url}/login`);
  await signIn(fresh, 'author', 'a much longer one');
  await expect(fresh.getByRole('heading', { name: 'Manage Data Sets' })).toBeVisible();
  await fresh.close();
});

test('Change Password closes on Escape until something is typed', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  const field = dialog.getByLabel('Current password', { exact: true });
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Change Password' }).click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Change Password' }).click();
  await field.fill('typed');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveAttribute('data-open');
  await expect(field).toHaveValue('typed');
});

test('without its preference Change Password is not offered', async ({ page }) => {
  await page.route('**/rest/DefaultPreference/default', (route) => route.fulfill({ json: {} }));
  await openAs(page, 'admin', '/config/dataSet/browser');
  await openUserMenu(page);
  await expect(page.getByRole('menuitem')).toHaveText([/Profile/, /Logout/]);
});

test("the server's texts replace the console's own", async ({ page }) => {
  await page.route('**/rest/Translation?*', (route) =>
    route.fulfill({ json: { 'dataSets.title': 'Datensätze' } }),
  );
  await openAs(page, 'admin', '/config/dataSet/browser');
  await expect(page.getByRole('heading', { name: 'Datensätze' })).toBeVisible();
});

test('without an admin function the empty home page opens', async ({ page }) => {
  await page.route('**/rest/AdminFunction/available', (route) => route.fulfill({ json: [] }));
  await page.goto('/login');
  await signIn(page, 'admin');
  await expect(page).toHaveURL('/config/default/defaultHomePage');
  await expect(page.getByText('No area is open to you yet')).toBeVisible();
});

test('a chosen theme stays, without a flash of the other', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await openUserMenu(page);
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/config/dataSet/browser', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the session is refreshed at half of its life', async ({ page }) => {
  await page.clock.install();
  await openAs(page, 'admin', editorPath('Roof Covering'));
  await expect(firstLabel(page)).toBeVisible();
  const refreshed = page.waitForResponse((response) => response.url().endsWith('/rest/Login/refresh'));
  await page.clock.fastForward('31:00');
  expect((await refreshed).status()).toBe(200);
  await expect(firstLabel(page)).toBeVisible();
});
