import { beforeAll, describe, expect, test } from 'vitest';
import { userTypes } from '../../apps/server/src/access/userTypes.ts';
import { fault } from '../../apps/server/src/fault.ts';
import type { KindModule } from '../../apps/server/src/kinds/KindModule.ts';
import { kindNames } from '../../apps/server/src/kinds/kindNames.ts';
import { registry } from '../../apps/server/src/kinds/registry.ts';
import { singletonName } from '../../apps/server/src/kinds/SingletonRules.ts';
import type { KindCase } from '../../apps/server/src/kinds/testing/KindCase.ts';
import { kindCases } from '../../apps/server/src/kinds/testing/kindCases.ts';
import type { RelatedNames } from '../../apps/server/src/lists/ListIndex.ts';
import type { ListRow } from '../../apps/server/src/lists/ListRow.ts';
import type { RowFilter } from '../../apps/server/src/lists/RowFilter.ts';
import { readFilter } from '../../apps/server/src/lists/readFilter.ts';
import { type Contents, MemoryStore } from '../../apps/server/src/restore/testing/MemoryStore.ts';
import type { JsonObject } from '../../apps/server/src/store/JsonObject.ts';
import type { Kind } from '../../apps/server/src/store/Kind.ts';
import { referrersOf } from '../../apps/server/src/store/references.ts';
import { useStore } from '../support/contract/OwnStore.ts';

/** What holds for all documents of a kind, and for those of all kinds: their lists, and their way out and back. */
const own = useStore();

const collator = new Intl.Collator('en');
const directions = ['asc', 'desc'] as const;

function caseOf(name: string): KindCase {
  return kindCases[name] ?? fault(`The kind ${name} has no case in kinds/testing/kindCases.ts.`);
}

/** The kinds of which people make documents. */
const many = registry.modules.filter(({ kind }) => !kind.isSingleton && !kind.hasFixedDocuments);

