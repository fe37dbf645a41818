import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentAnswer } from '../http/contentAnswer.ts';
import { ContentStore } from '../store/contents/ContentStore.ts';
import type { Database } from '../store/Database.ts';
import { prepareDatabase } from '../store/prepareDatabase.ts';
import { openEmptyDatabase } from '../store/testing/openEmptyDatabase.ts';
import { receiveContent } from './receiveContent.ts';

let database: Database;
let contents: ContentStore;

beforeAll(async () => {
  database = await openEmptyDatabase();
  await prepareDatabase(database, { kinds: ['Thing'], seed: async () => undefined });
  contents = new ContentStore({ queries: database.queries, clock: () => 1 });
}, 120_000);

afterAll(() => database.close());

function upload(name: string, text: string) {
  const bytes = Buffer.from(text);
  const openRange = (start = 0, end = bytes.length) => Readable.from([bytes.subarray(start, end)]);
  return { name, size: bytes.length, open: () => openRange(), openRange };
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test('a file is stored as what its bytes show, and sent so that it runs nothing', async () => {
  const content = await receiveContent(contents, upload('Größe.png', svg), {
    ...{ taken: ['image/svg+xml'], scan: null },
  });
  expect(content).toMatchObject({ size: svg.length, mediaType: 'image/svg+xml', fileName: 'Größe.png' });
  const shown = await contentAnswer(contents, { content, mediaType: content.mediaType, freshSeconds: null });
  expect(shown.headers).toMatchObject({
    etag: `"${content.digest}"`,
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none';/),
    'x-content-type-options': 'nosniff',
  });
  expect(shown.headers).not.toHaveProperty('content-disposition');
  expect((await buffer(shown.body)).toString()).toBe(svg);
  const options = { content, mediaType: content.mediaType, fileName: content.fileName, freshSeconds: 60 };
  expect((await contentAnswer(contents, options)).headers).toMatchObject({
    'cache-control': 'private, max-age=60',
    'content-disposition': expect.stringContaining("filename*=UTF-8''Gr%C3%B6%C3%9Fe.png"),
  });
});

test('a file of another type than its name says is refused', async () => {
  const refused = receiveContent(contents, upload('icon.png', svg), {
    ...{ taken: ['image/png', 'image/gif'], scan: null },
  });
  await expect(refused).rejects.toMatchObject({ status: 415 });
});
