import { startStudio } from '../support/studioServer.ts';
import { ApiUser } from './apiUser.ts';
import { cell, expectUnsaved, save, saveButton, unsavedTexts } from './editorActions.ts';
import { editorPath, expect, openAs, refusedCalls, signIn, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

test('a page asked for before sign-in opens after it, its query included', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/config/dataSet/browser?q=state&sort=timeLastModified&dir=desc');
  await expect(page).toHaveURL('/login');
  await signIn(page, 'admin');
  await expect(page).toHaveURL('/config/dataSet/browser?q=state&sort=timeLastModified&dir=desc');
  await expect(page.getByRole('searchbox', { name: 'Search data sets' })).toHaveValue('state');
});

test('an address without a screen shows that there is no such page, signed in or not', async ({
  page,
  baseURL,
}) => {
  const notFound = page.getByRole('heading', { name: 'There is no such page' });
  await page.goto('/config/nothing?like=this');
  await signIn(page, 'admin');
  await expect(page).toHaveURL('/config/nothing?like=this');
  await expect(notFound).toBeVisible();
  for (const path of ['/config/nothing', '//x', '/%00', '/config//dataSet']) {
    await page.goto(`${baseURL}${path}`);
    await expect(notFound, path).toBeVisible();
  }
});

test('the address of a set leads to its editor, whatever its type', async ({ page, api }) => {
  const name = await api.createSet('Short way', [['One', '1']]);
  await openAs(page, 'admin', `/config/dataSet/${encodeURIComponent(name)}`);
  await expect(page).toHaveURL(editorPath(name));
  await expect(cell(page, 'Label', 1)).toHaveValue('One');
});

test('a session that ends while nothing was edited promises nothing', async ({ page, context }) => {
  const listening = page.waitForResponse((response) => new URL(response.url()).pathname === '/rest/Events');
  await openAs(page, 'admin', '/config/dataSet/browser');
  // What listens to the server would find out, too, and so would a call for the list that comes late.
  await listening;
  await expect(page.getByText(/^Showing 1 to 25 of/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search data sets' }).focus();
  await context.clearCookies();
  // Typed wherever the page is by then: a call that comes late may have found out already.
  await page.keyboard.type('roof');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expect(page.getByText('Your unsaved changes are kept.')).toHaveCount(0);
});

test('a reload signs in by itself and stays where it was', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser?type=3');
  await page.reload();
  await expect(page).toHaveURL('/config/dataSet/browser?type=3');
  await expect(page.getByRole('heading', { name: 'Manage Data Sets' })).toBeVisible();
});

test('the message for a wrong password does not reveal which part was wrong, and what was typed is kept', async ({
  page,
}) => {
  await page.goto('/login');
  await signIn(page, 'admin', 'wrong');
  await expect(page.getByRole('alert')).toContainText('The user name or the password is not right');
  await expect(page.getByLabel('User name')).toHaveValue('admin');
});

test('the sign-in parameters fill the screen and leave the address', async ({ page }) => {
  await page.goto('/login?username=author&login=manual');
  await expect(page.getByLabel('User name')).toHaveValue('author');
  await expect(page).toHaveURL('/login');
});

test('login=manual holds the automatic sign-in back', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await page.goto('/login?login=manual');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('a deep link to another site is not followed', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => sessionStorage.setItem('studio.deepLink', '//evil.test/config/dataSet/browser'));
  await signIn(page, 'admin');
  await expect(page).toHaveURL('/config/dataSet/browser');
});

test('Logout goes to the sign-in screen in every tab, and the back button does not bring the console back', {
  tag: '@core',
}, async ({ page, context }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  const other = await context.newPage();
  await other.goto('/config/dataSet/browser');
  await expect(other.getByRole('heading', { name: 'Manage Data Sets' })).toBeVisible();
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Manage Data Sets' })).toHaveCount(0);
});

