import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';

/** Saves of a kind that come at the same time share transactions. */
const server = useServer();
const count = 24;
const names = Array.from({ length: count }, (_, number) => `Together ${number}`);

test('saves at the same time are each made once, and a refused one changes nothing for the others', async () => {
  const { admin, author } = server;
  const created = await Promise.all(
    names.map((name) => admin.call('createDataSet', { body: staticSet(name) })),
  );
  expect(new Set(created.map(({ status }) => status))).toEqual(new Set([201]));
  const save = (number: number, description: string, key: string, user = admin) => {
    const body = staticSet(names[number] ?? '', { description });
    const headers = { 'if-match': created[number]?.etag ?? '', 'idempotency-key': key };
    return user.call('updateDataSet', { path: { dataSetName: body.name }, body, headers });
  };
  const numbers = names.map((_, number) => number);
  const rounds = await Promise.all([
    Promise.all(numbers.map((number) => save(number, 'first', `first ${number}`))),
    // The same call once more, as after a lost answer.
    Promise.all(numbers.map((number) => save(number, 'first', `first ${number}`))),
    Promise.all(numbers.map((number) => save(number, 'second', `second ${number}`, author))),
  ]);
  const { records } = (await admin.call('listConfigurationLogs', { query: { numberOfRows: 500 } })).body(200);
  for (const number of numbers) {
    const [once, again, other] = rounds.map((round) => round[number]);
    const isFirst = once?.status === 200;
    expect([once?.status, again?.status, other?.status]).toEqual(isFirst ? [200, 200, 412] : [412, 412, 200]);
    if (isFirst) expect(again?.etag).toBe(once.etag);
    const path = { dataSetName: names[number] ?? '' };
    const stored = (await admin.call('getDataSet', { path })).body(200);
    expect(stored).toMatchObject({ version: 2, description: isFirst ? 'first' : 'second' });
    expect(records.filter(({ message }) => message.includes(`'${path.dataSetName}'`)).length).toBe(2);
  }
  const revisions = await server.query(
    "select count(distinct revision)::int as revisions, count(*)::int as versions from history where name like 'Together %'",
  );
  expect(revisions).toEqual([{ revisions: 2 * count, versions: 2 * count }]);
});
