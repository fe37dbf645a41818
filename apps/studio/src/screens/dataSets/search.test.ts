import { expect, it, vi } from 'vitest';
import { earlyList } from '../../kernel/list/earlyList.ts';
import { queryDefinition } from '../../kernel/list/ListDefinition.ts';
import { paletteSearch } from '../../kernel/list/paletteSearch.ts';
import { parseQuery } from '../../kernel/list/query.ts';
import { dataSetList } from './list.tsx';
import { dataSetSearch } from './search.ts';

it('keeps a name with reserved characters whole in the filter', async () => {
  const load = vi.fn(async () => ({ records: ['A'], totalRecords: 3 }));
  const { find } = paletteSearch<string>({
    list: earlyList({
      kind: '/Rule',
      searchKey: 'name',
      defaultSort: { key: 'name', direction: 'asc' },
      load,
    }),
    label: 'Rules',
    all: () => 'All',
    toObject: (name) => ({ id: name, label: name, hint: '', path: `/rules/${name}` }),
    listPath: (search) => `/rules?${search}`,
  });
  const found = await find('A&B = 50% + x', 5, new AbortController().signal);
  expect(found).toEqual({ objects: [{ id: 'A', label: 'A', hint: '', path: '/rules/A' }], total: 3 });
  const request = { search: 'A&B = 50% + x', numberOfRows: 5, startIndex: 0, sortBy: 'name' };
  const filterUri = `/Rule?${new URLSearchParams({ name: 'A&B = 50% + x' })}`;
  expect(load).toHaveBeenCalledWith(expect.objectContaining({ ...request, filterUri }), expect.anything());
});

it('opens the browser with the text in its search box', () => {
  const address = new URL(dataSetSearch.all('A&B', 3).path, 'https://studio.invalid');
  expect(address.pathname).toBe('/config/dataSet/browser');
  expect(parseQuery(queryDefinition(dataSetList()), address.searchParams)).toMatchObject({
    search: 'A&B',
    page: 1,
  });
});
