import { expect, openAs, signIn, test } from './fixtures.ts';

for (const path of ['/', '/login', '/config/dataSet/browser']) {
  test(`the first visit of ${path} asks to sign in, and the browser reports no problem`, async ({
    page,
    complaints,
  }) => {
    const answered = page.waitForResponse(
      (response) =>
        response.request().method() === 'GET' && new URL(response.url()).pathname === '/rest/Login',
    );
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    expect((await answered).status()).toBe(204);
    await expect(page.getByText('Your session has ended')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
  });
}

test('after signing out, the next visit is as silent as the first', async ({ page, complaints }) => {
  // The console asks for these last, behind its first screen: a call that is under way when the session ends is refused.
  const settled = Promise.all(
    ['**/rest/DefaultPreference/effective', /\/rest\/Events\?/].map((call) => page.waitForResponse(call)),
  );
  await openAs(page, 'admin', '/config/dataSet/browser');
  await settled;
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('from sign-in to an editor the browser loads at most 34 files of code, and none of them twice', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) files.push(pathname);
  });
  await page.goto('/config/dataSet/browser');
  await signIn(page, 'admin');
  await page.getByRole('link', { name: 'Address Type', exact: true }).click();
  await expect(page.getByRole('textbox', { name: /^Label, row 1,/ })).toBeEditable();
  // Among what the editor loads ahead.
  await expect.poll(() => files.some((file) => file.includes('/safetyDialogs-'))).toBe(true);
  expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
  expect(files.length).toBeGreaterThan(5);
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(34);
});

for (const [path, call] of [
  ['/config/dataSet/browser?q=a&sort=timeLastModified', '/rest/DataSet/filter'],
  ['/config/notification/email/browser?q=a', '/rest/NotificationEmailTemplate'],
  ['/config/notification/popup/browser?page=2', '/rest/NotificationPopupTemplate'],
] as const)
  test(`the list at ${path} is requested once, while its code is loading`, async ({ page }) => {
    await openAs(page, 'admin', '/');
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === call || pathname === '/rest/Actions') calls.push(pathname);
    });
    // The console never stops listening to the server, and so its network is never idle.
    const settled = page.waitForResponse(/\/rest\/Events\?/);
    await page.goto(path);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await settled;
    expect(calls.toSorted()).toEqual(['/rest/Actions', call]);
  });