describe.each(many.map((module) => [module.kind.name, module] as const))('%s', (name, module) => {
  const { kind, columns, ownerUri } = module;
  const { filters, nameProperty, doc, changed } = caseOf(name);
  const filtersOf = () => module.filters?.({ queries: own.queries }) ?? {};
  const filterOf = (uri: string) => readFilter(uri, ownerUri, filtersOf());
  const select = async (filter: RowFilter | null, sortBy = 'name', direction: 'asc' | 'desc' = 'asc') => [
    ...(await own.listOf(name).select({ filter, sortBy, direction })).rows,
  ];

  /** The list in an order, put together from pages. */
  const inPages = async (filter: RowFilter | null, sortBy: string, direction: 'asc' | 'desc') => {
    const { total } = await own.listOf(name).select({ filter, sortBy, direction });
    const numberOfRows = Math.max(1, Math.ceil(total / 3));
    const rows: ListRow[] = [];
    for (let startIndex = 0; startIndex < total; startIndex += numberOfRows) {
      const page = await own.listOf(name).select({ filter, sortBy, direction }, { startIndex, numberOfRows });
      expect(page.total).toBe(total);
      rows.push(...page.rows);
    }
    return rows;
  };

  /** That every order is that of the values of its column, and comes in pages that tile. */
  const expectOrders = async (kept: readonly (RowFilter | null)[]) => {
    const related = (await module.related?.load(own.queries)) ?? new Map<string, string>();
    for (const filter of kept) {
      const some = await select(filter);
      for (const sortBy of Object.keys(columns)) {
        for (const direction of directions) {
          const pages = await inPages(filter, sortBy, direction);
          expect(namesOf(pages), `${filter?.key} ${sortBy} ${direction}`).toEqual(
            namesOf(some.toSorted(compareRows(module, { sortBy, direction, related }))),
          );
        }
      }
    }
  };

  test('every order of the list is right, whole and filtered', async () => {
    expect(await select(null)).toHaveLength((await own.allOf(name)).length);
    await expectOrders([
      null,
      ...(await Promise.all(Object.keys(filters).map((term) => filterOf(uriOf([term]))))),
    ]);
  });

  test('every order stays right when objects come, change and go', async () => {
    const write = { authorId: 'author', matches: () => true };
    await expectOrders([null]);
    const names = ['zz suite', 'Zz suite', 'Áz suite', 'az suite', '10 suite', '9 suite'];
    for (const each of names) await own.documents.create(kind, doc(each), write);
    await expectOrders([null]);
    for (const each of names.slice(1, 4)) {
      await own.documents.update(kind, each, { ...write, change: changed });
    }
    await expectOrders([null]);
    for (const each of names) await own.documents.remove(kind, each, { ...write, isForced: false });
    await expectOrders([null]);
  });

  const uriOf = (terms: readonly string[]) =>
    `${ownerUri}?${terms.map((term) => `${term}=${encodeURIComponent(filters[term]?.value ?? '')}`).join('&')}`;

  test('the suite has a case for every key of its filters, with every operator', () => {
    const terms = Object.entries(filtersOf()).flatMap(([key, operators]) =>
      Object.keys(operators).map((operator) => (operator === '' ? key : `${key}.${operator}`)),
    );
    expect(Object.keys(filters).toSorted()).toEqual(terms.toSorted());
  });

  test('each filter, and any two, keep what they say', async () => {
    const docs = await own.savedOf(name);
    const others = new Map<string, Awaited<ReturnType<typeof own.allOf>>>();
    for (const other of [kindNames.formTemplate, kindNames.organization])
      others.set(other, await own.allOf(other));
    const documentsOf = (other: string) => others.get(other) ?? fault('not read');
    const terms = Object.keys(filters);
    const pairs = terms.flatMap((one, index) => terms.slice(index + 1).map((two) => [one, two]));
    for (const some of [...terms.map((term) => [term]), ...pairs]) {
      const expected = docs.filter(({ doc: each, savedBy, time }) =>
        some.every((term) => filters[term]?.holds(each, documentsOf, savedBy, time)),
      );
      const found = await select(await filterOf(uriOf(some)));
      expect(namesOf(found).toSorted(), some.join(' ')).toEqual(
        expected.map(({ doc: each }) => String(each[nameProperty])).toSorted(),
      );
      if (some.length > 1) continue;
      expect(found.length, some.join(' ')).toBeGreaterThan(0);
      expect(found.length, some.join(' ')).toBeLessThan(docs.length);
    }
  });

  test('the list follows every write', async () => {
    const write = { authorId: 'author', matches: () => true };
    const row = async () => (await select(null)).find((each) => each.name.startsWith('Suite listed'));
    expect(await row()).toBeUndefined();
    const made = await own.documents.create(kind, doc('Suite listed'), write);
    expect(await row()).toMatchObject({ id: made.id, name: 'Suite listed', version: 1 });
    const saved = await own.documents.update(kind, 'Suite listed', { ...write, change: changed });
    const { version, revision, authorId, authorName, time } = saved;
    expect(await row()).toMatchObject({ version, revision, authorId, authorName, time });
    expect((await row())?.summary).toMatchObject(kind.summarise(saved.doc));
    const rename = (given: JsonObject) => ({ ...given, [nameProperty]: 'Suite listed now' });
    await own.documents.update(kind, 'Suite listed', { ...write, change: rename });
    expect(await row()).toMatchObject({ id: made.id, name: 'Suite listed now', version: 3 });
    await own.documents.remove(kind, 'Suite listed now', { ...write, isForced: false });
    expect(await row()).toBeUndefined();
  });
});

function namesOf(rows: readonly ListRow[]): string[] {
  return rows.map(({ name }) => name);
}

/** By the values of a column; those with equal ones by name, upwards in both directions. */
function compareRows(
  { columns }: KindModule,
  { sortBy, direction, related }: { sortBy: string; direction: 'asc' | 'desc'; related: RelatedNames },
) {
  const readValue = columns[sortBy] ?? fault(`There is no column ${sortBy}.`);
  const sign = direction === 'asc' ? 1 : -1;
  return (left: ListRow, right: ListRow): number => {
    const [one, two] = [readValue(left, related), readValue(right, related)];
    const order = typeof one === 'number' ? one - Number(two) : collator.compare(one, String(two));
    return sign * order || collator.compare(left.name, right.name) || (left.name < right.name ? -1 : 1);
  };
}

