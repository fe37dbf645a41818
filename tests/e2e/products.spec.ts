import type { Page } from '@playwright/test';
import { type ProductTemplateWrite, result } from '@studio/api';
import { saveButton } from './editorActions.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';
import { documentField, pdf } from './productActions.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

const name = `Drone Liability ${process.pid}-${Date.now().toString(36)}`;
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a product is made: what its type needs is required, its dates are shown, and others name it', {
  tag: '@core:products',
}, async ({ page, api }) => {
  await openAs(page, 'admin', '/config/productTemplate/browser');
  await page.getByRole('button', { name: 'New Product' }).press('Enter');
  await field(page, 'Product Name').fill(name);
  await field(page, 'Short Name').fill('DRONE');
  await expect(saveButton(page)).toBeDisabled();
  await page.getByRole('radio', { name: 'Submittable' }).check();
  await expect(page.getByRole('heading', { name: 'Rating', exact: true })).toBeHidden();
  await page.getByRole('checkbox', { name: 'Producer: Backdating: Unlimited' }).uncheck();
  await expect(page.getByText('Agents may not backdate; underwriters may, without limit.')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Successfully saved product template')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/config/productTemplate/${encodeURIComponent(name)}/\\w+$`));

  await page.getByRole('radio', { name: 'Both' }).check();
  await expect(saveButton(page)).toBeDisabled();
  await choose(page, 'Rating Adapter', 'Specialty rating, by an underwriter');
  await choose(page, 'Quoting Adapter', 'Manuscript quote');
  await choose(page, 'Policy Adapter', 'Manual issuance');
  await expect(saveButton(page)).toBeEnabled();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Manage Product Templates' })).toBeVisible();

  const filterUri = `/ProductTemplate?name.eq=${encodeURIComponent(name)}`;
  const found = await result(
    api.client.GET('/rest/ProductTemplate/filter', { params: { query: { filterUri } } }),
  );
  const [product] = found.data.records;
  expect(product).toMatchObject({ name, type: 'both', version: 2 });
  const offered = { path: { dataSetName: 'All Products' }, query: { search: name } };
  const items = await result(api.client.GET('/rest/DataSet/{dataSetName}/items', { params: offered }));
  expect(items.data.records.map((item) => item.value)).toEqual([name]);

  await page.getByRole('searchbox', { name: 'Search Products' }).fill(name);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('combobox', { name: 'Producer: Backdating' })).toHaveValue('0');
  await expect(page.getByRole('combobox', { name: 'Policy Adapter' })).toHaveValue('Manual issuance');
});

