import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';

/** Data to pick from in a grid, which are organizations. */
const server = useServer();

type Body = NonNullable<Parameters<typeof filter>[1]>;

async function filter(
  dataName: string,
  body: {
    sortBy?: 'name' | 'state';
    sortDirection?: 'asc' | 'desc';
    startIndex?: number;
    maxResults?: number;
    context?: { parentId?: string; includeInactive?: boolean; selectedIds?: string[]; formId?: string };
  } = {},
  filterUri?: string,
) {
  const query = filterUri === undefined ? {} : { filterUri };
  return server.viewer.call('filterDynamicData', { path: { dataName }, query, body: body as never });
}

async function page(dataName: string, body: Body = {}, filterUri?: string) {
  return (await filter(dataName, body, filterUri)).body(200);
}

function act(dataName: string, actionName: string, body: object) {
  return server.viewer.call('runDynamicDataAction', { path: { dataName, actionName }, body: body as never });
}

const chosen = (count: number, ids: readonly string[], more = {}) => ({
  ...{ name: 'select', count, items: ids.map((id) => ({ id })) },
  ...more,
});

async function listed(filterUri: string) {
  const query = { filterUri, numberOfRows: 500 };
  return (await server.viewer.call('filterOrganizations', { query })).body(200);
}

test('a filter names its columns, its fields and what is done with a choice', async () => {
  const ask = (dataName: string, filterType: number) =>
    server.viewer.call('getDynamicDataFilter', {
      path: { dataName, filterType: String(filterType) },
      body: { context: {} as never },
    });
  const producers = (await ask('producer', 101)).body(200);
  expect(producers).toMatchObject({ title: 'Producers', ownerUri: '/Organization' });
  expect(producers.columns.map(({ key }) => key)).toContain('parentName');
  const type = producers.fields.find(({ key }) => key === 'organizationType');
  expect(type?.choices.map(({ value }) => value)).toEqual(['1', '4']);
  expect(producers.actions.map(({ name, use }) => [name, use])).toEqual([
    ['select', 'choose'],
    ['noMatch', 'none'],
    ['export', 'several'],
  ]);
  // Each key of the filter is one of the list.
  for (const { key, type: kind, choices } of producers.fields) {
    const value = kind === 'choice' ? choices[0]?.value : 'a';
    expect((await filter('producer', {}, `/Organization?${key}=${value}`)).status, key).toBe(200);
  }
  expect((await ask('producer', 102)).status).toBe(404);
  expect((await ask('nothing', 101)).status).toBe(404);
});

test('producers are the active agencies, by page, order, filter and context', async () => {
  const agencies = await listed('/Organization?organizationType=1&status=1');
  const mgaAgencies = await listed('/Organization?organizationType=4&status=1');
  const first = await page('producer');
  expect(first.count).toBe(agencies.totalRecords + mgaAgencies.totalRecords);
  expect(first.items).toHaveLength(25);
  const names = first.items.map(({ name }) => String(name));
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  const down = await page('producer', { sortDirection: 'desc', startIndex: 1, maxResults: 2 });
  expect(down.items).toHaveLength(2);
  const found = await page('producer', {}, '/Organization?name=Halvorsen%20Insurance%20Group,%20Iowa');
  expect(found.items).toMatchObject([
    {
      id: 'org-6',
      code: 'IA-0117-2',
      state: 'IA',
      parentName: 'Halvorsen Insurance Group',
      status: 'Active',
    },
  ]);
  const ofParent = await page('producer', { context: { parentId: 'org-5', formId: 'one' } });
  expect(ofParent.items.map(({ id }) => id)).toContain('org-6');
  expect(ofParent.count).toBeLessThan(first.count);
  const named = '/Organization?name.eq=Front%20Range%20Brokerage';
  expect((await page('producer', {}, named)).count).toBe(0);
  expect((await page('producer', { context: { includeInactive: true } }, named)).count).toBe(1);
  expect((await page('producer', {}, `${named}&status=0`)).items).toMatchObject([{ status: 'Inactive' }]);
  expect((await page('carrier', {}, '/Organization?status=2')).count).toBe(0);
  const selected = await page('producer', { context: { selectedIds: ['org-8', 'org-1', 'none', 'org-6'] } });
  expect(selected.selectedItems.map(({ id }) => id)).toEqual(['org-8', 'org-6']);
  expect((await filter('nothing')).status).toBe(404);
  expect((await filter('producer', {}, '/Organization?colour=red')).problem(400).parameter).toBe('filterUri');
});

test('a choice is answered as it is now, and not when it has changed', async () => {
  const two = (await act('producer', 'select', chosen(2, ['org-6', 'org-5']))).body(200);
  expect(two).toMatchObject({ name: 'select', count: 2, items: [{ id: 'org-6' }, { id: 'org-5' }] });
  // What was answered can be sent back.
  const again = await act('producer', 'select', { name: 'select', count: 2, items: two.items });
  expect(again.body(200)).toEqual(two);
  for (const refused of [
    chosen(2, ['org-5']),
    chosen(2, ['org-5', 'none']),
    chosen(1, ['org-1']),
    chosen(1, ['org-5', 'org-5', 'org-6']),
  ])
    expect((await act('producer', 'select', refused)).problem(409).type).toBe('/problems/choice-changed');
  expect((await act('producer', 'noMatch', { name: 'noMatch', count: 0, items: [] })).body(200)).toEqual({
    ...{ name: 'noMatch', count: 0, items: [] },
  });
  expect((await act('producer', 'select', { name: 'noMatch', count: 0, items: [] })).status).toBe(422);
  expect((await act('producer', 'dance', { name: 'dance', count: 0, items: [] })).status).toBe(404);
  expect((await act('nothing', 'select', chosen(0, []))).status).toBe(404);
});

test('all on a filter are chosen, but for those that are left out', async () => {
  const filterUri = '/Organization?parentId=org-1';
  const { count, items } = await page('organization', { maxResults: 500 }, filterUri);
  const [without] = items.map(({ id }) => id);
  const more = { filterUri, excludedIds: [without] };
  const answer = (await act('organization', 'select', chosen(count - 1, [], more))).body(200);
  expect(answer.items.map(({ id }) => id)).toEqual(items.slice(1).map(({ id }) => id));
  const changed = await act('organization', 'select', chosen(count, [], more));
  expect(changed.problem(409).detail).toContain(`${count - 1} of them`);
});

test('what is chosen can be exported, which is in the detailed history', async () => {
  const { items } = await page('producer', {}, '/Organization?name.eq=Halvorsen%20Insurance%20Group');
  const [{ id } = { id: '' }] = items;
  const body = { ...chosen(1, [id]), name: 'export' };
  const answer = (await act('producer', 'export', body)).body(200);
  expect(answer.file?.fileName).toMatch(/^Producers_\d{8}_\d{6}\.csv$/);
  const [head, line] = answer.file?.content.split('\r\n') ?? [];
  expect(head).toBe('\uFEFFName,Code,City,State,Parent,Status');
  expect(line).toMatch(/^Halvorsen Insurance Group,IA-0117,/);
  expect((await act('producer', 'select', chosen(1, [id]))).body(200).file).toBeUndefined();
  const { records } = (await server.admin.call('listConfigurationLogs', { query: {} })).body(200);
  expect(records[0]?.message).toBe("The organization 'Halvorsen Insurance Group' was exported.");
});
