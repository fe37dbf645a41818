import type { Page } from '@playwright/test';
import { startStudio } from '../support/studioServer.ts';
import { ApiUser } from './apiUser.ts';
import { cell, expectUnsaved, firstLabel, save, saveButton, unsavedTexts } from './editorActions.ts';
import { editorPath, expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

const problem = { type: 'about:blank', title: 'Out of order', status: 500, detail: 'The disk is on fire.' };

test('the server is gone in the middle of an edit: the edit stays, and is saved when it is back', {
  tag: '@database',
}, async ({ page, context }) => {
  await using studio = await startStudio();
  const api = await ApiUser.signIn(studio.url, 'admin');
  const name = await api.createSet('Gone', [['One', '1']]);
  await openAs(page, 'admin', studio.url + editorPath(name));
  await saveButton(page).waitFor();
  await cell(page, 'Label', 1).fill('Typed before');
  await expectOfflinePartsLoaded(page);
  await studio.kill();
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: /^Activity.*1/ })).toBeVisible();
  await expect(page.getByText('Saving data set', { exact: true })).toHaveCount(0);
  await expectUnsaved(page);
  await expect(cell(page, 'Label', 1)).toHaveValue('Typed before');
  await page.getByRole('button', { name: /^Activity/ }).click();
  const activity = page.getByRole('dialog', { name: 'Activity' });
  await expect(activity.getByText('The server cannot be reached.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(activity).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to data sets' }).click();
  const question = page.getByRole('dialog', { name: 'Your changes could not be saved' });
  await expect(question).toHaveAccessibleDescription(
    'The server cannot be reached. Check the connection and try again. If you leave now, your changes are kept in this browser and offered when you open this again.',
  );
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(cell(page, 'Label', 1)).toHaveValue('Typed before');
  await expectUnsaved(page);
  await studio.restart();
  await save(page);
  const again = await ApiUser.signIn(studio.url, 'admin');
  expect(await again.items(name)).toEqual(['Typed before | 1']);
  await context.close();
});

/** Waits until the page has the code of its questions: with the first edit it is loaded ahead. */
async function expectOfflinePartsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/layers-[^/]+\.js$/.test(name)),
  );
}

/** The next save is written, and its answer never arrives. */
async function loseAnswer(page: Page): Promise<void> {
  await page.route(
    '**/rest/DataSet/*',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

test('a 500 while saving keeps the edit and is one line in the activity list, nothing more', {
  tag: '@core',
}, async ({ page, api }) => {
  const name = await api.createSet('Broken', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  await page.route('**/rest/DataSet/*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: problem }) : route.continue(),
  );
  await cell(page, 'Label', 1).fill('Kept');
  await saveButton(page).click();
  await page.getByRole('button', { name: /^Activity.*1/ }).click();
  await expect(page.getByText('The disk is on fire.', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectUnsaved(page);
  await page.getByRole('link', { name: 'Back to data sets' }).click();
  const question = page.getByRole('dialog', { name: 'Your changes could not be saved' });
  await expect(question).toHaveAccessibleDescription(/^The disk is on fire\. If you leave now/);
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Data Sets' })).toBeVisible();
  await page.unroute('**/rest/DataSet/*');
  await page.goBack();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(cell(page, 'Label', 1)).toHaveValue('Kept');
  await save(page);
  expect(await api.items(name)).toEqual(['Kept | 1']);
});

test('an answer that takes long: typing goes on, and what is typed meanwhile stays unsaved', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Slow', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  const typed = Promise.withResolvers<void>();
  await page.route('**/rest/DataSet/*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const answer = await route.fetch();
    await typed.promise;
    return route.fulfill({ response: answer });
  });
  await cell(page, 'Label', 1).fill('First');
  await saveButton(page).click();
  await expect(page.getByText('Saving data set', { exact: true })).toBeVisible();
  await cell(page, 'Label', 1).fill('First and second');
  typed.resolve();
  await expect(page.getByText('Successfully saved data set')).toBeVisible();
  await expect(cell(page, 'Label', 1)).toHaveValue('First and second');
  await expectUnsaved(page);
  await page.unroute('**/rest/DataSet/*');
  await save(page);
  expect(await api.items(name)).toEqual(['First and second | 1']);
});

test('an answer lost after the write: the editor finds out by itself that it was saved', {
  tag: '@database',
}, async ({ page, api }) => {
  const name = await api.createSet('Found out', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('Written');
  await loseAnswer(page);
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: /^Activity.*1/ })).toBeVisible();
  await expect(saveButton(page)).not.toContainText(unsavedTexts);
  await expect(page.locator('[data-part="news"]')).toHaveCount(0);
  await expect(cell(page, 'Label', 1)).toHaveValue('Written');
  expect((await api.load(name)).doc.version).toBe(2);
  await cell(page, 'Label', 1).fill('Written again');
  await save(page);
  expect((await api.load(name)).doc.version).toBe(3);
});

test('an answer lost after the write, and no news: saving again meets no conflict', async ({ page, api }) => {
  const name = await api.createSet('Lost', [['One', '1']]);
  await page.route('**/rest/Events?*', (route) => route.abort('connectionrefused'));
  await openAs(page, 'admin', editorPath(name));
  await expect(cell(page, 'Label', 1)).toBeVisible();
  await loseAnswer(page);
  await cell(page, 'Label', 1).fill('Written');
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: /^Activity.*1/ })).toBeVisible();
  await expectUnsaved(page);
  await save(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await api.load(name)).doc.version).toBe(2);
});

