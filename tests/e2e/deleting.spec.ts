import type { Page, Route } from '@playwright/test';
import { cell, runAction } from './editorActions.ts';
import { editorPath, expect, openAs, refusedCalls, test } from './fixtures.ts';

const deletions = '**/rest/DataSet/delete?*';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

async function confirmDeletion(page: Page): Promise<void> {
  await runAction(page, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
}

/** Lets a call arrive and loses its answer. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

async function expectBrowserAfterDeletion(page: Page): Promise<void> {
  await expect(page.getByText('Successfully deleted data set')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Manage Data Sets' })).toBeVisible();
}

test("one's own deletion is no news, even while its answer is on the way", async ({ page, api }) => {
  const name = await api.createSet('No news', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  await page.route(deletions, async (route) => {
    await route.fetch();
    // The answer never comes: what the editor learns, it learns from the server's event.
  });
  await confirmDeletion(page);
  await expectBrowserAfterDeletion(page);
  await expect(page.getByText('What you see here is the last version')).toHaveCount(0);
});

test('a deletion whose answer was lost is confirmed by asking for it again', async ({ page, api }) => {
  const name = await api.createSet('Lost answer', [['One', '1']]);
  await page.route('**/rest/Events?*', (route) => route.abort());
  await openAs(page, 'admin', editorPath(name));
  const keys: (string | undefined)[] = [];
  await page.route(deletions, async (route, request) => {
    keys.push(request.headers()['idempotency-key']);
    await (keys.length === 1 ? loseAnswer(route) : route.continue());
  });
  await confirmDeletion(page);
  await expect(page.getByText('The server cannot be reached').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${encodeURIComponent(name)}/`));
  await page.getByRole('alertdialog').getByRole('button', { name: 'No' }).click();
  await runAction(page, 'Delete');
  await expectBrowserAfterDeletion(page);
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
});

test('a deletion that did not arrive is reported in the question, and can be repeated from there', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Not arrived', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  await page.route(deletions, (route) => route.abort(), { times: 1 });
  await confirmDeletion(page);
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('alert')).toContainText('The server cannot be reached');
  expect(await api.items(name)).toEqual(['One | 1']);
  await question.getByRole('button', { name: 'Yes' }).click();
  await expectBrowserAfterDeletion(page);
});

test('what somebody else has changed meanwhile is not deleted', async ({ page, api }) => {
  const name = await api.createSet('Changed meanwhile', [['One', '1']]);
  await page.route('**/rest/Events?*', (route) => route.abort());
  await openAs(page, 'author', editorPath(name));
  await api.replaceItems(name, [['Theirs', '2']]);
  await confirmDeletion(page);
  await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText(
    /changed this data set on .*It was not deleted/,
  );
  expect(await api.items(name)).toEqual(['Theirs | 2']);
});

test('a set that is deleted before its actions are loaded is reported as gone', async ({ page, api }) => {
  const name = await api.createSet('Gone early', [['One', '1']]);
  await page.route('**/rest/Events?*', (route) => route.abort());
  const { promise: isDeleted, resolve } = Promise.withResolvers<void>();
  await page.route('**/rest/Actions?*', async (route) => {
    await isDeleted;
    await route.continue();
  });
  await openAs(page, 'admin', editorPath(name));
  await expect(cell(page, 'Label', 1)).toHaveValue('One');
  await api.deleteSet(name);
  resolve();
  await expect(page.getByText('What you see here is the last version').first()).toBeVisible();
});
