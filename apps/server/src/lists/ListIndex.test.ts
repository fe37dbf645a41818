import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldForSearch } from '../foldText.ts';
import { ListIndex, type Removal, type SortColumns } from './ListIndex.ts';
import type { ListRow } from './ListRow.ts';
import type { RowFilter } from './RowFilter.ts';
import { byName, type SortDirection } from './rowOrder.ts';

const columns: SortColumns = {
  name: byName,
  type: ({ summary }) => Number(summary['type']),
  description: ({ summary }) => String(summary['description']),
  author: ({ authorName }) => authorName,
  time: ({ time }) => time,
};
const collator = new Intl.Collator('en');
const authorNames: Record<string, string> = { a: 'Zoe', b: 'Ann', c: 'Max' };

interface RowDraft {
  id: string;
  name: string;
  type: number;
  time: number;
  authorId?: string;
}

/** A name that collates as another one does, and one of three bytes a letter. */
const letters = fc.string({
  unit: fc.constantFrom('a', 'B', 'ä', 'z', ' ', '1', 'ﾀ', '\u0001'),
  maxLength: 4,
});
const id = fc
  .integer({ min: 0, max: 40 })
  .map((number) => (number % 2 === 0 ? `0${number}`.slice(-2) : `${number}`));

const draft: fc.Arbitrary<RowDraft> = fc.record({
  id,
  name: letters,
  type: fc.integer({ min: 0, max: 3 }),
  time: fc.constantFrom(-1.5, 0, 1, 300, 70_000, 5_000_000_000),
  authorId: fc.constantFrom('a', 'b', 'c'),
});

interface Changes {
  drafts: RowDraft[];
  /** Of ids that come in the same changes, too: before that, and after. */
  removals: { id: string; isLast: boolean }[];
  renamed: string | null;
}

const changes: fc.Arbitrary<Changes> = fc.record({
  drafts: fc.array(draft, { maxLength: 25 }),
  removals: fc.array(fc.record({ id, isLast: fc.boolean() }), { maxLength: 6 }),
  renamed: fc.option(fc.constantFrom('Ann', 'Zoe', 'Bob'), { freq: 5 }),
});

const query = fc.record({
  sortBy: fc.constantFrom('name', 'type', 'description', 'author', 'time'),
  direction: fc.constantFrom<SortDirection>('asc', 'desc'),
  search: fc.constantFrom(null, '', 'a', 'b', '1', 'a\n', 'ä', 'aa', 'zz', 'ﾀ', '\u0001'),
  isEven: fc.boolean(),
  ids: fc.option(fc.uniqueArray(id), { freq: 4 }),
  numberOfRows: fc.integer({ min: 1, max: 7 }),
});

function toRow({ id, name, type, time, authorId = 'a' }: RowDraft, revision: number): ListRow {
  const description = `${name.toLowerCase()} ${type}`;
  return {
    id,
    name,
    searchText: foldForSearch(name),
    version: 1,
    revision,
    authorId,
    authorName: authorNames[authorId] ?? '',
    time,
    summary: type === 3 ? { type, description, only: [name] } : { type, description },
  };
}

/** The same list, made the plain way. */
function naive(all: readonly ListRow[], sortBy: string, direction: SortDirection): ListRow[] {
  const value = columns[sortBy] ?? (() => 0);
  const sign = direction === 'asc' ? 1 : -1;
  const compare = (left: string | number, right: string | number) =>
    typeof left === 'number' ? left - Number(right) : collator.compare(left, String(right));
  return all.toSorted(
    (left, right) =>
      sign * compare(value(left, new Map()), value(right, new Map())) ||
      collator.compare(left.name, right.name) ||
      (left.name < right.name ? -1 : Number(left.name > right.name)) ||
      (left.id < right.id ? -1 : 1),
  );
}

