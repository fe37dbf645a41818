import { expect, openAs, refusedCalls, test } from './fixtures.ts';

test('a user who has the studio on screen stays available without doing anything, until they log out', {
  tag: '@database',
}, async ({ page, expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
  await page.clock.install();
  await openAs(page, 'viewer', '/config/dataSet/browser');
  const isSessionCheck = (method: string, url: string) =>
    method === 'GET' && new URL(url).pathname === '/rest/Login';
  const checked = page.waitForResponse((response) =>
    isSessionCheck(response.request().method(), response.url()),
  );
  await page.clock.fastForward('02:01');
  expect((await checked).status()).toBe(200);

  await page.getByRole('button', { name: 'Lena Fischer' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isSessionCheck(request.method(), request.url())) calls.push(request.url());
  });
  await page.clock.fastForward('05:00');
  await page.reload();
  await expect(page.getByLabel('User name')).toBeVisible();
  expect(calls, 'only the automatic sign-in of the reloaded page asks').toHaveLength(1);
});
