import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Users } from './access/Users.ts';
import { describeError } from './describeError.ts';
import { errorForLog } from './errorForLog.ts';
import { handleErrors } from './http/handleErrors.ts';
import { loggerOptions } from './http/loggerOptions.ts';
import type { Database } from './store/Database.ts';
import { openDatabase } from './store/openDatabase.ts';
import { prepareDatabase } from './store/prepareDatabase.ts';

const passwordHash = '$argon2id$v=19$m=8,t=1,p=1$c2FsdA$bXkgc2VjcmV0';
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: null, dataDir: 'memory://' });
  await prepareDatabase(database, { kinds: ['DataSet'], seed: async () => undefined });
}, 120_000);

afterAll(() => database.close());

/** What the log says of calls that fail as given. */
async function logOf(fail: () => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = Fastify({ logger: loggerOptions('error', stream) });
  handleErrors(app, { present: async () => null, askDatabase: async () => undefined });
  app.get('/', fail);
  expect((await app.inject('/')).statusCode).toBe(500);
  await app.close();
  return lines.join('');
}

const user = {
  id: 'ann',
  username: 'ann',
  name: 'Ann Secretive',
  emailAddress: null,
  ssoSubject: null,
  permissions: [],
  passwordHash,
};

test('the log tells of a write that failed, but nothing that it would have written', async () => {
  // A text that the database cannot hold.
  const log = await logOf(() => new Users(database.queries).add({ ...user, name: 'Ann Secretive \u0000' }));
  expect(log).toContain('insert into');
  expect(log).toContain('app_user');
  for (const secret of [passwordHash, 'Secretive']) expect(log).not.toContain(secret);
});

test('what the database quotes of a value is not in it either', async () => {
  const insert = () =>
    database.queries.execute(sql`INSERT INTO session (id, user_id) VALUES (${passwordHash}, 'nobody')`);
  const cast = () => database.queries.execute(sql`SELECT ${`${passwordHash} and more`}::bigint`);
  for (const fail of [insert, cast]) {
    const log = await logOf(fail);
    expect(log).toMatch(/"code":"2\w{4}"/);
    expect(log).not.toContain('bXkgc2VjcmV0');
  }
});

test('the message at a terminal hides the same values', async () => {
  const failure: unknown = await new Users(database.queries)
    .add({ ...user, name: '\u0000' })
    .catch((error: unknown) => error);
  const text = describeError(new Error('It cannot start.', { cause: failure }));
  expect(text).toMatch(/^It cannot start\. A query failed\. \w/);
  expect(text).not.toContain(passwordHash);
});

test('any other error is logged in full', () => {
  const logged = errorForLog(new TypeError('no such thing', { cause: new Error('because') }));
  expect(logged).toMatchObject({
    type: 'TypeError',
    message: 'no such thing',
    cause: { message: 'because' },
  });
  expect(logged.stack).toMatch(/^\s+at /);
  expect(errorForLog('thrown')).toMatchObject({ type: 'string', message: 'thrown' });
});