function filterOf(search: string | null, isEven: boolean, ids: string[] | null): RowFilter | null {
  if (search === null && !isEven && ids === null) return null;
  return {
    key: JSON.stringify([search, isEven, ids]),
    search,
    matches: isEven ? ({ summary }) => Number(summary['type']) % 2 === 0 : null,
    ...(ids && { ids: new Set(ids) }),
  };
}

function keeps(filter: RowFilter | null, row: ListRow): boolean {
  if (filter === null) return true;
  const { search, matches, ids } = filter;
  return row.searchText.includes(search ?? '') && (matches?.(row) ?? true) && (ids?.has(row.id) ?? true);
}

/** A row stays when it is of a later revision than its removal. */
function changeNaively(all: Map<string, ListRow>, rows: readonly ListRow[], removals: readonly Removal[]) {
  for (const row of rows) all.set(row.id, row);
  for (const { id, revision } of removals) {
    if ((all.get(id)?.revision ?? revision) <= revision) all.delete(id);
  }
}

/** All rows, page by page. */
function paged(
  index: ListIndex,
  filter: RowFilter | null,
  order: { sortBy: string; direction: SortDirection },
  numberOfRows: number,
) {
  const rows: ListRow[] = [];
  for (let startIndex = 0; ; startIndex += numberOfRows) {
    const page = index.select({ filter, ...order }, { startIndex, numberOfRows });
    rows.push(...page.rows);
    if (page.rows.length === 0) return { rows, total: page.total };
  }
}

async function takeIn(index: ListIndex, rows: readonly ListRow[], removals: readonly Removal[] = []) {
  index.stage(rows);
  await index.commit(removals);
}

