import { describe, expect, test } from 'vitest';
import { fault } from '../../apps/server/src/fault.ts';
import { kindCases } from '../../apps/server/src/kinds/testing/kindCases.ts';
import { bodyPropertiesOf } from '../support/contract/bodyProperties.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { operationOf } from '../support/contract/contract.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { type AnyBody, KindCalls } from '../support/contract/KindCalls.ts';
import { triedModules } from '../support/contract/triedModules.ts';

/** What holds for objects of every kind that calls write, tried with each of them. */
const server = useServer();

const written = triedModules.filter(({ operations }) => operations.create !== undefined);

describe.each(written.map((module) => [module.kind.name, module] as const))('%s', (name, module) => {
  const {
    body,
    full,
    needing = {},
    named: give = (given, name) => ({ ...given, name }),
    change,
    refused,
    faulty,
    search,
    filterUri,
    sharesNames = false,
  } = kindCases[name]?.calls ?? fault(`${name} has no case in kinds/testing/kindCases.ts.`);
  const { uniqueProperty } = kindCases[name] ?? {};
  const { required, defaults } = bodyPropertiesOf(module.operations.update ?? fault('missing'));
  const calls = new KindCalls(module);

  const create = async (objectName: string): Promise<AnyBody> =>
    calls.body(201, server.admin, 'create', null, { body: body(objectName) });
  const etagOf = async (address: string) => (await calls.call(server.viewer, 'get', address)).etag;
  const set = change.set ?? ((given, value) => ({ ...given, [change.property]: value }));
  const variant = (objectName: string, index: 0 | 1) => set(body(objectName), change.values[index]);
  const update = async (address: string, sent: unknown, headers = {}) => {
    const etag = await etagOf(address);
    return calls.call(server.admin, 'update', address, {
      body: sent,
      headers: { 'if-match': etag, ...headers },
    });
  };

  test('what is created is where its Location says, and in the list', async () => {
    const answer = await calls.call(server.admin, 'create', null, { body: body('Suite made') });
    expect(answer.status).toBe(201);
    const made = JSON.parse(answer.text) as AnyBody;
    const { get } = module.operations;
    const found = await server.viewer.callPath(get ?? fault('no get'), String(answer.headers['location']));
    expect(JSON.parse(found.text)).toEqual(made);
    expect(found.etag).toBe(answer.etag);
    const { records } = await calls.page(server.viewer, search('Suite made'));
    expect(records.map((row) => [row['name'], row['version']])).toEqual([['Suite made', 1]]);
  });

  test('is found by its name among the objects of all kinds', async () => {
    const made = await create('Suite palette');
    const query = { text: 'SUITE PAL' };
    const groups = (await server.viewer.call('searchObjects', { query })).body(200);
    const { ownerUri, plural } = module;
    expect(groups.find((group) => group.ownerUri === ownerUri)).toEqual({
      ...{ ownerUri, plural, totalRecords: 1 },
      records: [{ uri: calls.uriOf(made), name: 'Suite palette' }],
    });
    const nothing = { text: 'no object is called like this' };
    expect((await server.viewer.call('searchObjects', { query: nothing })).body(200)).toEqual([]);
  });

  if (sharesNames) {
    test('a name may be shared, and is distinguished by what people are not shown', async () => {
      const made = [await create('Suite twice'), await create('Suite twice')];
      const [one, two] = made.map((object) => String(object['name']));
      expect([one, two?.replace(/-#\d+$/, ''), one === two]).toEqual(['Suite twice', 'Suite twice', false]);
    });
  } else {
    test('a name is given once', async () => {
      await create('Suite twice');
      const answer = await calls.call(server.admin, 'create', null, { body: body('Suite twice') });
      expect(answer.problem(409).type).toBe('/problems/duplicate');
      expect(answer.problem(409).detail).not.toMatch(/\ba [aeio]/);
      const other = await create('Suite other');
      const renamed = await update(calls.addressOf(other), body('Suite twice'));
      expect(renamed.problem(409).type).toBe('/problems/duplicate');
    });
  }

  test.each(refused.map(([sent, pointer]) => [pointer, sent] as const))(
    'a body that breaks a rule at %s is refused with the place',
    async (pointer, sent) => {
      const answer = await calls.call(server.admin, 'create', null, { body: sent });
      expect(answer.problem(422).errors?.map((error) => error.pointer)).toContain(pointer);
    },
  );

  test('everything that is wrong with a body is reported at once', async () => {
    const made = await create('Suite faulty');
    const answers = [
      await calls.call(server.admin, 'create', null, { body: faulty.body }),
      await update(calls.addressOf(made), faulty.body),
    ];
    for (const answer of answers) {
      const { errors = [], errorCount } = answer.problem(422);
      expect(errors.map(({ pointer }) => pointer).toSorted()).toEqual(faulty.pointers);
      expect(errorCount).toBe(faulty.pointers.length);
    }
  });

  test('what GET answered is taken back, and changes nothing', async () => {
    const made = await create('Suite round');
    const address = calls.addressOf(made);
    const got = await calls.body(200, server.viewer, 'get', address);
    const saved = await update(address, got);
    expect([saved.status, JSON.parse(saved.text).version]).toEqual([200, 1]);
  });

  test('a change makes a version; versions can be listed and read', async () => {
    const made = await create('Suite versions');
    const address = calls.addressOf(made);
    const first = await update(address, variant('Suite versions', 0));
    await update(address, variant('Suite versions', 1));
    const list = await calls.body(200, server.viewer, 'versions', address);
    expect(list).toMatchObject({
      totalRecords: 3,
      records: [{ version: 3 }, { version: 2 }, { version: 1 }],
    });
    const path = { version: '2' };
    const second = await calls.call(server.viewer, 'version', address, { path });
    expect([second.status, second.etag]).toEqual([200, first.etag]);
    expect(JSON.parse(second.text)).toEqual(JSON.parse(first.text));
    const missing = await calls.call(server.viewer, 'version', address, { path: { version: '9' } });
    expect(missing.status).toBe(404);
  });

  test('a write needs the current version, and its answer has the new one', async () => {
    const made = await create('Suite stale');
    const address = calls.addressOf(made);
    const stale = await etagOf(address);
    const missing = await calls.call(server.admin, 'update', address, { body: variant('Suite stale', 0) });
    expect(missing.problem(428).status).toBe(428);
    await update(address, variant('Suite stale', 0));
    for (const verb of ['update', 'remove'] as const) {
      const sent = verb === 'update' ? { body: variant('Suite stale', 1) } : {};
      const answer = await calls.call(server.admin, verb, address, {
        ...sent,
        headers: { 'if-match': stale },
      });
      const problem = answer.problem(412) as unknown as AnyBody;
      expect(problem['current']).toEqual(await calls.body(200, server.viewer, 'get', address));
      expect(problem['etag']).toBe(await etagOf(address));
    }
    // Every version meets the asterisk; where there is none, nothing is made.
    const headers = { 'if-match': '*' };
    const sent = { body: variant('Suite stale', 1), headers };
    expect((await calls.call(server.admin, 'update', address, sent)).status).toBe(200);
    expect((await calls.call(server.admin, 'remove', address, { headers })).status).toBe(204);
    expect((await calls.call(server.admin, 'update', address, sent)).status).toBe(404);
  });

  test('a write that is sent again is made once', async () => {
    const headers = { 'idempotency-key': `suite-${name}` };
    const input = { body: body('Suite again'), headers };
    const [one, two] = [
      await calls.call(server.admin, 'create', null, input),
      await calls.call(server.admin, 'create', null, input),
    ];
    expect([one.status, two.status, two.text]).toEqual([201, 201, one.text]);
    const other = await calls.call(server.admin, 'create', null, { body: body('Suite not again'), headers });
    expect(other.problem(422).type).toBe('/problems/idempotency-key-reused');
    expect(await calls.page(server.viewer, search('Suite again'))).toMatchObject({ totalRecords: 1 });
  });

  // A hundred at once are tried on the store, in the suite of all kinds.
  test('of twenty who write at once one wins', async () => {
    const made = await create('Suite race');
    const address = calls.addressOf(made);
    const etag = await etagOf(address);
    const writer = async (index: number) => {
      for (;;) {
        const answer = await calls.call(server.admin, 'update', address, {
          body: set(body('Suite race'), `Writer ${index}`),
          headers: { 'if-match': etag },
        });
        // Of so many some may find the server busy. Nothing is written then, and they come again.
        if (answer.status !== 503) return answer;
      }
    };
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => writer(index)));
    const counts = Object.entries(Object.groupBy(answers, ({ status }) => String(status)));
    expect(counts.map(([status, some]) => [status, some?.length])).toEqual([
      ['200', 1],
      ['412', 19],
    ]);
    expect((await calls.body(200, server.viewer, 'get', address))['version']).toBe(2);
  });

  test('what is deleted is gone, and what never was is not found', async () => {
    const made = await create('Suite gone');
    const address = calls.addressOf(made);
    const headers = { 'if-match': await etagOf(address) };
    expect((await calls.call(server.admin, 'remove', address, { headers })).status).toBe(204);
    const verbs = (['get', 'references', 'versions'] as const).filter((verb) => module.operations[verb]);
    for (const verb of verbs) {
      expect((await calls.call(server.viewer, verb, address)).status, verb).toBe(404);
    }
    const sent = { body: body('Suite gone'), headers };
    expect((await calls.call(server.admin, 'update', address, sent)).status).toBe(404);
    expect((await calls.call(server.admin, 'remove', address, { headers })).status).toBe(404);
    expect(await calls.page(server.viewer, search('Suite gone'))).toMatchObject({ totalRecords: 0 });
  });

  if (kindCases[name]?.needed) {
    test('what the product needs can be neither deleted nor renamed', async () => {
      const { records } = await calls.page(server.viewer, { numberOfRows: 500 });
      const needed = await firstNeeded(records.map(calls.addressOf));
      const address = calls.addressOf(needed);
      const headers = { 'if-match': await etagOf(address) };
      const removed = await calls.call(server.admin, 'remove', address, { headers });
      expect(removed.problem(409).type).toBe('/problems/required');
      const renamed = await update(address, { ...needed, name: 'Suite renamed' });
      expect(renamed.problem(409).type).toBe('/problems/required');
      expect(await calls.body(200, server.viewer, 'get', address)).toEqual(needed);
    });
  }

  const firstNeeded = async (addresses: readonly string[]): Promise<AnyBody> => {
    for (const address of addresses) {
      const object = await calls.body(200, server.viewer, 'get', address);
      if (object['required'] === true || object['deletable'] === false) return object;
    }
    return fault('The demo content has no object of the kind that the product needs.');
  };

  test('a deletion is not done with the key of another write', async () => {
    const headers = { 'idempotency-key': `suite-delete-${name}` };
    const made = await calls.body(201, server.admin, 'create', null, { body: body('Suite keyed'), headers });
    const address = calls.addressOf(made);
    const input = { headers: { ...headers, 'if-match': await etagOf(address) } };
    const answer = await calls.call(server.admin, 'remove', address, input);
    expect(answer.problem(422).type).toBe('/problems/idempotency-key-reused');
  });

  if (module.operations.references) {
    test('nothing refers to what is new', async () => {
      const made = await create('Suite alone');
      expect(await calls.body(200, server.viewer, 'references', calls.addressOf(made))).toEqual([]);
    });
  }

  test('the log tells who did what, and what changed', async () => {
    const made = await create('Suite logged');
    const address = calls.addressOf(made);
    await update(address, variant('Suite logged', 0));
    const query = { filterText: `${module.kind.noun} 'Suite logged'` };
    const { records } = (await server.admin.call('listConfigurationLogs', { query })).body(200);
    expect(records.map(({ action, message }) => [action, message])).toEqual([
      ['Updated', `The ${module.kind.noun} 'Suite logged' was updated.`],
      ['Created', `The ${module.kind.noun} 'Suite logged' was created.`],
    ]);
    const path = { id: String(records[0]?.id) };
    const details = (await server.admin.call('getConfigurationLog', { path })).body(200);
    expect(details.changes.map(({ after }) => after)).toContain(change.values[0]);
  });

  test('a client that watches an object receives its versions and its end', async () => {
    const made = await create('Suite watched');
    const address = calls.addressOf(made);
    const events = await server.viewer.watch([calls.uriOf(made)]);
    try {
      expect(await events.next('current')).toMatchObject({
        name: 'Suite watched',
        etag: await etagOf(address),
      });
      const saved = await update(address, variant('Suite watched', 0), { 'x-client-tag': 'suite' });
      expect(await events.next('saved')).toMatchObject({ etag: saved.etag, version: 2, clientTag: 'suite' });
      await calls.call(server.admin, 'remove', address, { headers: { 'if-match': saved.etag } });
      expect(await events.next('deleted')).toMatchObject({ uri: calls.uriOf(made) });
    } finally {
      await events.close();
    }
  });

  test('what a search finds can be exported, deleted, and is the same after it was restored', async () => {
    const objects = [await create('Suite file 1'), await create('Suite file <2> & "öß"')];
    const before = await Promise.all(
      objects.map((object) => calls.body(200, server.viewer, 'get', calls.addressOf(object))),
    );
    const selection = { filterUri: filterUri('suite FILE'), excludedIds: [], expectedCount: 2 };
    const file = (await calls.call(server.viewer, 'export', null, { body: selection })).text;
    for (const object of objects) {
      const headers = { 'if-match': await etagOf(calls.addressOf(object)) };
      await calls.call(server.admin, 'remove', calls.addressOf(object), { headers });
    }
    const query = { operation: 'INSERT', mode: 'unmarshal' };
    const answer = await callAsBrowser(server.admin, 'restoreSections', {
      query,
      ...fileBody('a.dbinit', file),
    });
    expect(answer.body(200).sections).toMatchObject([{ name: module.section.name, added: 2, refused: 0 }]);
    const { records } = await calls.page(server.viewer, search('Suite file'));
    if (module.addressing === 'id') {
      expect(records.map(calls.addressOf).toSorted()).toEqual(objects.map(calls.addressOf).toSorted());
    }
    const after = await Promise.all(
      records.map((row) => calls.body(200, server.viewer, 'get', calls.addressOf(row))),
    );
    const nameOf = (object: AnyBody) => calls.nameOf(calls.shownOf(object));
    const byName = (left: AnyBody, right: AnyBody) => (nameOf(left) < nameOf(right) ? -1 : 1);
    expect(after.map(contentOf).toSorted(byName)).toEqual(before.map(contentOf).toSorted(byName));
  });

  test('a selection that has changed since is not exported', async () => {
    const filter = { filterUri: filterUri('nothing has this name'), excludedIds: [], expectedCount: 3 };
    const answer = await calls.call(server.viewer, 'export', null, { body: filter });
    expect(answer.problem(409).actualCount).toBe(0);
  });

  const optional = Object.keys(full('')).filter((property) => !required.has(property));

  test.each(optional)(
    'an update without %s keeps it, and a new object without it has its default',
    async (property) => {
      const objectName = `Suite without ${property}`;
      const made = await calls.body(201, server.admin, 'create', null, { body: full(objectName, property) });
      // Lists are empty when they are left out.
      const standard = defaults.has(property) ? defaults.get(property) : [];
      expect(made).toMatchObject({ [property]: full(objectName, property)[property] });
      expect(made[property]).not.toEqual(standard);
      const left = new Set([property, ...(needing[property] ?? [])]);
      const rest = Object.fromEntries(
        Object.entries(full(objectName, property)).filter(([each]) => !left.has(each)),
      );
      const saved = await update(calls.addressOf(made), rest);
      const { [property]: value } = JSON.parse(saved.text) as AnyBody;
      expect([saved.status, value]).toEqual([200, made[property]]);
      const other = `${objectName} at all`;
      const unique = uniqueProperty === undefined ? {} : { [uniqueProperty]: other };
      const fresh = { ...give(rest, other), ...unique };
      const without = await calls.body(201, server.admin, 'create', null, { body: fresh });
      expect(without[property]).toEqual(standard);
    },
  );

  test('an update with nothing but what it must have and one change keeps everything else', async () => {
    const made = await calls.body(201, server.admin, 'create', null, { body: full('Suite kept') });
    const before = await calls.body(200, server.viewer, 'get', calls.addressOf(made));
    const whole = set(full('Suite kept'), change.values[1]);
    const sent = Object.fromEntries(
      Object.entries(whole).filter(([each]) => required.has(each) || each === change.property),
    );
    const saved = await update(calls.addressOf(made), sent);
    expect(saved.status).toBe(200);
    const after = JSON.parse(saved.text) as AnyBody;
    const untouched = optional.filter((each) => each !== change.property);
    expect(untouched.map((each) => after[each])).toEqual(untouched.map((each) => before[each]));
    expect(after['version']).toBe(2);
  });

  test('hostile bodies are refused, and nothing is written', async () => {
    const made = await create('Suite hostile');
    const address = calls.addressOf(made);
    const etag = await etagOf(address);
    const headers = { 'if-match': etag, 'content-type': 'application/json' };
    const good = variant('Suite hostile', 1);
    const named = (given: unknown) => JSON.stringify(give(good, given));
    const withMore = (more: string) => `${JSON.stringify(good).slice(0, -1)},${more}}`;
    const manyValues = `[${'0,'.repeat(module.bodyLimit / 8)}0]`;
    const bodies: (readonly [body: string | Buffer, status: number])[] = [
      ...['', ' ', '{', 'undefined', '\u0000', `${JSON.stringify(good)},`].map(
        (text) => [text, 400] as const,
      ),
      ...['[]', 'null', 'true', '1e999', '"text"', '{}'].map((text) => [text, 422] as const),
      [withMore('"__proto__":{"enabled":false}'), 400],
      [withMore('"constructor":{"prototype":{}}'), 400],
      [withMore('"unknown":1'), 422],
      [withMore('"toString":1'), 422],
      ...[{ $ref: '#' }, 'x'.repeat(1001), null, 1, [], '', ' ', 'a\u0000', '\ud800'].map(
        (given) => [named(given), 422] as const,
      ),
      [`${'['.repeat(65)}${']'.repeat(65)}`, 400],
      [`${'['.repeat(20_000)}${']'.repeat(20_000)}`, 400],
      // What is no text must not become another one.
      [Buffer.from(named('\u00ff'), 'latin1'), 400],
      [manyValues, 413],
      [named('x'.repeat(module.bodyLimit)), 413],
    ];
    for (const [sent, status] of bodies) {
      for (const verb of ['update', 'create'] as const) {
        const at = verb === 'update' ? address : null;
        const answer = await calls.call(server.admin, verb, at, { body: sent, headers });
        expect.soft(answer.status, `${verb} ${String(sent).slice(0, 60)}: ${answer.describe()}`).toBe(status);
      }
    }
    for (const more of [{ 'content-type': 'text/plain' }, { 'content-encoding': 'gzip' }]) {
      const answer = await update(address, JSON.stringify(good), more);
      expect.soft(answer.status, JSON.stringify(more)).toBe(415);
    }
    expect(await etagOf(address)).toBe(etag);
  });

  test('its calls ask for the permissions that the kind names', () => {
    const { create: make, update: save, remove } = module.operations;
    for (const id of [make, save, remove]) {
      expect(module.permissions).toContain(operationOf(id ?? fault('missing')).permission);
    }
  });
});

/** What of an object a file carries. */
function contentOf({
  id: _id,
  version: _v,
  timeLastModified: _t,
  lastModifiedById: _b,
  ...content
}: AnyBody) {
  return content;
}