test('the documents of a product are uploaded with a save; one that is refused stays, and everything else is saved', async ({
  page,
  api,
  expectedComplaints,
}) => {
  expectedComplaints.push(/415/);
  const called = `Documents ${process.pid}-${Date.now().toString(36)}`;
  const body = { name: called, shortName: called, externalName: '', selectableOnQuote: false };
  const { data } = await result(
    api.client.POST('/rest/ProductTemplate', { body: body as ProductTemplateWrite }),
  );
  const params = { path: { id: data.id } };
  const load = async () => (await result(api.client.GET('/rest/ProductTemplate/{id}', { params }))).data;

  await openAs(page, 'admin', `/config/productTemplate/${called}/${data.id}`);
  await page.getByRole('radio', { name: 'Both' }).check();
  for (const [label, option] of [
    ['Rating Adapter', 'Specialty rating, by an underwriter'],
    ['Quoting Adapter', 'Manuscript quote'],
    ['Policy Adapter', 'Manual issuance'],
  ] as const)
    await choose(page, label, option);
  const quote = documentField(page, 'Quote Document Template');
  const binder = documentField(page, 'Binder Document Template');
  await quote.choose('Quote.pdf', pdf);
  await binder.choose('Binder.pdf', Buffer.from('MZ not a document at all'));
  await field(page, 'External Name').fill('Outside');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything else is saved.', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('File Binder.pdf is not a supported document type').first()).toBeVisible();
  expect(await load()).toMatchObject({ externalName: 'Outside', quoteTemplateFileName: null });
  await expect(saveButton(page)).toBeEnabled();

  // The page is left as by a crash: draft and files are still there.
  await page.reload();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(quote.group.getByText('Quote.pdf')).toBeVisible();
  await binder.choose('Binder.pdf', pdf);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Successfully saved product template')).toBeVisible();
  await expect(saveButton(page)).toBeDisabled();
  expect(await load()).toMatchObject({
    ...{ quoteTemplateFileName: 'Quote.pdf', binderTemplateFileName: 'Binder.pdf' },
  });

  const opened = page.waitForEvent('popup');
  const answered = page
    .context()
    .waitForEvent('response', (response) => response.url().includes('/productTemplateDownload/'));
  await quote.group.getByRole('button', { name: 'Download Quote.pdf' }).click();
  await opened;
  expect((await answered).status()).toBe(200);

  await quote.group.getByRole('button', { name: /: remove$/ }).click();
  await expect(quote.group.getByText('None')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect
    .poll(load)
    .toMatchObject({ quoteTemplateFileName: null, binderTemplateFileName: 'Binder.pdf' });
});

test('two products are compared: chosen in the list, or one from its editor and the other in a list', async ({
  page,
  api,
}) => {
  const suffix = `${process.pid}-${Date.now().toString(36)}`;
  const make = async (body: Partial<ProductTemplateWrite>) => {
    const all = { externalName: '', selectableOnQuote: false, ...body } as ProductTemplateWrite;
    return (await result(api.client.POST('/rest/ProductTemplate', { body: all }))).data;
  };
  const one = await make({
    name: `Pair ${suffix} A`,
    shortName: `A${suffix}`,
    producerBackdateBoundary: -30,
  });
  const two = await make({ name: `Pair ${suffix} B`, shortName: `B${suffix}` });

  await openAs(page, 'viewer', `/config/productTemplate/browser?q=${encodeURIComponent(`Pair ${suffix}`)}`);
  await page.getByRole('button', { name: 'Compare' }).press('Enter');
  const confirm = page.getByRole('button', { name: 'Compare' });
  await page.getByRole('checkbox', { name: `Select ${one.name}` }).check();
  await expect(confirm).toBeDisabled();
  await page.getByRole('checkbox', { name: `Select ${two.name}` }).check();
  await confirm.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/productTemplate/compare\\?left=${one.id}&right=${two.id}$`));
  const row = (label: string) => page.getByRole('row', { name: new RegExp(`^${label}`) });
  await expect(page.getByText('3 differences')).toBeVisible();
  await expect(row('Producer: Backdating').getByRole('cell')).toHaveText(['-30', 'Unlimited']);
  await expect(row('Policy Period')).toBeHidden();
  await page.getByRole('switch', { name: 'Show all fields' }).press('Space');
  await expect(row('Policy Period').getByRole('cell')).toHaveText(['Unlimited', 'Unlimited']);
  await page.reload();
  await expect(row('Policy Period')).toBeVisible();

  await page.getByRole('link', { name: two.name }).click();
  await expect(page.getByRole('heading', { name: two.name })).toBeVisible();
  await page.getByRole('button', { name: 'Compare' }).click();
  const picker = page.getByRole('dialog', { name: 'Compare with' });
  await picker.getByRole('searchbox', { name: 'Search Products' }).fill(one.name);
  await picker.getByRole('row', { name: new RegExp(one.name) }).click();
  await picker.getByRole('button', { name: 'Compare' }).click();
  await expect(row('Producer: Backdating').getByRole('cell')).toHaveText(['Unlimited', '-30']);
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await expect(row('Producer: Backdating').getByRole('cell')).toHaveText(['-30', 'Unlimited']);
});
