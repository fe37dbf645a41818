import type { Page } from '@playwright/test';
import { startStudio } from '../support/studioServer.ts';
import { ApiUser } from './apiUser.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

const browserPath = '/config/dataSet/browser';

/** The first name in the column Last Edited By. */
const nameOf = (page: Page, name: string) =>
  page.getByRole('gridcell').getByRole('button', { name, exact: true }).first();

const cardOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Opens the list with the sets that Marta Oduya edited first. */
async function openList(page: Page, user: 'admin' | 'author' | 'viewer' = 'admin'): Promise<void> {
  await openAs(page, user, `${browserPath}?sort=lastModifiedBy&dir=desc`);
  await nameOf(page, 'Tomás Herrera').waitFor();
}

for (const user of ['admin', 'author', 'viewer'] as const) {
  test(`${user}: resting on a name opens the card after 500 ms, and it goes a second after the mouse`, async ({
    page,
  }) => {
    await openList(page, user);
    const name = nameOf(page, 'Tomás Herrera');
    const card = cardOf(page, 'Tomás Herrera');
    const rested = performance.now();
    await name.hover();
    await expect(card).toBeVisible();
    expect(performance.now() - rested).toBeGreaterThan(400);
    await expect(card.getByText('Offline')).toBeVisible();
    await expect(card.getByText('(515) 555-0131')).toBeVisible();
    await expect(card.getByText('Mobile')).toHaveCount(0);
    await expect(card.getByRole('link', { name: 'tomas.herrera@example.com' })).toHaveAttribute(
      'href',
      'mailto:tomas.herrera@example.com',
    );
    expect((await card.boundingBox())?.width).toBe(400);
    await card.hover();
    await expect(card).toBeVisible();
    const left = performance.now();
    await page.mouse.move(5, 500);
    await expect(card).toHaveCount(0);
    expect(performance.now() - left).toBeGreaterThan(800);
    await expect(page).toHaveURL(new RegExp(browserPath));
  });
}

test('a click opens it until it is closed, and never the row', async ({ page }) => {
  await openList(page);
  const name = nameOf(page, 'Tomás Herrera');
  const card = cardOf(page, 'Tomás Herrera');
  await name.click();
  await expect(card).toBeFocused();
  await page.mouse.move(5, 500);
  await page.clock.install();
  await page.clock.fastForward(3000);
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toHaveCount(0);
  await expect(name).toBeFocused();

  await name.click();
  await expect(card).toBeVisible();
  await page.getByRole('heading', { name: 'Manage Data Sets' }).click();
  await expect(card).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(browserPath));
});

test('with the keyboard: the arrow keys reach the name, Enter opens, Escape comes back', async ({ page }) => {
  await openList(page);
  await page.getByRole('grid').getByRole('row').nth(1).focus();
  const name = nameOf(page, 'Tomás Herrera');
  for (const key of ['ArrowRight', 'End', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  const card = cardOf(page, 'Tomás Herrera');
  await expect(card).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(name).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('gridcell').getByRole('button').nth(1)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(browserPath));
});

test('nothing of a card is loaded before it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // What the list asks for last: from then on it listens.
  const news = page.waitForResponse(/\/rest\/Events\?/);
  await openList(page);
  await news;
  // The user's own picture is in the header.
  const others = asked.filter((path) => path !== '/rest/User/admin/image');
  expect(others.filter((path) => /BusinessCardLayer|\/card$|\/image$/.test(path))).toEqual([]);
  await nameOf(page, 'Tomás Herrera').click();
  await expect(cardOf(page, 'Tomás Herrera')).toBeVisible();
  expect(asked).toContain('/rest/User/tomas.herrera/card');
});

test('who has a live session is online, until they sign out', async ({ page }) => {
  await using studio = await startStudio();
  const author = await ApiUser.signIn(studio.url, 'author');
  const set = await author.createSet('Presence', [['One', '1']]);
  await openAs(page, 'admin', `${studio.url}${browserPath}?q=${encodeURIComponent(set)}`);
  const name = nameOf(page, 'Jon Vega');
  await name.click();
  await expect(cardOf(page, 'Jon Vega').getByText('Online')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cardOf(page, 'Jon Vega')).toHaveCount(0);
  await author.signOut();
  await name.click();
  await expect(cardOf(page, 'Jon Vega').getByText('Offline')).toBeVisible();
});

test('a user that is no more says so, and a card that fails can be tried again', async ({ page }) => {
  await openList(page);
  const path = '**/rest/User/tomas.herrera/card';
  const refuse = (status: number, title: string) =>
    page.route(path, (route) =>
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', title, status },
      }),
    );
  await refuse(404, 'There is no such user.');
  await nameOf(page, 'Tomás Herrera').click();
  const card = page.getByRole('dialog');
  await expect(card.getByText('Tomás Herrera is no longer a user of this system.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);

  await page.unroute(path);
  await refuse(500, 'The directory is not there.');
  await nameOf(page, 'Tomás Herrera').click();
  await expect(card.getByText('The directory is not there.', { exact: false })).toBeVisible();
  await page.unroute(path);
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(cardOf(page, 'Tomás Herrera').getByText('(515) 555-0131')).toBeVisible();
});

test('Profile shows picture, presence and organization; the organization has its card', async ({ page }) => {
  const picture = page.waitForResponse((response) => response.url().endsWith('/rest/User/admin/image'));
  await openAs(page, 'admin', browserPath);
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  expect((await picture).headers()['content-type']).toBe('image/png');
  const profile = page.getByRole('dialog', { name: 'Profile' });
  await expect(profile.getByText('Online')).toBeVisible();
  const organization = profile.getByRole('button').and(profile.locator('[aria-haspopup="dialog"]'));
  const name = (await organization.textContent()) ?? '';
  await organization.click();
  const card = cardOf(page, name);
  await expect(card.getByText('Carrier')).toBeVisible();
  await expect(card.getByText(/^[^,]+, [A-Z]{2}, \d{5}/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(profile).toBeVisible();
  await expect(organization).toBeFocused();
});

test('the names of the history open cards, in its modal', async ({ page }) => {
  await openAs(page, 'admin', browserPath);
  await page.getByRole('button', { name: 'Manage operations' }).click();
  await page.getByRole('menuitem', { name: 'Detailed History' }).click();
  const history = page.getByRole('dialog', { name: 'Detailed History' });
  const name = history.getByRole('gridcell').getByRole('button', { name: 'Marta Oduya' }).first();
  await name.click();
  const card = cardOf(page, 'Marta Oduya');
  await expect(card.getByText('marta.oduya@example.com')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Details' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(history).toBeVisible();
  await expect(name).toBeFocused();
});

test('the header shows the picture of a user who has one, and the initials of one who has none', async ({
  page,
  complaints,
}) => {
  await openAs(page, 'admin', browserPath);
  const menu = page.getByRole('button', { name: /^User menu/ });
  await expect(menu.locator('img')).toHaveAttribute('src', '/rest/User/admin/image');
  await expect(menu.locator('img')).toHaveJSProperty('complete', true);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await openAs(page, 'viewer', browserPath);
  await expect(menu.locator('img')).toHaveCount(0);
  await expect(menu).toContainText('LF');
  expect(complaints).toEqual([]);
});
