import { expect, openAs, test } from './fixtures.ts';

for (const path of ['/', '/login', '/config/dataSet/browser']) {
  test(`whoever visits ${path} for the first time is asked to sign in, and the browser has nothing to complain of`, async ({
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
  await openAs(page, 'admin', '/config/dataSet/browser');
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});
