import type { Page } from '@playwright/test';
import { cell, expectUnsaved, saveButton } from './editorActions.ts';
import { editorPath, expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

/** As while a large restore is under way. Tells the keys of the saves that were sent, and lets them pass when asked to. */
async function makeBusy(page: Page) {
  const keys: (string | undefined)[] = [];
  let isBusy = true;
  const json = { type: '/problems/busy', title: 'Busy', status: 503, detail: 'Another write is under way.' };
  await page.route('**/rest/DataSet/*', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    if (!isBusy) return route.fallback();
    return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json });
  });
  const end = () => {
    isBusy = false;
  };
  return { keys, end };
}

test('the server is busy: the save is made when it no longer is, and one goes on typing meanwhile', {
  tag: '@database',
}, async ({ page, api }) => {
  const name = await api.createSet('Busy', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  const busy = await makeBusy(page);
  await cell(page, 'Label', 1).fill('Kept');
  await saveButton(page).click();
  await expect(page.getByText(/^The server is busy with other changes\./)).toBeVisible();
  await cell(page, 'Value', 1).fill('22');
  await expect.poll(() => busy.keys.length).toBeGreaterThan(1);
  expect(await api.items(name)).toEqual(['One | 1']);

  busy.end();
  await expect.poll(() => api.items(name)).toEqual(['Kept | 1']);
  await expect(page.getByText(/^The server is busy/)).toHaveCount(0);
  expect(new Set(busy.keys).size).toBe(1);
  await expect(cell(page, 'Value', 1)).toHaveValue('22');
  await expectUnsaved(page);
  await expect(page.getByRole('button', { name: /^Activity.*1/ })).toHaveCount(0);

  await saveButton(page).click();
  await expect.poll(() => api.items(name)).toEqual(['Kept | 22']);
});

test('retries can be cancelled: the edit stays unsaved, and can be saved later', async ({ page, api }) => {
  const name = await api.createSet('Too busy', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  const busy = await makeBusy(page);
  await cell(page, 'Label', 1).fill('Kept');
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Stop trying' }).click();
  await expect(page.getByText(/^The server is busy/)).toHaveCount(0);
  await expectUnsaved(page);
  await page.getByRole('button', { name: /^Activity.*1/ }).click();
  await expect(page.getByText('Another write is under way.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await api.items(name)).toEqual(['One | 1']);

  busy.end();
  await saveButton(page).click();
  await expect.poll(() => api.items(name)).toEqual(['Kept | 1']);
});