describe('a backup of all kinds together', () => {
  const hostile = '\u0000\uD83D\r\n\u0001 \\u0000 ]]>';
  const odd = `<b>&amp;</b> "'\\ e\u0301 \u2028 שלום 👩‍👩‍👧‍👦 <!-- -->`;
  let store: MemoryStore;
  let contents: Contents;

  beforeAll(async () => {
    store = MemoryStore.of(own.database);
    contents = documentsOfEveryKind();
    await store.clear();
    await store.fill(contents);
  });

  test('inserted into an empty store, makes the same store', async () => {
    const before = await store.contents();
    for (const [name, docs] of Object.entries(contents)) expect(before[name]).toHaveLength(docs.length);
    const file = await store.backup();
    await store.clear();
    expect(await store.contents()).toEqual({});
    const report = await store.restore(file, 'CLEAN_INSERT');
    expect(report.refusals).toEqual([]);
    const added = report.sections.map((section) => [section.name, section.added]);
    expect(added).toEqual([
      ...registry.modules.map(({ kind, section }) => [section.name, contents[kind.name]?.length]),
      ['Form Template Sets', 0],
      ['Rule Deployments', 0],
    ]);
    expect(await store.contents()).toEqual(before);
  });

  test('brings back who refers to what', async () => {
    for (const { kind } of registry.modules.filter(({ kind: each }) => !each.hasFixedDocuments)) {
      const { referrers, singletons = {} } = caseOf(kind.name);
      const found = await referrersOf(own.queries, kind.name, 'Trip target');
      expect(found.map(({ fromKind, fromName }) => [fromKind, fromName]).toSorted()).toEqual(
        [
          ...referrers.map((referrer, index) => [referrer.kind, `Trip referrer ${index} to ${kind.name}`]),
          ...Object.keys(singletons).map((name) => [name, singletonName]),
        ].toSorted(),
      );
    }
  });

  test('changes nothing where everything is there', async () => {
    const before = await store.rows();
    for (const operation of ['REFRESH', 'INSERT', 'CLEAN_INSERT'] as const) {
      const report = await store.restore(await store.backup(), operation);
      expect(report.refusals).toEqual([]);
      const counts = report.sections.map(({ added, updated, removed }) => added + updated + removed);
      expect(new Set(counts)).toEqual(new Set([0]));
    }
    expect(await store.rows()).toEqual(before);
  });

  test('has awkward text of every kind', () => {
    for (const { kind } of many) {
      expect(JSON.stringify(contents[kind.name])).toContain('👩‍👩‍👧‍👦');
    }
  });

  /** Of each kind the case, changed, awkward, needed and as a target, and what refers to that. */
  function documentsOfEveryKind(): Contents {
    const all = new Map<string, JsonObject[]>(registry.modules.map(({ kind }) => [kind.name, []]));
    for (const { kind } of registry.modules.filter(({ kind }) => kind.isSingleton)) {
      const referring = registry.modules.flatMap(
        ({ kind: target }) => caseOf(target.name).singletons?.[kind.name] ?? [],
      );
      all
        .get(kind.name)
        ?.push(referring[0]?.('Trip target') ?? caseOf(kind.name).changed(caseOf(kind.name).doc('')));
    }
    for (const { kind } of registry.modules.filter(({ kind: each }) => each.hasFixedDocuments)) {
      const { doc, referrers } = caseOf(kind.name);
      all.get(kind.name)?.push(...userTypes.map((userType) => doc(`${userType}`)));
      for (const referrer of referrers)
        all.get(referrer.kind)?.push(referrer.doc(`Trip of ${kind.name}`, '4'));
    }
    for (const { kind } of many) {
      const { doc, changed, needed, referrers } = caseOf(kind.name);
      all
        .get(kind.name)
        ?.push(
          ...[doc('Trip target'), doc('Trip plain'), changed(doc('Trip changed'))],
          ...[awkward(kind, doc('Trip awkward'))],
          ...(needed ? [needed(doc('Trip needed'))] : []),
        );
      for (const [index, referrer] of referrers.entries()) {
        const name = `Trip referrer ${index} to ${kind.name}`;
        all.get(referrer.kind)?.push(referrer.doc(name, 'Trip target'));
      }
    }
    return Object.fromEntries(all);
  }

  /** With the oddest texts that the rules of the kind take. */
  function awkward(kind: Kind, doc: JsonObject): JsonObject {
    let made = doc;
    for (const [property, value] of Object.entries(doc)) {
      const texts = typeof value === 'string' ? [hostile + odd, odd] : [];
      const tried = texts.map((text): JsonObject => ({ ...made, [property]: `${value}${text}` }));
      made = tried.find((each) => kind.validate(each).violations.length === 0) ?? made;
    }
    return made;
  }
});
