import { describe, expect, test } from 'vitest';
import { foldForSearch } from '../foldText.ts';
import { dataSetFilters } from '../kinds/dataSet/dataSetFilters.ts';
import type { ListRow } from './ListRow.ts';
import { readFilter } from './readFilter.ts';

const fields = dataSetFilters(async (product) => ({
  ids: new Set(product === 'Surety' ? ['1'] : []),
  key: product,
}));

function row(id: string, name: string, type: number): ListRow {
  const searchText = foldForSearch(name);
  return {
    id,
    name,
    searchText,
    version: 1,
    revision: 1,
    authorId: 'a',
    authorName: 'A',
    time: 0,
    summary: { type },
  };
}

const rows = [row('1', 'US States', 0), row('2', 'Filing State', 2), row('3', 'Ünïon', 1)];

async function kept(query: string): Promise<string[]> {
  const filter = await readFilter(`/DataSet${query}`, '/DataSet', fields);
  return rows
    .filter(({ searchText }) => searchText.includes(filter?.search ?? ''))
    .filter((candidate) => filter?.matches?.(candidate) ?? true)
    .filter(({ id }) => filter?.ids?.has(id) ?? true)
    .map(({ id }) => id);
}

describe('the filter of data sets', () => {
  test.each([
    ['', ['1', '2', '3']],
    ['?name=STATE', ['1', '2']],
    ['?name.contains=u%CC%88N', ['3']],
    ['?name.eq=US+States', ['1']],
    ['?name.eq=us+states', []],
    ['?type=2', ['2']],
    ['?type.in=0,1', ['1', '3']],
    ['?name=state&type=0', ['1']],
    ['?product=Surety', ['1']],
    ['?product=Nothing', []],
  ])('%s', async (query, ids) => {
    expect(await kept(query)).toEqual(ids);
  });

  test.each([
    '?colour=red',
    '?name.gt=a',
    '?type=x',
    '?type=4',
    '?type.in=0,,1',
    '?toString=a',
    '?name.toString=a',
  ])('%s is refused', async (query) => {
    await expect(kept(query)).rejects.toMatchObject({ parameter: 'filterUri' });
  });
});
