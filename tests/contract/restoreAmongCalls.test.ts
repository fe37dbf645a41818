import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { makeRestoreFile } from '../support/makeRestoreFile.ts';

/** A restore of some thousand documents, and everybody else meanwhile. */
const server = useServer();
const { content, count } = makeRestoreFile(2, 'Restored');
/** A slice of a large write holds no more documents. */
const largestSlice = 400;

/** How many documents the restore has written; they are not visible yet. */
async function staged(): Promise<number> {
  const rows = await server.query(
    "SELECT count(*)::int AS count FROM history_row WHERE name LIKE 'Restored %' AND kind = 'DataSet'",
  );
  return Number(rows[0]?.['count']);
}

/** What one of those who call meanwhile was answered. */
interface Seen {
  /** Restored documents written before the answer came. */
  staged: number;
  /** Restored documents seen; null where none can be. */
  found: number | null;
}

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
const seen: Record<Caller, Seen[]> = { health: [], document: [], restoredDocument: [], list: [], signIn: [] };

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
      const written = await staged();
      // What comes after the restore's answer proves nothing.
      if (!isAnswered) seen[name].push({ found, staged: written });
    }
  };
  const [answer] = await Promise.all([
    restore(),
    callInTurn(['health']),
    callInTurn(['document', 'restoredDocument', 'list']),
    callInTurn(['signIn']),
  ]);
  expect(answer.body(200).sections).toMatchObject([{ added: count }]);
  const counts = names.map(
    (name) => `${name} ${seen[name].length}, ${seen[name].filter(isAmid).length} amid writing`,
  );
  console.info(`Answers before the restore's: ${counts.join('; ')}`);
}, 120_000);

function isAmid({ staged: written }: Seen): boolean {
  return written > 0 && written < count;
}

test.each(names)('%s: answered before the restore is, again and again while it writes', (name) => {
  expect(seen[name].filter(isAmid).length).toBeGreaterThanOrEqual(3);
});

test('while the file is read and planned, calls are answered, too', () => {
  const before = Object.values(seen).flatMap((answers) =>
    answers.filter(({ staged: written }) => written === 0),
  );
  expect(before.length).toBeGreaterThanOrEqual(8);
});

test('each slice of the restore gives somebody who asks for its health a turn', () => {
  const steps = [0, ...new Set(seen.health.map(({ staged: written }) => written)), count].toSorted(
    (left, right) => left - right,
  );
  const jumps = steps.slice(1).map((step, index) => step - (steps[index] ?? 0));
  // With a connection of their own others need no turn, and several slices may pass between two answers.
  if (server.databaseUrl === null) expect(Math.max(...jumps)).toBeLessThanOrEqual(largestSlice);
  expect(steps.length).toBeGreaterThanOrEqual(5);
});

test('nothing of the restore is seen before all of it is', () => {
  for (const name of ['list', 'restoredDocument'] as const) {
    const found = seen[name].map((answer) => answer.found);
    expect([0, count], name).toEqual(expect.arrayContaining([...new Set(found)]));
    expect(found, name).toEqual(found.toSorted((left, right) => Number(left) - Number(right)));
    expect(seen[name].filter((answer) => isAmid(answer) && answer.found !== 0)).toEqual([]);
  }
});