describe('ListIndex', () => {
  test('finds what sorting and filtering from scratch finds, whatever has changed', {
    timeout: 60_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(changes, query), { maxLength: 8 }), async (steps) => {
        const index = new ListIndex(columns);
        const all = new Map<string, ListRow>();
        const known = new Map(Object.entries(authorNames));
        for (const [step, [change, asked]] of steps.entries()) {
          const revision = 3 * step + 2;
          const rows = change.drafts.map((each) => toRow(each, revision));
          const removals = change.removals.map(({ id, isLast }) => ({
            id,
            revision: isLast ? revision + 1 : revision - 1,
          }));
          changeNaively(all, rows, removals);
          await takeIn(index, rows, removals);
          if (change.renamed !== null) known.set('b', change.renamed);
          await index.renameAuthors(known);
          const current = [...all.values()].map((row) => ({
            ...row,
            authorName: known.get(row.authorId) ?? '',
          }));
          const { sortBy, direction, search, isEven, ids, numberOfRows } = asked;
          const filter = filterOf(search, isEven, ids);
          const wanted = naive(current, sortBy, direction).filter((row) => keeps(filter, row));
          expect(index.select({ filter, sortBy, direction })).toEqual({ rows: wanted, total: wanted.length });
          expect(paged(index, filter, { sortBy, direction }, numberOfRows).rows).toEqual(wanted);
        }
      }),
      { numRuns: 150 },
    );
  });

  test('many rows, and then few and many changes of them, come in order', { timeout: 60_000 }, async () => {
    const index = new ListIndex(columns);
    const all = new Map<string, ListRow>();
    const change = async (count: number, first: number, revision: number, removals: Removal[] = []) => {
      const rows = Array.from({ length: count }, (_, number) => {
        const id = (first + number * 7).toString(16).padStart(32, '0');
        const name = `Set ${(number * 7919) % 6007} of ${revision}`;
        return toRow({ id, name, type: number % 4, time: number % 17, authorId: 'b' }, revision);
      });
      for (const row of rows) all.set(row.id, row);
      for (const { id } of removals) all.delete(id);
      await takeIn(index, rows, removals);
    };
    const idsOf = (rows: readonly ListRow[]) => rows.map(({ id }) => id);
    const check = () => {
      for (const sortBy of ['name', 'author', 'time']) {
        for (const direction of ['asc', 'desc'] as const) {
          const wanted = idsOf(naive([...all.values()], sortBy, direction));
          const { rows } = index.select({ filter: null, sortBy, direction });
          expect(idsOf(rows)).toEqual(wanted);
          const middle = { startIndex: 3000, numberOfRows: 25 };
          const page = index.select({ filter: null, sortBy, direction }, middle);
          expect(idsOf(page.rows)).toEqual(wanted.slice(3000, 3025));
        }
      }
      for (const search of ['set', '17', 'no', 'of 4']) {
        const filter = { key: search, search, matches: null };
        const wanted = [...all.values()].filter(({ searchText }) => searchText.includes(search));
        const { rows } = index.select({ filter, sortBy: 'time', direction: 'desc' });
        expect(idsOf(rows)).toEqual(idsOf(naive(wanted, 'time', 'desc')));
      }
    };
    await change(6007, 0, 1);
    check();
    await change(90, 21, 2);
    await change(400, 3, 3, [{ id: '0'.repeat(32), revision: 3 }]);
    await change(3000, 14, 4);
    check();
    for (let revision = 5; revision < 12; revision += 1) await change(300, revision, revision);
    check();
  });

  test('texts that are put between the same two again and again stay in order', async () => {
    const index = new ListIndex(columns);
    const row = (number: number) => toRow({ id: String(number), name: `Set ${number}`, type: 0, time: 0 }, 1);
    const rows = [row(10_000), row(99_999)];
    await takeIn(index, rows);
    for (let number = 10_001; number < 10_100; number += 1) {
      rows.push(row(number));
      await takeIn(index, [row(number)]);
    }
    const wanted = naive(rows, 'name', 'asc').map(({ name }) => name);
    expect(
      index.select({ filter: null, sortBy: 'name', direction: 'asc' }).rows.map(({ name }) => name),
    ).toEqual(wanted);
  });

  test('a column of which nearly every text is different is sorted like any other', {
    timeout: 60_000,
  }, async () => {
    const index = new ListIndex({ note: ({ summary }) => String(summary['note']), name: byName });
    const rows = Array.from({ length: 5000 }, (_, number) => {
      const row = toRow({ id: String(number), name: 'Same', type: 0, time: 0 }, 1);
      return { ...row, summary: { note: `Note ${(number * 7919) % 4999}` } };
    });
    await takeIn(index, rows);
    const late = {
      ...toRow({ id: 'late', name: 'Same', type: 0, time: 0 }, 2),
      summary: { note: 'Note 77' },
    };
    await takeIn(index, [late]);
    const wanted = [...rows, late].toSorted(
      (left, right) =>
        collator.compare(left.summary.note, right.summary.note) || (left.id < right.id ? -1 : 1),
    );
    expect(index.select({ filter: null, sortBy: 'note', direction: 'asc' }).rows).toEqual(wanted);
  });

  test('nothing is found that reaches from one text of a row into the next', async () => {
    const index = new ListIndex(columns);
    const row = toRow({ id: '1', name: 'Name', type: 0, time: 0 }, 1);
    await takeIn(index, [{ ...row, searchText: foldForSearch('Name', 'TITLE', 'message') }]);
    const count = (text: string) => {
      const search = foldForSearch(text);
      return index.select({
        filter: { key: search, search, matches: null },
        sortBy: 'name',
        direction: 'asc',
      }).total;
    };
    expect(['name', 'Title', 'MESSAGE'].map(count)).toEqual([1, 1, 1]);
    expect(['etitle', 'e\uffffTitle', 'name title', 'name\uffff\uffffTitle'].map(count)).toEqual([
      0, 0, 0, 0,
    ]);
  });

  test('a filter is not asked again until something changes', async () => {
    const index = new ListIndex(columns);
    await takeIn(index, [toRow({ id: '1', name: 'a', type: 0, time: 0 }, 1)]);
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
    await takeIn(index, [toRow({ id: '2', name: 'b', type: 0, time: 0 }, 2)]);
    expect(index.select(query).total).toBe(2);
    expect(calls).toBe(3);
  });
});
