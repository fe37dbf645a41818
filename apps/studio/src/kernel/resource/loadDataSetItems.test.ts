import { expect, test } from 'vitest';
import { loadPages } from './loadDataSetItems.ts';

/** A list of numbers that is loaded page by page. */
function setUp(total: number) {
  const asked: number[] = [];
  const all = Array.from({ length: total }, (_, index) => index);
  const loadPage = async ({ startIndex, numberOfRows }: { startIndex: number; numberOfRows: number }) => {
    asked.push(startIndex);
    return { records: all.slice(startIndex, startIndex + numberOfRows), totalRecords: total };
  };
  return { asked, all, load: () => loadPages(loadPage, String) };
}

test.each([0, 1, 500])('%i items are one page', async (total) => {
  const { asked, all, load } = setUp(total);
  expect(await load()).toEqual({ items: all, total });
  expect(asked).toEqual([0]);
});

test('more than one page are all loaded, in their order', async () => {
  const { asked, all, load } = setUp(1_201);
  expect(await load()).toEqual({ items: all, total: 1_201 });
  expect(asked).toEqual([0, 500, 1_000]);
});

test('of more than 5,000 the first ones come, and how many there are', async () => {
  const { asked, all, load } = setUp(7_213);
  expect(await load()).toEqual({ items: all.slice(0, 5_000), total: 7_213 });
  expect(asked).toHaveLength(10);
});

test('an item that moved to the next page meanwhile comes once', async () => {
  const pages = [
    ['a', 'b'],
    ['b', 'c'],
  ];
  const loadPage = async () => ({ records: pages.shift() ?? [], totalRecords: 501 });
  expect((await loadPages(loadPage, String)).items).toEqual(['a', 'b', 'c']);
});