test('a session that ends in the middle of an edit leads to the sign-in screen, and the edit is there afterwards', {
  tag: ['@core', '@database'],
}, async ({ page, api, context }) => {
  const name = await api.createSet('Expiring', [
    ['One', '1'],
    ['Two', '2'],
  ]);
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('One, edited');
  await expectUnsaved(page);
  await context.clearCookies();
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expect(page.getByText('Your unsaved changes are kept.')).toBeVisible();

  await signIn(page, 'admin');
  await expect(page).toHaveURL(editorPath(name));
  const offer = page.getByRole('dialog', { name: 'You have unsaved changes' });
  await expect(offer.getByRole('listitem')).toContainText('Item “One, edited”');
  await expect(offer.getByRole('button', { name: 'Restore' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(offer).toHaveCount(0);
  await expect(cell(page, 'Label', 1)).toHaveValue('One, edited');
  await expectUnsaved(page);
  await save(page);
  expect(await api.items(name)).toEqual(['One, edited | 1', 'Two | 2']);
});

test('an edit kept from an ended session is not shown to another user', async ({ page, api, context }) => {
  const name = await api.createSet('Private', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('Secret');
  await context.clearCookies();
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL('/login');
  await signIn(page, 'author');
  await expect(page).toHaveURL(editorPath(name));
  await expect(cell(page, 'Label', 1)).toHaveValue('One');
  await expect(saveButton(page)).not.toContainText(unsavedTexts);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('after ten failures there is a wait, which is shown', { tag: '@database' }, async ({ page }) => {
  await using studio = await startStudio();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await ApiUser.signIn(studio.url, 'locked-out', 'wrong').catch(() => undefined);
  }
  await page.goto(`${studio.url}/login`);
  // The wait is a second at first and doubles with each failure: one that comes late is let in and fails.
  await expect(async () => {
    await signIn(page, 'locked-out', 'wrong');
    await expect(page.getByRole('alert')).toContainText('Too many attempts have failed', { timeout: 2000 });
  }).toPass();
});

test('another sign-in of the same user in this browser leaves the open tab and its edit alone', async ({
  page,
  api,
  context,
}) => {
  const name = await api.createSet('Twotabs', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('Still here');
  const other = await context.newPage();
  await other.goto('/login?login=manual');
  await signIn(other, 'admin');
  await expect(other.getByRole('heading', { name: 'Manage Data Sets' })).toBeVisible();
  await expect(cell(page, 'Label', 1)).toHaveValue('Still here');
  await save(page);
  expect(await api.items(name)).toEqual(['Still here | 1']);
});

test('a log-out that did not reach the server is sent at the next start, and signs no one in', async ({
  page,
  context,
}) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await page.route('**/rest/Login', (route) => route.abort('connectionrefused'), { times: 1 });
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/config/dataSet/browser');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).filter(({ name }) => name === 'studioLogin'))
    .toEqual([]);
});

test('a browser that is signed in asks for its session, and what it asked there before, before the console is there, and asks once', async ({
  page,
}) => {
  await openAs(page, 'author', '/config/dataSet/browser');
  await expect(page.getByRole('grid')).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/rest/') || pathname.includes('/assets/start-')) calls.push(pathname);
  });
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/start-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  const answers = ['AdminFunction/available', 'Actions?*', 'DataSet/filter?*'].map((path) =>
    page.waitForResponse(`**/rest/${path}`),
  );
  const loaded = page.reload({ waitUntil: 'commit' });
  await Promise.all(answers);
  const early = [...calls];
  code.resolve();
  await loaded;
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('button', { name: /^User menu/ })).toBeVisible();
  // The stream of events, once it is connected, has what the user may do confirmed: that may come before all is on the screen, or after.
  const user = '/rest/User/current';
  expect(early.filter((call) => call === user)).toHaveLength(1);
  expect(calls.filter((call) => call === user).length).toBeLessThanOrEqual(2);
  for (const path of [
    '/rest/Login',
    '/rest/AdminFunction/available',
    '/rest/DefaultPreference/default',
    '/rest/Actions',
    '/rest/DataSet/filter',
  ]) {
    expect(
      calls.filter((call) => call === path),
      path,
    ).toHaveLength(1);
  }
});

test('so does a browser that is not signed in, once', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/start-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  const session = page.waitForResponse('**/rest/Login');
  const opened = page.goto('/');
  await session;
  code.resolve();
  await opened;
  await expect(page.getByLabel('User name')).toBeEditable();
  for (const path of ['/rest/Login', '/rest/DefaultPreference/default', '/rest/Translation'])
    expect(
      calls.filter((call) => call === path),
      path,
    ).toHaveLength(1);
});

test('without a path the console opens the first list, and asks for it before it is drawn, once', async ({
  page,
}) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/list-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  const rows = page.waitForResponse('**/rest/DataSet/filter?*');
  await page.goto('/');
  await rows;
  code.resolve();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/config/dataSet/browser');
  expect(calls.filter((call) => call === '/rest/DataSet/filter')).toHaveLength(1);
});
