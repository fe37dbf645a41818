import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Users } from '../../access/Users.ts';
import type { Database } from '../Database.ts';
import { readMigrations } from '../migrations.ts';
import { prepareDatabase } from '../prepareDatabase.ts';
import { openEmptyDatabase } from '../testing/openEmptyDatabase.ts';
import { ContentStore } from './ContentStore.ts';

/** A store that was in use while portraits had a table of their own. */
let database: Database;

const large = Buffer.alloc(600_000, 'portrait');
const small = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255]);
const pictures: [user: string, image: Buffer | null][] = [
  ['ana', small],
  ['ben', large],
  ['cleo', small],
  ['dan', null],
];

beforeAll(async () => {
  database = await openEmptyDatabase();
  const migrations = await readMigrations();
  const index = migrations.findIndex(({ name }) => name === '0010_contents.sql');
  const options = { kinds: ['Thing'], seed: async () => undefined };
  await prepareDatabase(database, { ...options, migrations: migrations.slice(0, index) });
  for (const [user, image] of pictures) {
    await database.queries.execute(
      sql`INSERT INTO app_user (id, name, permissions) VALUES (${user}, ${user}, '[]')`,
    );
    if (image === null) continue;
    await database.queries.execute(sql`INSERT INTO user_image VALUES (${user}, ${image}, 'image/png')`);
  }
  await prepareDatabase(database, { ...options, migrations });
}, 120_000);

afterAll(() => database.close());

test('every user has the portrait of before, byte for byte, and two who share one share its bytes', async () => {
  const [users, now] = [new Users(database.queries), Date.now()];
  const contents = new ContentStore({ queries: database.queries, clock: () => now + 1_000_000_000 });
  expect(await contents.sweep()).toBe(0);
  for (const [user, image] of pictures) {
    const found = await users.findImage(user);
    if (image === null) expect(found).toBeNull();
    else {
      const digest = createHash('sha256').update(image).digest('base64url');
      expect(found).toEqual({ digest, size: image.length, mediaType: 'image/png' });
      expect(await contents.find(digest)).toEqual({ digest, size: image.length });
      const bytes = await buffer(Readable.from(contents.read({ digest, size: image.length })));
      expect(bytes.equals(image)).toBe(true);
    }
  }
});
