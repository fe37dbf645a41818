import { expect, test, vi } from 'vitest';
import { earlyList } from './earlyList.ts';

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

function ruleList() {
  const load = vi.fn(async () => ({ records: ['first'], totalRecords: 1 }));
  const loadActions = vi.fn(async () => [{ name: 'Export', enabled: true }]);
  const list = earlyList<string>({
    kind: '/Rule',
    defaultSort: { key: 'name', direction: 'asc' },
    filterNames: ['set'],
    load,
    loadActions,
  });
  return { ...list, load, loadActions };
}

test('what an address shows is asked for once, early', async () => {
  const { ask, calls, load, loadActions } = ruleList();
  ask(new URLSearchParams('q=roof&set=12&sort=time&dir=desc&page=3&bulk=Export'));
  expect(load).toHaveBeenCalledWith(request, expect.any(AbortSignal));
  expect(await calls.load(request, signal)).toEqual({ records: ['first'], totalRecords: 1 });
  expect(await calls.loadActions?.(signal)).toEqual([{ name: 'Export', enabled: true }]);
  expect(load).toHaveBeenCalledOnce();
  expect(loadActions).toHaveBeenCalledOnce();
});

test('another question than the early one is asked', async () => {
  const { ask, calls, load } = ruleList();
  ask(new URLSearchParams());
  await calls.load(request, signal);
  expect(load).toHaveBeenCalledTimes(2);
  await calls.load(request, signal);
  expect(load).toHaveBeenCalledTimes(3);
});
