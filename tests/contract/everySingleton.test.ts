import { describe, expect, test } from 'vitest';
import { fault } from '../../apps/server/src/fault.ts';
import { kindNames } from '../../apps/server/src/kinds/kindNames.ts';
import { registry } from '../../apps/server/src/kinds/registry.ts';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';

/** What holds for every kind of which there is one document, which several people write at once. */
const server = useServer();

type Row = Readonly<Record<string, unknown>>;

/** Two properties of the document, and two values for each that it does not have at first. */
interface SingletonCase {
  readonly values: readonly [unknown, unknown];
  /** What is sent to set a value at one of two places. */
  set(rows: readonly Row[], place: 0 | 1, value: unknown): readonly Row[];
}

const inRow = (rows: readonly Row[], isMeant: (row: Row, index: number) => boolean, change: Row) =>
  rows.map((row, index) => (isMeant(row, index) ? { ...row, ...change } : row));

const cases: Readonly<Record<string, SingletonCase>> = {
  [kindNames.stateRate]: {
    values: [Date.UTC(2040, 0, 1), Date.UTC(2041, 0, 1)],
    set: (rows, place, end) => inRow(rows, (_, index) => index === place, { effectiveDateRangeEnd: end }),
  },
  [kindNames.preference]: {
    values: ['40', '50'],
    set: (rows, place, value) => {
      const name = ['policy.binderDays', 'policy.reinstatementDays'][place];
      return inRow(rows, (row) => row['name'] === name, { value });
    },
  },
};

const lone = registry.modules.filter(({ kind }) => kind.isSingleton);

describe.each(lone.map((module) => [module.kind.name, module] as const))('%s', (name, module) => {
  const { kind, ownerUri, operations, permissions, section } = module;
  const { values, set } = cases[name] ?? fault(`The kind ${name} has no case in everySingleton.test.ts.`);
  const call = (verb: keyof typeof operations, input = {}, user: ApiClient = server.admin) =>
    // Those of one verb differ in nothing but what a row has.
    user.call((operations[verb] ?? fault(`${name} has no ${verb}.`)) as 'updateStateRates', input);

  async function read() {
    const answer = await call('get', {}, server.viewer);
    return { etag: answer.etag, rows: answer.body(200) };
  }
  const save = (rows: readonly Row[], etag: string, headers = {}) =>
    call('update', { body: rows, headers: { 'if-match': etag, ...headers } });

  test('what was read can be sent back, and changes nothing; there is no version that was not saved', async () => {
    const before = await read();
    // The first save makes the document, be anything changed or not.
    const { etag } = await save(before.rows, before.etag);
    const { rows } = await read();
    const same = await save(rows, etag);
    expect([same.etag, same.body(200)]).toEqual([etag, rows]);
    const missing = await call('version', { path: { version: '99' } });
    expect(missing.problem(404).detail).toBe(`The ${kind.noun} has no version 99.`);
  });

  test('what two people changed at two places is merged; the same place is for somebody to decide', async () => {
    const { etag, rows } = await read();
    await save(set(rows, 0, values[0]), etag);
    const merged = await save(set(rows, 1, values[0]), etag);
    expect(merged.body(200)).toEqual(set(set(rows, 0, values[0]), 1, values[0]));
    const problem = (await save(set(rows, 0, values[1]), etag)).problem(412);
    expect(problem).toMatchObject({ type: '/problems/stale-version', etag: merged.etag });
    expect(problem).toMatchObject({ current: merged.body(200), lastModifiedBy: { name: 'Marta Oduya' } });
    expect(problem.detail).toMatch(new RegExp(`^Marta Oduya changed the ${kind.noun} at `));
    // Who wants to merge for themselves receives the same, and nothing is merged.
    const strict = await save(set(rows, 1, values[0]), etag, { prefer: 'handling=strict' });
    expect(strict.problem(412)).toMatchObject({ etag: merged.etag, current: merged.body(200) });
    expect((await save(rows, '"9999.9999"')).problem(412)).toMatchObject({ etag: merged.etag });
    expect((await call('update', { body: rows })).problem(428).status).toBe(428);
    expect((await save(rows, merged.etag)).body(200)).toEqual(rows);
  });

  test('a save that is sent again is made once, and its answer is the same', async () => {
    const { rows, etag } = await read();
    const key = { 'idempotency-key': `${name} once` };
    const again = () => save(set(rows, 0, values[0]), etag, key);
    const first = await again();
    const back = await save(rows, first.etag);
    const second = await again();
    expect([second.status, second.etag, second.text]).toEqual([200, first.etag, first.text]);
    expect((await read()).etag).toBe(back.etag);
    const other = await save(rows, etag, key);
    expect(other.problem(422).type).toBe('/problems/idempotency-key-reused');
  });

  test('an earlier version can be saved again, and the log names what was changed', async () => {
    const before = await read();
    await save(set(before.rows, 0, values[0]), before.etag);
    const version = (await read()).etag.replace(/^"|\..*$/g, '');
    const newest = (await call('version', { path: { version } })).body(200);
    expect(newest).toEqual((await read()).rows);
    await save(before.rows, (await read()).etag);
    expect((await save(newest, (await read()).etag)).body(200)).toEqual(newest);
    const query = { filterText: kind.noun, numberOfRows: 1 };
    const log = (await server.admin.call('listConfigurationLogs', { query })).body(200).records[0];
    expect(log?.message).toBe(`The ${kind.noun} was updated.`);
    const details = await server.admin.call('getConfigurationLog', { path: { id: String(log?.id) } });
    expect(details.body(200).changes).toHaveLength(1);
  });

  test('a caller who may not change it may read it, and learns which permission is missing', async () => {
    const { etag, rows } = await read();
    const sent = { body: rows, headers: { 'if-match': etag } };
    expect((await call('update', sent, server.viewer)).problem(403).permission).toBe(permissions[0]);
    for (const uri of [`${ownerUri}:null`, `${ownerUri}:studio`]) {
      for (const [user, enabled] of [
        [server.admin, true],
        [server.viewer, false],
      ] as const) {
        const actions = (await user.call('listActions', { query: { uri } })).body(200);
        expect(actions.map((action) => [action.name, action.enabled])).toEqual(
          ['Discard', 'Save', 'Backup'].map((action) => [action, enabled]),
        );
      }
    }
  });

  test('a user who has it open receives its version, and that of each save', async () => {
    const uri = `${ownerUri}:studio`;
    const reader = await server.viewer.watch([uri]);
    const { etag, rows } = await read();
    expect(await reader.next('current')).toMatchObject({ uri, name: 'studio', etag });
    const saved = await save(set(rows, 0, values[1]), etag, { 'x-client-tag': 'suite' });
    expect(await reader.next('saved')).toMatchObject({
      ...{ uri, name: 'studio', etag: saved.etag, authorId: 'admin', clientTag: 'suite' },
    });
    await reader.close();
  });

  test('a backup brings it back', async () => {
    const before = await read();
    const query = { sectionName: section?.name ?? '' };
    const file = await callAsBrowser(server.admin, 'downloadSection', { query });
    await save(set(before.rows, 1, values[1]), before.etag);
    const restored = await callAsBrowser(server.admin, 'restoreSections', {
      ...{ query: { operation: 'REFRESH', mode: 'unmarshal' }, ...fileBody('one.dbinit', file.text) },
    });
    expect(restored.status).toBe(200);
    expect((await read()).rows).toEqual(before.rows);
  });
});