test('a list that cannot be loaded says why, keeps what was there, and loads again', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await expect(page.getByRole('link', { name: /./ }).first()).toBeVisible();
  const before = await page.getByRole('grid').getByRole('link').allTextContents();
  await page.route('**/rest/DataSet/filter?*', (route) => route.fulfill({ status: 500, json: problem }));
  await page.getByRole('columnheader', { name: 'Type' }).getByRole('button').click();
  await expect(page.getByText('The disk is on fire.').first()).toBeVisible();
  expect(await page.getByRole('grid').getByRole('link').allTextContents()).toEqual(before);
  await page.unroute('**/rest/DataSet/filter?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('The disk is on fire.')).toHaveCount(0);
});

test('a set that cannot be loaded says so with Retry', async ({ page }) => {
  await page.route('**/rest/DataSet/Roof%20Covering', (route) =>
    route.fulfill({ status: 503, json: { ...problem, status: 503 } }),
  );
  await openAs(page, 'admin', editorPath('Roof Covering'));
  await expect(page.getByText('The disk is on fire.', { exact: true }).first()).toBeVisible();
  await page.unroute('**/rest/DataSet/Roof%20Covering');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(firstLabel(page)).toBeVisible();
});

test('without a connection the sign-in screen says so and keeps what was typed', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('User name')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('User name').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('studio-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await expect(page.getByLabel('User name')).toHaveValue('admin');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('studio-demo');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Manage Data Sets' })).toBeVisible();
});

test('closing the page with unsaved changes is asked about', async ({ page, api }) => {
  const name = await api.createSet('Closing', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).pressSequentially(' more');
  await expectUnsaved(page);
  const dialog = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const asked = await dialog;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
});

test('while a slow server starts the session, the page says that it is opening', async ({ page, studio }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/rest/Login', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(studio.url);
  await expect(page.getByRole('status').filter({ hasText: 'Opening Studio' })).toBeVisible();
  gate.resolve();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});

test('without its actions the editor says so, and gets them with Retry', async ({ page }) => {
  await page.route('**/rest/Actions?*', (route) => route.fulfill({ status: 500, json: problem }));
  await openAs(page, 'admin', editorPath('Roof Covering'));
  await expect(page.getByText('The actions could not be loaded.')).toBeVisible();
  await page.unroute('**/rest/Actions?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(saveButton(page)).toBeVisible();
});

test('actions are loaded again when the server is reachable', async ({ page, api }) => {
  const name = await api.createSet('Late actions', [['One', '1']]);
  await page.route('**/rest/Actions?*', (route) => route.abort('connectionrefused'));
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('Typed meanwhile');
  await expect(page.getByText('The actions could not be loaded.')).toBeVisible();
  await page.unroute('**/rest/Actions?*');
  await expect(page.getByText('The actions could not be loaded.')).toHaveCount(0);
  await expectUnsaved(page);
  await save(page);
  expect(await api.items(name)).toEqual(['Typed meanwhile | 1']);
});

test('Ctrl+S pressed before the actions have come saves when they are there', async ({ page, api }) => {
  const name = await api.createSet('Early save', [['One', '1']]);
  const gate = Promise.withResolvers<void>();
  await page.route('**/rest/Actions?*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('Saved early');
  await page.keyboard.press('Control+s');
  gate.resolve();
  await expect(page.getByText('Successfully saved data set')).toBeVisible();
  expect(await api.items(name)).toEqual(['Saved early | 1']);
});

test('a newer version has replaced a part of the console: that is shown, and a reload brings it', async ({
  page,
}) => {
  const gone = { status: 404, contentType: 'application/problem+json', body: '{}' };
  const parts = /\/assets\/(?:popupSurfaces|HelpDialog)-/;
  await page.route(parts, (route) => route.fulfill(gone));
  await openAs(page, 'admin', '/config/dataSet/browser');
  const notice = page.getByText(
    'A newer version of the console has been installed. Reload the page to go on.',
  );
  await page.getByRole('button', { name: /^User menu/ }).click();
  await expect(notice).toHaveCount(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(notice).toHaveCount(1);
  await page.unroute(parts);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: /^User menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
});

test('a newer version is installed amid an edit: the reload loses nothing of it', async ({ page, api }) => {
  const name = await api.createSet('Deployed', [['One', '1']]);
  const gone = { status: 404, contentType: 'application/problem+json', body: '{}' };
  const parts = /\/assets\/HelpDialog-/;
  await page.route(parts, (route) => route.fulfill(gone));
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('One, edited');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.unroute(parts);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Reload' }).click();
  const offer = page.getByRole('dialog', { name: 'You have unsaved changes' });
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(cell(page, 'Label', 1)).toHaveValue('One, edited');
});
