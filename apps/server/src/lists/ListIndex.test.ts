import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ListIndex, type RowChanges, type SortColumns } from './ListIndex.ts';
import { foldForSearch, type ListRow } from './ListRow.ts';

const columns: SortColumns = {
  name: ({ name }) => name,
  type: ({ summary }) => Number(summary['type']),
  time: ({ time }) => time,
};
const collator = new Intl.Collator('en');

const rows = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 0, max: 40 }).map(String),
    name: fc.string({ unit: fc.constantFrom('a', 'B', 'ä', 'z', ' ', '1'), maxLength: 4 }),
    type: fc.integer({ min: 0, max: 3 }),
    time: fc.integer({ min: 0, max: 5 }),
  }),
  { selector: ({ id }) => id, maxLength: 25 },
);

const change: fc.Arbitrary<RowChanges> = fc
  .record({ rows, removed: fc.array(fc.integer({ min: 0, max: 40 }).map(String), { maxLength: 6 }) })
  .map(({ rows: drafts, removed }) => {
    const changed = drafts.map(toRow);
    const kept = new Set(changed.map(({ id }) => id));
    return { rows: changed, removedIds: removed.filter((id) => !kept.has(id)) };
  });

function toRow({ id, name, type, time }: { id: string; name: string; type: number; time: number }): ListRow {
  const searchText = foldForSearch(name);
  return {
    id,
    name,
    searchText,
    version: 1,
    revision: 1,
    authorId: '',
    authorName: '',
    time,
    summary: { type },
  };
}

/** The same list, made the plain way. */
function naive(all: readonly ListRow[], sortBy: string, direction: 'asc' | 'desc', search: string): string[] {
  const value = columns[sortBy] ?? (() => 0);
  const sign = direction === 'asc' ? 1 : -1;
  const compare = (left: string | number, right: string | number) =>
    typeof left === 'number' ? left - Number(right) : collator.compare(left, String(right));
  return all
    .filter(({ name }) => name.toLowerCase().includes(search))
    .toSorted(
      (left, right) =>
        sign * compare(value(left), value(right)) ||
        collator.compare(left.name, right.name) ||
        (left.name < right.name ? -1 : Number(left.name > right.name)) ||
        (left.id < right.id ? -1 : 1),
    )
    .map(({ id }) => id);
}

describe('ListIndex', () => {
  test('finds what sorting and filtering from scratch finds, whatever has changed', async () => {
    const query = fc.record({
      sortBy: fc.constantFrom('name', 'type', 'time'),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
      search: fc.constantFrom('', 'a', 'b', '1', 'a\n', 'ä'),
      onlyEven: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(change, query), { maxLength: 8 }), async (steps) => {
        const index = new ListIndex(columns);
        const all = new Map<string, ListRow>();
        for (const [changes, { sortBy, direction, search, onlyEven }] of steps) {
          await index.apply(changes);
          for (const id of changes.removedIds) all.delete(id);
          for (const row of changes.rows) all.set(row.id, row);
          await index.prepare(sortBy);
          const matches = onlyEven ? ({ time }: ListRow) => time % 2 === 0 : null;
          const filter = { key: `${search} ${onlyEven}`, search: search === '' ? null : search, matches };
          const found = index.select({ filter, sortBy, direction }).map(({ id }) => id);
          const candidates = [...all.values()].filter((row) => matches?.(row) ?? true);
          expect(found).toEqual(naive(candidates, sortBy, direction, search));
        }
      }),
    );
  });

  test('many changes at once are taken in like few', async () => {
    const index = new ListIndex(columns);
    await index.prepare('time');
    const many = Array.from({ length: 3000 }, (_, number) =>
      toRow({
        id: String(number),
        name: `Set ${(number * 7919) % 3000}`,
        type: number % 4,
        time: number % 17,
      }),
    );
    await index.apply({ removedIds: [], rows: many });
    await index.prepare('time');
    const searched = (search: string) =>
      index.select({ filter: { key: search, search, matches: null }, sortBy: 'time', direction: 'desc' });
    for (const search of ['', 'set', '7', '17', '1717', 'no']) {
      expect(searched(search).map(({ id }) => id)).toEqual(naive(many, 'time', 'desc', search));
    }
  });

  test('a filter is not asked again until something changes', async () => {
    const index = new ListIndex(columns);
    await index.apply({ removedIds: [], rows: [toRow({ id: '1', name: 'a', type: 0, time: 0 })] });
    await index.prepare('name');
    let calls = 0;
    const matches = () => {
      calls += 1;
      return true;
    };
    const query = {
      filter: { key: 'counted', search: null, matches },
      sortBy: 'name',
      direction: 'asc',
    } as const;
    index.select(query);
    index.select(query);
    expect(calls).toBe(1);
    await index.apply({ removedIds: [], rows: [toRow({ id: '2', name: 'b', type: 0, time: 0 })] });
    expect(index.select(query)).toHaveLength(2);
    expect(calls).toBe(3);
  });
});
