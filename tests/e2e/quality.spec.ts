import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { usualBudget } from '../../apps/studio/src/kernel/area/Area.ts';
import { cell, firstLabel, saveButton } from './editorActions.ts';
import { editorPath, expect, openAs, refusedCalls, test } from './fixtures.ts';
import { createForm, formPath, newFormName, section } from './formActions.ts';

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

/** Asks axe in both themes: the page follows what the system prefers. */
async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(await axeSource);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const seen: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect.poll(background).not.toBe(seen.at(-1));
    seen.push(await background());
    const { violations } = await page.evaluate<AxeResult>(
      'axe.run(document, { resultTypes: ["violations"] })',
    );
    expect(
      violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
      colorScheme,
    ).toEqual([]);
  }
}

test('axe finds nothing on the sign-in screen', { tag: '@core' }, async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('User name')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the browser, selecting included', async ({ page }) => {
  await openAs(page, 'admin', '/config/dataSet/browser?bulk=Export');
  await page.getByRole('checkbox').nth(1).click();
  await expectAccessible(page);
});

for (const [what, path] of [
  ['e-mails', '/config/notification/email/browser'],
  ['pop-ups', '/config/notification/popup/browser'],
  ['form templates', '/config/template/browser'],
] as const) {
  test(`axe finds nothing on the list of ${what}, filtered and selecting`, async ({ page }) => {
    await openAs(page, 'admin', `${path}?enabled=true&bulk=Export`);
    await page.getByRole('checkbox').nth(1).click();
    await expect(page.getByRole('group', { name: 'Selection' })).toBeVisible();
    await expectAccessible(page);
  });
}

test('axe finds nothing on the editor of an e-mail', async ({ page }) => {
  await openAs(page, 'admin', '/config/notification/email/browser');
  await page.getByRole('grid').getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the editor of a pop-up', async ({ page }) => {
  await openAs(page, 'admin', '/config/notification/popup/browser');
  await page.getByRole('grid').getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the rates of a date, selecting included', async ({ page }) => {
  await openAs(page, 'admin', '/config/rateStatus/manager');
  await page.getByRole('button', { name: 'On a date' }).click();
  await page.getByRole('textbox', { name: 'Rates on' }).fill('12/31/2026');
  await page.getByRole('grid', { name: 'Rates on 12/31/2026' }).waitFor();
  await page.getByRole('button', { name: 'Select several' }).click();
  await page.getByRole('checkbox').nth(1).click();
  await expect(page.getByRole('group', { name: 'Selection' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the editor, with an error in it', async ({ page, api }) => {
  const name = await api.createSet('Accessible', [
    ['One', '1'],
    ['Two', '2'],
  ]);
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Value', 2).fill('1');
  await expectAccessible(page);
});

test('axe finds nothing on the editor of a viewer', async ({ page }) => {
  await openAs(page, 'viewer', editorPath('Roof Covering'));
  await expect(firstLabel(page)).toBeVisible();
  await expectAccessible(page);
});

/** Kilobytes (1,000 bytes) of scripts that have arrived, as they were sent. */
async function scriptKilobytes(page: Page): Promise<number> {
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && /\.js(\?|$)/.test(entry.name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  return bytes / 1000;
}

test('the scripts of the sign-in screen and of the browser keep their budgets', async ({ page }) => {
  // What is loaded ahead for the next screen is none of this one's.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await scriptKilobytes(page)).toBeLessThanOrEqual(116);
  await openAs(page, 'admin', '/config/dataSet/browser');
  await page.reload();
  await expect(page.getByRole('grid').getByRole('link').first()).toBeVisible();
  expect(await scriptKilobytes(page)).toBeLessThanOrEqual(usualBudget.list);
});

test('nothing shifts while the browser and the editor load', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput)
          Object.assign(window, { shifts: (window as unknown as { shifts: number }).shifts + shift.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openAs(page, 'admin', '/config/dataSet/browser');
  for (const path of ['/config/dataSet/browser', editorPath('Roof Covering')]) {
    const isEditor = path.endsWith('dataItems');
    // List and editor never stop listening to the server: their network is never idle.
    const news = page.waitForResponse(/\/rest\/Events\?/);
    await page.goto(path);
    await expect(page.getByRole('grid').getByRole('link').first().or(firstLabel(page))).toBeVisible();
    if (isEditor) await saveButton(page).waitFor();
    await news;
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.01);
  }
});

test('a text becomes markup or a script by the policies alone that the page lists', async ({
  page,
  api,
  expectedComplaints,
}) => {
  await openAs(page, 'admin', '/config/notification/email/manage');
  const message = page.getByRole('textbox', { name: 'Message', exact: true });
  await message.click();
  await message.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p>Pasted <b onclick="alert(1)">bold</b></p>');
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  });
  await expect(message.locator('strong')).toHaveText('bold');

  const roof = section('Roof', ['permit', 'Permit number', { validator: 'regularExpression' }]);
  const rows = roof.rows.map(({ fields }) => ({
    fields: fields.map((field) => ({ ...field, regularExpression: '[A-Z]{2}' })),
  }));
  const { id } = await createForm(api, newFormName('Permit'), { rest: { sections: [{ ...roof, rows }] } });
  await openAs(page, 'admin', formPath(id));
  await page.getByRole('button', { name: 'Try it', exact: true }).click();
  await page.getByRole('textbox', { name: /Permit number/ }).fill('12');
  // Found by a worker.
  await expect(page.getByRole('button', { name: /^Permit number: Does not match/ })).toBeVisible();

  expectedComplaints.push(/TrustedHTML/);
  const refusal = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>x</b>';
      return '';
    } catch (error) {
      return String(error);
    }
  });
  expect(refusal).toContain('TrustedHTML');
});

test('the page runs under a strict content security policy', { tag: '@core' }, async ({ page }) => {
  const response = await page.goto('/login');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  expect(policy).toMatch(/script-src 'self'/);
  expect(policy).toMatch(/style-src 'self'/);
});
