import type { Reference } from '@studio/api';
import { describe, expect, test } from 'vitest';
import { missingPermissionText } from '../../apps/server/src/access/permissions.ts';
import { fault } from '../../apps/server/src/fault.ts';
import type { KindModule, KindVerb } from '../../apps/server/src/kinds/KindModule.ts';
import { registry } from '../../apps/server/src/kinds/registry.ts';
import type { JsonObject } from '../../apps/server/src/store/JsonObject.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { operationOf } from '../support/contract/contract.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { type AnyBody, KindCalls } from '../support/contract/KindCalls.ts';
import { triedModules } from '../support/contract/triedModules.ts';

/** What holds for reading objects of every kind that has the call, tried with the demo content. */
const server = useServer();

/** The kinds that have a call, and what makes it. */
function having(...verbs: KindVerb[]) {
  return registry.modules
    .filter(({ operations }) => verbs.every((verb) => operations[verb] !== undefined))
    .map((module) => [module.kind.name, module, new KindCalls(module)] as const);
}

/** Those of them that this run tries. */
function tried(...verbs: KindVerb[]) {
  return having(...verbs).filter(([, module]) => triedModules.includes(module));
}

/** The first, the last and some others. */
function someOf<Item>(items: readonly Item[]): Item[] {
  const step = Math.max(1, Math.floor(items.length / 5));
  return items.filter((_, index) => index % step === 0 || index === items.length - 1);
}

let documents: ReturnType<typeof server.documents> | undefined;

/** Nothing here changes any. */
async function documentsOf(kind: string): Promise<JsonObject[]> {
  documents ??= server.documents();
  return (await documents).get(kind) ?? [];
}

test('every kind that people read is among those that are tried', () => {
  expect(having('list').length).toBeGreaterThanOrEqual(4);
  for (const verb of ['get', 'references', 'versions', 'version', 'export'] as const) {
    expect(having(verb).length, verb).toBeGreaterThanOrEqual(3);
  }
});

describe.each(tried('list'))('the list of %s', (name, module, calls) => {
  const sorted = calls.takes('list', 'sortBy') ? Object.keys(module.columns) : [];
  const inOrder = sorted.flatMap((sortBy) => [
    { sortBy, sortDirection: 'asc' },
    { sortBy, sortDirection: 'desc' },
  ]);
  const orders: { sortBy?: string; sortDirection?: string }[] = inOrder.length > 0 ? inOrder : [{}];

  test('has every object once, in pages that tile, in every order', async () => {
    const names = (await documentsOf(name)).map((doc) => module.kind.nameOf(doc)).toSorted();
    const size = Math.min(500, Math.ceil(names.length / 4));
    const shown = new Map<string, unknown[]>();
    for (const order of orders) {
      const rows = await calls.all(server.viewer, order, size);
      expect(rows.map(calls.nameOf).toSorted(), JSON.stringify(order)).toEqual(names);
      const { sortBy = '', sortDirection } = order;
      shown.set(`${sortBy} ${sortDirection}`, withoutRepeats(rows.map((row) => shownValue(row[sortBy]))));
    }
    for (const sortBy of sorted) {
      const values = shown.get(`${sortBy} asc`) ?? [];
      // Equal values are adjacent, and the other way round is the other way round.
      expect(new Set(values).size, sortBy).toBe(values.length);
      expect(values, sortBy).not.toContain(undefined);
      expect(shown.get(`${sortBy} desc`), sortBy).toEqual(values.toReversed());
    }
  });

  test('is refused with the name of what was asked wrongly', async () => {
    const { totalRecords } = await calls.page(server.viewer, {});
    const beyond = await calls.page(server.viewer, { startIndex: totalRecords });
    expect(beyond).toEqual({ records: [], totalRecords });
    const wrong = { sortBy: 'colour', startIndex: -1, numberOfRows: 501, colour: 'red' };
    for (const [parameter, value] of Object.entries(wrong)) {
      const answer = await calls.call(server.viewer, 'list', null, { query: { [parameter]: value } });
      expect(answer.problem(400).parameter).toBe(parameter);
    }
  });
});

