import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { makeRestoreFile } from '../support/makeRestoreFile.ts';

/** A restore of some thousand documents, and everybody else meanwhile. */
const server = useServer();
const { content, count } = makeRestoreFile(2, 'Restored');

/** What those who call meanwhile do. Each answers how many restored documents it saw; null where it can see none. */
const callers = {
  health: async () => {
    expect((await server.anyone.call('getHealth')).status).toBe(200);
    return null;
  },
  document: async () => {
    const path = { dataSetName: 'Roof Covering' };
    expect((await server.viewer.call('getDataSet', { path })).status).toBe(200);
    return null;
  },
  restoredDocument: async () => {
    const path = { dataSetName: `Restored ${count - 1}` };
    const { status } = await server.viewer.call('getDataSet', { path });
    expect([200, 404]).toContain(status);
    return status === 200 ? count : 0;
  },
  list: async () => {
    const query = { filterUri: '/DataSet?name=Restored%20', numberOfRows: 1 };
    return (await server.viewer.call('listDataSets', { query })).body(200).totalRecords;
  },
  signIn: async () => {
    expect((await server.anyone.signIn('author')).clientId).toBeDefined();
    return null;
  },
} satisfies Record<string, () => Promise<number | null>>;

type Caller = keyof typeof callers;

const names = Object.keys(callers) as Caller[];
const seen: Record<Caller, (number | null)[]> = {
  ...{ health: [], document: [], restoredDocument: [], list: [], signIn: [] },
};

beforeAll(async () => {
  let isAnswered = false;
  const restore = async () => {
    const query = { operation: 'REFRESH', mode: 'unmarshal' };
    const file = fileBody('a.dbinit', content);
    const answer = await callAsBrowser(server.admin, 'restoreSections', { query, ...file });
    isAnswered = true;
    return answer;
  };
  const callInTurn = async (turn: readonly Caller[]) => {
    for (let call = 0; !isAnswered; call += 1) {
      const name = turn[call % turn.length] ?? 'health';
      const found = await callers[name]();
      // What comes after the restore's answer proves nothing.
      if (!isAnswered) seen[name].push(found);
    }
  };
  const [answer] = await Promise.all([
    restore(),
    callInTurn(['health']),
    callInTurn(['document', 'restoredDocument', 'list']),
    callInTurn(['signIn']),
  ]);
  expect(answer.body(200).sections).toMatchObject([{ added: count }]);
}, 120_000);

test.each(names)('%s: answered again and again before the restore is', (name) => {
  expect(seen[name].length).toBeGreaterThanOrEqual(3);
});

test('nothing of the restore is seen before all of it is', () => {
  for (const name of ['list', 'restoredDocument'] as const) {
    const found = seen[name];
    expect([0, count], name).toEqual(expect.arrayContaining([...new Set(found)]));
    expect(found, name).toEqual(found.toSorted((left, right) => Number(left) - Number(right)));
  }
});
