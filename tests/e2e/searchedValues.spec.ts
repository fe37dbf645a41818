import { result } from '@studio/api';
import type { ApiUser } from './apiUser.ts';
import { createDependentSet, criteriaPath, criterion, storedCriteria } from './dependentSets.ts';
import { save } from './editorActions.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';

const byClassCode = {
  productDependent: false,
  sourceFieldDependencies: [
    {
      formTemplateUniqueName: 'AccountInformation',
      fieldName: 'classCode',
      key: 'AccountInformation|classCode',
    },
  ],
};

/** The first class codes there are now: other scenarios import some. */
async function classCodes({ client }: ApiUser) {
  const params = { path: { dataSetName: 'Class Codes' }, query: { numberOfRows: 500 } };
  return (await result(client.GET('/rest/DataSet/{dataSetName}/items', { params }))).data;
}

test('values of a set that the server searches are looked for, never loaded whole', async ({ page, api }) => {
  const { records, minSearchStringLength } = await classCodes(api);
  const first = records[0];
  const name = await createDependentSet(
    api,
    [
      ['A', [null, first?.value ?? '']],
      ['B', [null, 'gone']],
    ],
    byClassCode,
  );
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/Class%20Codes/items')) asked.push(searchParams);
  });
  await openAs(page, 'author', criteriaPath(name));
  await expect(criterion(page, 1, 2)).toHaveText(first?.name ?? '');
  await expect(criterion(page, 2, 2)).toHaveText('gone (no longer exists)');

  await criterion(page, 3, 1).click();
  await page.getByRole('option', { name: 'Item A' }).click();
  await criterion(page, 3, 2).click();
  await expect(page.getByText(`Type at least ${minSearchStringLength} characters`)).toBeVisible();
  const wanted = records.at(-1);
  await page.keyboard.type(wanted?.name ?? '');
  await page
    .getByRole('option', { name: wanted?.name ?? '', exact: true })
    .first()
    .click();
  await expect(criterion(page, 3, 2)).toHaveText(wanted?.name ?? '');
  await save(page);
  expect((await storedCriteria(api, name)).at(-1)?.[2]).toBe(wanted?.value);
  expect(asked.some((query) => query.get('search') === wanted?.name)).toBe(true);
  expect(asked.map((query) => Number(query.get('startIndex') ?? 0))).not.toContain(500);

  await page.getByRole('button', { name: 'Try it' }).click();
  const drawer = page.getByRole('dialog', { name: 'Try it' });
  await drawer.getByRole('combobox', { name: 'Primary class code' }).fill(wanted?.name ?? '');
  await page
    .getByRole('option', { name: wanted?.name ?? '', exact: true })
    .first()
    .click();
  await expect(drawer.getByText('1 of 2 items are offered.')).toBeVisible();
});

test('a search that fails says why in its list, and the next one finds', async ({
  page,
  api,
  expectedComplaints,
}) => {
  expectedComplaints.push(refusedCalls);
  const set = await createDependentSet(api, [['A', [null, 'x']]], byClassCode);
  const name = (await classCodes(api)).records.at(-1)?.name ?? '';
  const [start, rest] = [name.slice(0, 4), name.slice(4, 10)];
  await page.route('**/rest/DataSet/Class%20Codes/items?*', (route) =>
    new URL(route.request().url()).searchParams.get('search') === start.trim()
      ? route.abort()
      : route.fallback(),
  );
  await openAs(page, 'author', criteriaPath(set));
  await criterion(page, 1, 2).click();
  await page.keyboard.type(start);
  await expect(page.getByText('The search failed.', { exact: false })).toBeVisible();
  await page.keyboard.type(rest);
  await expect(page.getByRole('option', { name, exact: true }).first()).toBeVisible();
});
