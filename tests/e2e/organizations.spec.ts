import { expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

test('an agency is made, what its forms lack is filled in by keyboard across a reload, and it is saved and activated', {
  tag: '@core:organizations',
}, async ({ page }) => {
  const name = `Harbor Brokers ${process.pid}-${Date.now().toString(36)}`;
  await openAs(page, 'admin', '/config/organization/browser/agency');
  await page.getByRole('button', { name: 'New Agency/Brokerage' }).press('Enter');
  await expect(page.getByText('4 missing')).toBeVisible();
  await page.getByRole('link', { name: 'Settings', exact: true }).press('Enter');
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Successfully saved organization')).toBeVisible();

  await page.getByRole('link', { name: 'Forms', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
  // The fields are locked until the server has started the changes.
  await expect(page.getByText(/^All changes kept/)).toBeVisible();
  // The action is gone: the fields come next.
  const heading = page.getByRole('heading', { name: 'Agency and Brokerage Authority', level: 2 });
  await expect(heading).toBeFocused();
  const next = page.getByRole('button', { name: 'Next missing' });
  await next.press('Enter');
  const appointment = page.getByRole('combobox', { name: /^Appointment/ });
  await expect(appointment).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Application received', exact: true }).click();
  await expect(page.getByText('3 missing')).toBeVisible();
  await expect(page.getByText(/^All changes kept/)).toBeVisible();

  await page.reload();
  await expect(page.getByText('3 missing')).toBeVisible();
  await expect(page.getByText(/^All changes kept/)).toBeVisible();
  await expect(appointment).toHaveText('Application received');
  await next.press('Enter');
  await expect(page.getByRole('combobox', { name: /^Lines/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 missing')).toBeVisible();
  await next.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Begins on/ })).toBeFocused();
  await page.keyboard.type('01/05/2027');
  await page.keyboard.press('Tab');
  await expect(page.getByText('1 missing')).toBeVisible();
  await next.press('Enter');
  await expect(page.getByRole('combobox', { name: /^Type/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').last().click();
  await expect(page.getByText('Nothing is missing')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Organization Profile', level: 2 })).toBeFocused();

  await page.getByRole('button', { name: 'Activate', exact: true }).press('Enter');
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await page.goto('/config/organization/browser/agency');
  await page.getByRole('searchbox', { name: 'Search Name or Number' }).fill(name);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Active');
});