describe.each(tried('get', 'list'))('a single object of %s', (_, module, calls) => {
  const someObjects = async () => someOf(await calls.all(server.viewer));

  test('is what the list says of it', async () => {
    for (const row of await someObjects()) {
      const object = await calls.body(200, server.viewer, 'get', calls.addressOf(row));
      const alike = calls.readAlike(row);
      const { id: _id, ...shown } = alike;
      expect(calls.shownOf(object)).toMatchObject(module.addressing === 'id' ? alike : shown);
    }
  });

  test('is not sent again to a client that has it', async () => {
    for (const row of await someObjects()) {
      const address = calls.addressOf(row);
      const { etag, text } = await calls.call(server.viewer, 'get', address);
      const ask = (known: string) =>
        calls.call(server.viewer, 'get', address, { headers: { 'if-none-match': known } });
      const same = await ask(etag);
      expect([same.status, same.text, same.etag]).toEqual([304, '', etag]);
      const other = await ask('"9.9"');
      expect([other.status, other.text]).toEqual([200, text]);
    }
  });

  test('is not found where there is none', async () => {
    const verbs = (['get', 'references', 'versions'] as const).filter((verb) => module.operations[verb]);
    for (const address of ['no such object', '%', '__proto__', 'é"<>&', 'x'.repeat(100)]) {
      for (const verb of verbs) {
        const answer = await calls.call(server.viewer, verb, address);
        expect(answer.problem(404).type, `${verb} ${address}`).toBe('/problems/not-found');
      }
    }
  });

  test('is found by its name among the objects of all kinds', async () => {
    const rows = await someObjects();
    // A draft may lack what people call it.
    const row = rows.find((each) => calls.titleOf(each) !== '') ?? fault('None of them has a name.');
    const query = { text: calls.titleOf(row).toUpperCase() };
    const groups = (await server.viewer.call('searchObjects', { query })).body(200);
    const group = groups.find(({ ownerUri }) => ownerUri === module.ownerUri);
    expect(group?.plural).toBe(module.plural);
    expect(group?.records).toContainEqual({ uri: calls.uriOf(row), name: calls.titleOf(row) });
  });

  test('says what can be done with it, and what is missing for that', async () => {
    const [row = fault('The list is empty.')] = await someObjects();
    for (const uri of [`${module.ownerUri}:null`, calls.uriOf(row)]) {
      const all = (await server.admin.call('listActions', { query: { uri } })).body(200);
      const few = (await server.viewer.call('listActions', { query: { uri } })).body(200);
      expect(all.length).toBeGreaterThan(1);
      expect(few.map((action) => action.name)).toEqual(all.map((action) => action.name));
      for (const action of [...all, ...few]) {
        expect(Object.keys(action).toSorted()).toEqual(['enabled', 'name', 'notes']);
        if (action.enabled) expect(action.notes).toBe('');
      }
      const reasons = few.filter(({ enabled }) => !enabled).map(({ notes }) => notes);
      expect(reasons).not.toContain('');
      // Objects of a kind may differ in what they take.
      const missing = module.permissions.map(missingPermissionText);
      expect(missing.filter((text) => reasons.includes(text))).not.toEqual([]);
    }
    const gone = await server.viewer.call('listActions', { query: { uri: `${module.ownerUri}:no such` } });
    expect(gone.problem(404).type).toBe('/problems/not-found');
  });
});

test('only kinds that can be opened are found by name', async () => {
  const openable = new Set(having('get', 'list').map(([, { ownerUri }]) => ownerUri));
  const groups = (await server.viewer.call('searchObjects', { query: { text: 'e' } })).body(200);
  expect(new Set(groups.map(({ ownerUri }) => ownerUri))).toEqual(openable);
});

describe.each(tried('versions', 'version', 'list'))('the versions of %s', (_, _module, calls) => {
  test('begin with the first, and each can be read', async () => {
    for (const row of someOf(await calls.all(server.viewer))) {
      const address = calls.addressOf(row);
      const current = await calls.call(server.viewer, 'get', address);
      const list = await calls.body(200, server.viewer, 'versions', address);
      const listed = { version: 1, action: 'create', name: calls.nameOf(row), etag: current.etag };
      expect(list).toMatchObject({ totalRecords: 1, records: [listed] });
      const read = await calls.call(server.viewer, 'version', address, { path: { version: '1' } });
      expect([read.status, read.etag, read.text]).toEqual([200, current.etag, current.text]);
      const ahead = await calls.call(server.viewer, 'version', address, { path: { version: '2' } });
      expect(ahead.problem(404).type).toBe('/problems/not-found');
    }
  });
});

