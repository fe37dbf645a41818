import { expect, it } from 'vitest';
import { earlyList } from './earlyList.ts';
import { paletteSearch } from './paletteSearch.ts';

interface Row {
  readonly name: string;
  readonly foundIn?: string;
}

/** Rows by name, of which a search looks into a text, too. */
function searchOf(rows: readonly (Row & { readonly text: string })[]) {
  return paletteSearch<Row>({
    list: earlyList<Row>({
      kind: '/Rule',
      defaultSort: { key: 'name', direction: 'asc' },
      load: async ({ filterUri, numberOfRows }) => {
        const params = new URLSearchParams(filterUri.slice(filterUri.indexOf('?')));
        const wanted = params.get('name') ?? params.get('search') ?? '';
        const found = rows.filter(
          ({ name, text }) => name.includes(wanted) || (params.has('search') && text.includes(wanted)),
        );
        const records = found.slice(0, numberOfRows).map(({ name }) => ({
          name,
          ...(!name.includes(wanted) && { foundIn: 'text' }),
        }));
        return { records, totalRecords: found.length };
      },
    }),
    label: 'Rules',
    all: () => 'All',
    toObject: ({ name, foundIn }) => ({ id: name, label: name, hint: '', foundIn, path: `/rules/${name}` }),
    listPath: (search) => `/rules?${search}`,
    nameKey: 'name',
  });
}

const rows = [
  { name: 'hail', text: 'of roof' },
  { name: 'ice', text: 'on the roof' },
  { name: 'roof', text: 'old' },
  { name: 'roof, flat', text: 'roof' },
  { name: 'wind', text: 'under the roof' },
];

it('offers what has the text in its name first, then what has it elsewhere, each once, and counts all', async () => {
  const { signal } = new AbortController();
  const { objects, total } = await searchOf(rows).find('roof', 4, signal);
  expect(objects.map(({ id, foundIn }) => [id, foundIn])).toEqual([
    ['roof', undefined],
    ['roof, flat', undefined],
    ['hail', 'text'],
    ['ice', 'text'],
  ]);
  expect(total).toBe(5);
  expect((await searchOf(rows).find('roof', 1, signal)).objects.map(({ id }) => id)).toEqual(['roof']);
});
