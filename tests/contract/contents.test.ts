import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createServer } from '../../apps/server/src/index.ts';
import { ContentStore } from '../../apps/server/src/store/contents/ContentStore.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { ownDatabase } from '../support/contract/ownDatabase.ts';
import { suiteOptions } from '../support/contract/suiteOptions.ts';
import { waitUntil } from '../support/waitUntil.ts';

const server = useServer();

test('a portrait is sent with its digest, and can run nothing', async () => {
  const image = await server.viewer.send('GET', '/rest/User/admin/image');
  expect(image.status).toBe(200);
  const digest = createHash('sha256').update(image.body).digest('base64url');
  expect(image.headers['etag']).toBe(`"${digest}"`);
  expect(image.headers['content-length']).toBe(String(image.body.length));
  expect(image.headers['x-content-type-options']).toBe('nosniff');
  expect(image.headers['content-security-policy']).toContain("sandbox; default-src 'none'");
});

const day = 24 * 60 * 60_000;
const limit = 5_000_000;

function storeAt(clock: () => number): ContentStore {
  return new ContentStore({ queries: server.queries, clock });
}

async function rowsOf(digest: string) {
  const chunks = await server.query(`select number from content_chunk where digest = '${digest}'`);
  const rows = await server.query(`select complete, used from content where digest = '${digest}'`);
  return { chunks: chunks.length, rows };
}

test('those who add the same at the same time store it once', async () => {
  const contents = storeAt(server.clock.now);
  const bytes = randomBytes(700_000);
  const adds = Array.from({ length: 6 }, () => contents.add(Readable.from([bytes]), { limit }));
  const [stored, ...others] = await Promise.all(adds);
  if (!stored) throw new Error('Nothing was stored.');
  expect(others).toEqual(Array(5).fill(stored));
  expect(await rowsOf(stored.digest)).toEqual({ chunks: 3, rows: [{ complete: true, used: false }] });
  expect((await buffer(Readable.from(contents.read(stored)))).equals(bytes)).toBe(true);
});

test('what is added again while it is swept is there', async () => {
  const before = storeAt(() => server.clock.now() - 2 * day);
  const contents = storeAt(server.clock.now);
  for (let round = 0; round < 10; round += 1) {
    const bytes = randomBytes(600_000);
    await before.add(Readable.from([bytes]), { limit });
    const [stored] = await Promise.all([
      contents.add(Readable.from([bytes]), { limit }),
      contents.sweep(),
      contents.sweep(),
    ]);
    expect(await contents.find(stored.digest)).toEqual(stored);
    expect((await buffer(Readable.from(contents.read(stored)))).equals(bytes)).toBe(true);
  }
});

test('what an add has left that was killed is gone after the next start', async () => {
  const database = await ownDatabase();
  const start = () => createServer({ ...suiteOptions, ...database.options });
  try {
    const first = await start();
    const before = new ContentStore({ queries: first.queries, clock: () => Date.now() - 2 * day });
    const { digest } = await before.add(Readable.from([randomBytes(600_000)]), { limit });
    await first.queries.execute(`update content set complete = false where digest = '${digest}'`);
    await first.queries.execute(`delete from content_chunk where digest = '${digest}' and number = 2`);
    await first.close();
    const second = await start();
    try {
      await second.listen();
      const left = `select number from content_chunk where digest = '${digest}'`;
      const attempt = async () => {
        expect(await second.queries.execute(left)).toMatchObject({ rows: [] });
      };
      await waitUntil(attempt, { what: 'Removing the rest', deadlineMs: 30_000 });
    } finally {
      await second.close();
    }
  } finally {
    await database.remove();
  }
});
