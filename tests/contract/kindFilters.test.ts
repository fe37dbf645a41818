import { describe, expect, test } from 'vitest';
import { fault } from '../../apps/server/src/fault.ts';
import { registry } from '../../apps/server/src/kinds/registry.ts';
import type { FilterCase } from '../../apps/server/src/kinds/testing/KindCase.ts';
import { kindCases } from '../../apps/server/src/kinds/testing/kindCases.ts';
import type { JsonObject } from '../../apps/server/src/store/JsonObject.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { KindCalls } from '../support/contract/KindCalls.ts';
import { triedModules } from '../support/contract/triedModules.ts';

/** What filters find of the demo content, by every key of every kind that has any, held against the documents. */
const server = useServer();

let documents: Promise<Map<string, SavedDocument[]>> | undefined;
/** All documents, by the names of their kinds. Nothing here changes any. */
function documentsOnce() {
  documents ??= readDocuments();
  return documents;
}

interface SavedDocument {
  doc: JsonObject;
  /** The name of who saved it last. */
  savedBy: string;
  time: number;
}

async function readDocuments(): Promise<Map<string, SavedDocument[]>> {
  const rows = await server.query(`
    select kind, doc, document.time, app_user.name as saved_by from document join app_user on app_user.id = document.author_id
    order by document.id`);
  const byKind = Map.groupBy(rows, ({ kind }) => String(kind));
  const toSaved = (row: (typeof rows)[number]): SavedDocument => ({
    doc: row['doc'] as JsonObject,
    savedBy: String(row['saved_by']),
    time: Number(row['time']),
  });
  return new Map([...byKind].map(([kind, group]) => [kind, group.map(toSaved)]));
}

const filtered = registry.modules.filter(({ filters }) => filters !== undefined);

test('every list has filters', () => {
  const listed = registry.modules.filter(({ operations }) => operations.list !== undefined);
  expect(filtered.map(({ kind }) => kind.name)).toEqual(listed.map(({ kind }) => kind.name));
});

const tried = filtered.filter((module) => triedModules.includes(module));

