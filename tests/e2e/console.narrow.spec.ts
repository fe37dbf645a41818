import { cell, expectUnsaved, firstLabel, newCell, runAction, save } from './editorActions.ts';
import { editorPath, expect, narrow, openAs, refusedCalls, test } from './fixtures.ts';

test.use(narrow);

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

async function expectNoSidewaysScroll(page: Parameters<typeof openAs>[0]): Promise<void> {
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWider, 'the page scrolls sideways').toBe(false);
}

/** In the console's own font: until it has come, a machine without one of its measure draws the headings wider. */
async function expectNoCutHeader(page: Parameters<typeof openAs>[0]): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const headings = page.getByRole('columnheader').locator('span');
  const cut = await headings.evaluateAll((spans) =>
    spans.filter((span) => {
      const text = document.createRange();
      text.selectNodeContents(span);
      return text.getBoundingClientRect().width > span.getBoundingClientRect().width;
    }),
  );
  expect(cut, 'the heading of a column is cut off').toHaveLength(0);
}

test('under 1024 px the navigation is a drawer that gives the focus back', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await expect(page.getByRole('navigation', { name: 'Administration' })).toHaveCount(0);
  const opener = page.getByRole('button', { name: 'Open navigation' });
  await opener.click();
  await expect(page.getByRole('link', { name: 'Data sets' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('the browser works at 768 px', { tag: '@core' }, async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser');
  await expect(page.getByRole('columnheader', { name: 'Last Modified Date' })).toBeVisible();
  await expectNoCutHeader(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('searchbox', { name: 'Search data sets' }).fill('roof covering');
  await page.getByRole('link', { name: 'Roof Covering', exact: true }).click();
  await expect(firstLabel(page)).toBeVisible();
});

for (const [path, search, heading] of [
  ['/config/notification/email/browser', 'Search name or message', 'Email(s)'],
  ['/config/notification/popup/browser', 'Search name, title or message', 'Pop Up(s)'],
] as const) {
  test(`${path} is filtered and exported at 768 px`, async ({ page }) => {
    await openAs(page, 'admin', path);
    await expect(page.getByText(new RegExp(`of \\d+ ${heading.replace(/[()]/g, '\\$&')}$`))).toBeVisible();
    await expectNoCutHeader(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('searchbox', { name: search }).fill('quote');
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Active', exact: true }).click();
    await expect(page).toHaveURL(/[?&]q=quote&enabled=true/);
    await page.locator('main').getByRole('button', { name: 'Export' }).click();
    await page
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .click();
    await expect(
      page.getByRole('group', { name: 'Selection' }).getByText('1 selected', { exact: true }),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

test('the editor works at 768 px, its actions in the menu where they do not fit', { tag: '@core' }, async ({
  page,
  api,
}) => {
  const name = await api.createSet('Narrow', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  await expectNoSidewaysScroll(page);
  await newCell(page, 'Label').fill('Two');
  await cell(page, 'Value', 2).fill('2');
  await expectUnsaved(page);
  await save(page);
  await runAction(page, 'View References');
  await expect(page.getByText(`Nothing refers to the data set ${name}.`)).toBeVisible();
  expect(await api.items(name)).toEqual(['One | 1', 'Two | 2']);
});