describe.each(tried('references', 'list'))('the references to %s', (name, { kind }, calls) => {
  test('are those that the documents of all kinds have', async () => {
    const expected = await referencesTo(name);
    const rows = await calls.all(server.viewer);
    const referred = rows.filter((row) => expected.has(calls.nameOf(row)));
    const free = rows.filter((row) => !expected.has(calls.nameOf(row)));
    for (const row of [...someOf(referred), ...someOf(free)]) {
      const answer = await calls.call(server.viewer, 'references', calls.addressOf(row));
      const listed = JSON.parse(answer.text) as Reference[];
      const wanted = expected.get(calls.nameOf(row)) ?? [];
      // What uses an object without its name, such as kept cases and deployments, has types of its own.
      const named = listed.filter(({ type }) => type < 10);
      expect(named.map(toText).toSorted(), kind.noun).toEqual([...new Set(wanted.map(toText))].toSorted());
      expect(listed).toEqual(listed.toSorted(compareReferences));
    }
  });
});

describe.each(tried('export', 'list'))('an export of %s', (name, module, calls) => {
  test('has every object as it is', async () => {
    const { length } = await documentsOf(name);
    const body = { filterUri: module.ownerUri, excludedIds: [], expectedCount: length };
    const file = await calls.call(server.viewer, 'export', null, { body });
    expect(file.status).toBe(200);
    const query = { operation: 'CLEAN_INSERT', mode: 'plan' };
    const answer = await callAsBrowser(server.admin, 'restoreSections', {
      ...{ query, ...fileBody('a.dbinit', file.text) },
    });
    const { sections } = answer.body(200);
    const fates = { added: 0, updated: 0, untouched: 0, removed: 0, refused: 0 };
    const none = { ...fates, stillUsed: 0, stillRequired: 0 };
    const [own, ...others] = sections;
    expect(own).toEqual({ name: module.section.name, ...none, left: length });
    // What belongs to them, such as the kept cases of rules, is left as it is, too.
    for (const { name: section, left } of others)
      expect(others).toContainEqual({ name: section, ...none, left });
  });

  test('of what is not there is refused', async () => {
    const body = { ids: ['no such object'] };
    const answer = await calls.call(server.viewer, 'export', null, { body });
    expect(answer.problem(422).errors).toMatchObject([{ pointer: '/ids/0' }]);
  });
});

test('everyone with a session reads, and no one else', async () => {
  const verbs = ['list', 'get', 'references', 'versions', 'version', 'export'] as const;
  for (const verb of verbs) {
    for (const [, { operations }, calls] of having(verb)) {
      expect(operationOf(operations[verb] ?? fault('missing')).permission).toBe('session');
      const address = ['list', 'export'].includes(verb) ? null : 'x';
      const input = { path: { version: '1' }, ...(verb === 'export' && { body: { ids: ['x'] } }) };
      expect((await calls.call(server.anyone, verb, address, input)).status, operations[verb]).toBe(401);
    }
  }
});

/** What the documents of all kinds say of objects of a kind, by the objects' names. */
async function referencesTo(name: string): Promise<Map<string, Reference[]>> {
  const found: [target: string, reference: Reference][] = [];
  for (const module of registry.modules) {
    for (const doc of module.asReferrer ? await documentsOf(module.kind.name) : []) {
      for (const { toKind, toName, part } of module.kind.referencesOf(doc)) {
        if (toKind === name) found.push([toName, referenceFrom(module, doc, part)]);
      }
    }
  }
  const byTarget = Map.groupBy(found, ([target]) => target);
  return new Map([...byTarget].map(([target, pairs]) => [target, pairs.map(([, reference]) => reference)]));
}

function referenceFrom({ kind, asReferrer }: KindModule, doc: JsonObject, part: string): Reference {
  const { type, partType = type } = asReferrer ?? fault(`A ${kind.noun} is not listed.`);
  const name = part === '' ? kind.nameOf(doc) : `${kind.nameOf(doc)}.${part}`;
  return {
    type: (part === '' ? type : partType) as Reference['type'],
    name,
    version: String(doc['version'] ?? ''),
  };
}

function toText({ type, name, version }: Reference): string {
  return JSON.stringify([type, name, version]);
}

const collator = new Intl.Collator('en');

function compareReferences(left: Reference, right: Reference): number {
  return left.type - right.type || collator.compare(left.name, right.name);
}

/** What a row shows; of a person the name, of a list its text. */
function shownValue(value: unknown): unknown {
  if (Array.isArray(value)) return JSON.stringify(value);
  return typeof value === 'object' && value !== null ? (value as AnyBody)['name'] : value;
}

/** Values of which neighbours that are equal are one. */
function withoutRepeats(values: readonly unknown[]): unknown[] {
  return values.filter((value, index) => index === 0 || value !== values[index - 1]);
}
