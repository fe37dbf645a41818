import { startStudio } from '../support/studioServer.ts';
import { cell, newCell, save } from './editorActions.ts';
import { expect, refusedCalls, signIn, test } from './fixtures.ts';

const group = 'group Steep slope';

test('an administrator signs in, finds a data set, edits and sorts its items, saves, and finds them after a restart', {
  tag: ['@core', '@database'],
}, async ({ page, expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
  await using studio = await startStudio();
  await page.goto(studio.url);
  await signIn(page, 'admin');
  await expect(page.getByRole('heading', { name: 'Manage Data Sets' })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search data sets' }).fill('roof');
  await expect(page.getByText(/^Showing 1 to \d+ of \d+ Data Sets$/)).toBeVisible();
  await page.getByRole('link', { name: 'Roof Covering', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Roof Covering' })).toBeVisible();

  const first = cell(page, 'Label', 1, group);
  const before = await first.inputValue();
  await first.fill(`${before} (all grades)`);
  await newCell(page, 'Label', group).fill('Aaa living roof');
  await cell(page, 'Value', 10, group).fill('LIVE');
  await page.getByRole('button', { name: 'Apply Sorting' }).click();
  await expect(cell(page, 'Label', 1, group)).toHaveValue('Aaa living roof');
  await save(page);

  const labels = await page
    .getByRole('textbox', { name: /^Label, row / })
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  expect(labels).toContain(`${before} (all grades)`);
  await studio.restart();
  await page.goto(`${studio.url}/config/dataSet/browser?q=roof+covering`);
  await page.getByRole('link', { name: 'Roof Covering', exact: true }).click();
  await expect(cell(page, 'Value', 1, group)).toHaveValue('LIVE');
  const after = await page
    .getByRole('textbox', { name: /^Label, row / })
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  expect(after).toEqual(labels);
});
