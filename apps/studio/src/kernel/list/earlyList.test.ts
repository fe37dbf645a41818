import type { SavedFilter } from '@studio/api';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listSavedFilters } from './advanced/listSavedFilters.ts';
import { earlyList } from './earlyList.ts';
import type { ListRequest } from './ListDefinition.ts';

vi.mock('./advanced/listSavedFilters.ts');

const { signal } = new AbortController();
const request = {
  search: 'roof',
  filters: { set: '12' },
  filterUri: '/Rule?search=roof&set=12',
  startIndex: 50,
  numberOfRows: 25,
  sortBy: 'time',
  sortDirection: 'desc' as const,
};

function ruleList(own: { readonly hasAdvancedFilter?: boolean } = {}) {
  const load = vi.fn(async (_: ListRequest) => ({ records: ['first'], totalRecords: 1 }));
  const loadActions = vi.fn(async () => [{ name: 'Export', enabled: true, notes: '' }]);
  const list = earlyList<string>({
    kind: '/Rule',
    defaultSort: { key: 'name', direction: 'asc' },
    earlyFilters: { set: {}, days: { type: 'days', uriKey: 'timeLastModified' } },
    load,
    loadActions,
    ...own,
  });
  return { ...list, load, loadActions };
}

test('what an address shows is requested once, early', async () => {
  const { ask, calls, load, loadActions } = ruleList();
  ask(new URLSearchParams('q=roof&set=12&sort=time&dir=desc&page=3&bulk=Export'));
  expect(load).toHaveBeenCalledWith(request, expect.any(AbortSignal));
  expect(await calls.load(request, signal)).toEqual({ records: ['first'], totalRecords: 1 });
  expect(await calls.loadActions?.(signal)).toEqual([{ name: 'Export', enabled: true, notes: '' }]);
  expect(load).toHaveBeenCalledOnce();
  expect(loadActions).toHaveBeenCalledOnce();
});

test('parameters that are no filters of the list are not requested', () => {
  const { ask, load } = ruleList();
  ask(new URLSearchParams('search=roof&set=12&other=1'));
  expect(load.mock.calls.map(([{ filterUri }]) => filterUri)).toEqual(['/Rule?set=12']);
});

test('a filter of days asks by its own key', () => {
  const { ask, load } = ruleList();
  ask(new URLSearchParams('days=2026-11-01..'));
  expect(load.mock.calls[0]?.[0].filterUri).toMatch(/^\/Rule\?timeLastModified\.gte=\d+$/);
});

test('another question than the early one is asked', async () => {
  const { ask, calls, load } = ruleList();
  ask(new URLSearchParams());
  await calls.load(request, signal);
  expect(load).toHaveBeenCalledTimes(2);
  await calls.load(request, signal);
  expect(load).toHaveBeenCalledTimes(3);
});

describe('a list with an advanced filter', () => {
  const drafts = { id: '1', name: 'Drafts', filterUri: '/Rule?enabled.eq=false' };
  let kept: readonly SavedFilter[] | null = [];
  const askedUris = (list: ReturnType<typeof ruleList>) =>
    list.load.mock.calls.map(([{ filterUri }]) => filterUri);

  beforeEach(() => {
    vi.mocked(listSavedFilters).mockImplementation(async () => {
      if (kept === null) throw new Error('The server has failed.');
      return kept;
    });
  });

  test('requests the first saved filter where the address has none', async () => {
    kept = [drafts, { ...drafts, id: '2', filterUri: '/Rule?name.eq=a' }];
    const list = ruleList({ hasAdvancedFilter: true });
    list.ask(new URLSearchParams('sort=time'));
    expect(askedUris(list)).toEqual([]);
    expect(await list.calls.loadSavedFilters?.(signal)).toEqual(kept);
    expect(askedUris(list)).toEqual(['/Rule?enabled.eq=false']);
  });

  test('requests everything where no filter is saved', async () => {
    kept = [];
    const list = ruleList({ hasAdvancedFilter: true });
    list.ask(new URLSearchParams());
    await list.calls.loadSavedFilters?.(signal);
    expect(askedUris(list)).toEqual(['/Rule']);
  });

  test.each([
    ['filter=', '/Rule'],
    ['filter=name.eq%3Da', '/Rule?name.eq=a'],
    ['q=a', '/Rule?search=a'],
    ['page=2', '/Rule'],
  ])('does not wait for saved filters where the address says %s', (address, uri) => {
    kept = [drafts];
    const list = ruleList({ hasAdvancedFilter: true });
    list.ask(new URLSearchParams(address));
    expect(askedUris(list)).toEqual([uri]);
  });

  test('leaves it to the screen where the saved filters cannot be had', async () => {
    kept = null;
    const list = ruleList({ hasAdvancedFilter: true });
    list.ask(new URLSearchParams());
    await expect(list.calls.loadSavedFilters?.(signal)).rejects.toThrow();
    expect(askedUris(list)).toEqual([]);
  });
});