describe.each(tried.map((module) => [module.kind.name, module] as const))('%s', (name, module) => {
  const { ownerUri, operations } = module;
  const calls = new KindCalls(module);
  const cases = Object.entries(
    kindCases[name]?.filters ?? fault(`The kind ${name} has no case in kinds/testing/kindCases.ts.`),
  );
  const isListed = calls.takes('list', 'filterUri');
  const isExported = operations.export !== undefined;

  const uriOf = (...terms: readonly (readonly [term: string, value: string])[]) =>
    `${ownerUri}?${terms.map(([term, value]) => `${term}=${encodeURIComponent(value)}`).join('&')}`;

  /** What tells the objects apart of which all of this is true, by their documents. */
  const namesWith = async (...some: readonly FilterCase[]): Promise<string[]> => {
    const all = await documentsOnce();
    const documentsOf = (kind: string) => (all.get(kind) ?? []).map(({ doc }) => doc);
    const found = (all.get(name) ?? []).filter(({ doc, savedBy, time }) =>
      some.every(({ holds }) => holds(doc, documentsOf, savedBy, time)),
    );
    return found.map(({ doc }) => calls.identityOf(doc)).toSorted();
  };

  /** Asks for a filter in whichever way it can be asked for, and expects the objects of these names and no others. */
  const expectFound = async (filterUri: string, names: readonly string[], addresses: Addresses) => {
    if (isListed) {
      const rows = await calls.all(server.viewer, { filterUri });
      expect(rows.map(calls.identityOf).toSorted(), filterUri).toEqual(names);
    }
    if (isExported) {
      const taken = names.map((each) => addresses.get(each) ?? fault(`The list lacks ${each}.`));
      expect(await calls.count(server.viewer, filterUri), filterUri).toBe(names.length);
      expect(await calls.count(server.viewer, filterUri, taken), filterUri).toBe(0);
    }
  };

  const addressesOf = async (): Promise<Addresses> =>
    new Map((await calls.all(server.viewer)).map((row) => [calls.identityOf(row), calls.addressOf(row)]));

  test('each key, with each operator, finds what has the value', async () => {
    const addresses = await addressesOf();
    for (const [term, filter] of cases) {
      const names = await namesWith(filter);
      expect(names.length, term).toBeGreaterThan(0);
      expect(names.length, term).toBeLessThan(addresses.size);
      await expectFound(uriOf([term, filter.value]), names, addresses);
    }
  });

  // Any two keys of the kind are tried on its list itself, in the suite of all kinds.
  test('each key and the next find what has both', async () => {
    const addresses = await addressesOf();
    for (const [index, [term, filter]] of cases.slice(0, -1).entries()) {
      const [other, otherFilter] = cases[index + 1] ?? fault('The last key has no next.');
      const uri = uriOf([term, filter.value], [other, otherFilter.value]);
      await expectFound(uri, await namesWith(filter, otherFilter), addresses);
    }
  });

  test('ids find what has one of them, alone and on a filter, whatever is written in them', async () => {
    const addresses = await addressesOf();
    const some = [...addresses]
      .toSorted()
      .filter((_, index) => index % 3 === 0)
      .slice(0, 40);
    const named = some.map(([each]) => each);
    const ids = JSON.stringify([...some.map(([, address]) => address), 'Nothing, "has" & this']);
    await expectFound(uriOf(['id.in', ids]), named, addresses);
    for (const [term, filter] of cases) {
      const both = (await namesWith(filter)).filter((each) => named.includes(each));
      await expectFound(uriOf([term, filter.value], ['id.in', ids]), both, addresses);
    }
    await expectFound(uriOf(['id.in', '[]']), [], addresses);
  });

  test('ids that are no list of texts are refused', async () => {
    for (const text of ['', 'a,b', '{}', '[1]', '["a"', 'null']) {
      expect(await refusals(uriOf(['id.in', text])), text).toEqual(expectedRefusals);
    }
  });

  test('a value that nothing has finds nothing, and one that makes no sense is refused', async () => {
    for (const [term, { malformed }] of cases) {
      if (malformed === null) await expectFound(uriOf([term, 'Nothing has this']), [], new Map());
      else expect(await refusals(uriOf([term, malformed])), term).toEqual(expectedRefusals);
    }
  });

  test('what is no filter of the kind is refused', async () => {
    const [[term = '', { value }] = fault('There is no filter.')] = cases;
    const uris = [
      ...['', '/Nothing', `${ownerUri}s`, ownerUri.slice(1), `${ownerUri}?`.repeat(2)],
      ...[uriOf(['colour', 'red']), uriOf(['__proto__', 'a']), uriOf([`${term}.like`, value])],
      ...[uriOf([term, value], [term, value]), `${ownerUri}?${term}=%ZZ`, `${ownerUri}?${term}`],
    ];
    for (const uri of uris) expect(await refusals(uri), uri).toEqual(expectedRefusals);
  });

  // Every filter in every order is tried on the list itself, in the suite of all kinds.
  test('what a filter finds comes in pages that tile, in every order', async () => {
    const columns = calls.takes('list', 'sortBy') ? Object.keys(module.columns) : [null];
    const [some] = await calls.all(server.viewer, {});
    const letter = calls.nameOf(some ?? fault(`The demo content has no ${name}.`)).slice(0, 1);
    const queries = isListed
      ? cases.slice(0, 1).map(([term, { value }]) => ({ filterUri: uriOf([term, value]) }))
      : [kindCases[name]?.calls?.search(letter) ?? fault('The list cannot be searched.')];
    for (const query of queries) {
      const names = (await calls.all(server.viewer, query)).map(calls.nameOf).toSorted();
      expect(names.length).toBeGreaterThan(0);
      const size = Math.min(500, Math.ceil(names.length / 3));
      for (const sortBy of columns) {
        const orders =
          sortBy === null ? [{}] : ['asc', 'desc'].map((sortDirection) => ({ sortBy, sortDirection }));
        for (const order of orders) {
          const rows = await calls.all(server.viewer, { ...query, ...order }, size);
          expect(rows.map(calls.nameOf).toSorted(), JSON.stringify({ ...query, ...order })).toEqual(names);
        }
      }
    }
  });

  const expectedRefusals = [
    ...(isListed ? [[400, 'filterUri']] : []),
    ...(isExported ? [[400, 'filterUri']] : []),
  ];

  /** How a filter is refused, in whichever way it can be asked for. */
  const refusals = async (filterUri: string) => {
    const body = { filterUri, excludedIds: [], expectedCount: 1 };
    const answers = [
      ...(isListed ? [await calls.call(server.viewer, 'list', null, { query: { filterUri } })] : []),
      ...(isExported ? [await calls.call(server.viewer, 'export', null, { body })] : []),
    ];
    return answers.map((answer) => [answer.status, answer.problem(answer.status).parameter]);
  };
});

/** Of objects, by their names. */
type Addresses = ReadonlyMap<string, string>;
