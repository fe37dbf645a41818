import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { nameFault } from '../../apps/server/src/store/nameFault.ts';
import { dataSetEditorPath, dataSetNameIn } from '../../apps/studio/src/screens/dataSets/dataSets.urls.ts';
import { useServer } from '../support/contract/ContractServer.ts';

/** The console's own files, as the server hands them out beside the calls. */
const staticDir = mkdtempSync(join(tmpdir(), 'studio-pages-'));
mkdirSync(join(staticDir, 'assets'));
const page = '<!doctype html><title>Studio</title>';
const script = 'export {};';
const built = { 'index.html': page, 'assets/main-1a2b3c.js': script };
for (const [file, text] of Object.entries(built)) {
  writeFileSync(join(staticDir, file), text);
  writeFileSync(join(staticDir, `${file}.br`), brotliCompressSync(text));
  writeFileSync(join(staticDir, `${file}.gz`), gzipSync(text));
}
writeFileSync(join(staticDir, 'assets', 'small-4d5e6f.js'), script);
mkdirSync(join(staticDir, '.vite'));
for (const hidden of ['.vite/manifest.json', '.env', 'assets/.map'])
  writeFileSync(join(staticDir, hidden), '{}');
afterAll(() => rmSync(staticDir, { recursive: true, force: true }));

const server = useServer({ staticDir });
const html = { headers: { accept: 'text/html,application/xhtml+xml' } };

test.each([
  '/',
  '/login',
  '/config/dataSet/browser?page=2',
  '/config/dataSet/50%252F50/0/dataItems',
  '/no/such/page',
  '//x',
  '///',
  '//config//dataSet',
  '/%00',
  '/config/%00',
  '/%zz',
  '/config/dataSet/Wind%5CHail/0/dataItems',
  '/.vite/manifest.json',
])('the page is served at %s, never from a stale copy', async (path) => {
  const { status, headers, body } = await server.anyone.send('GET', path, html);
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/html');
  expect(headers['cache-control']).toContain('no-cache');
  expect(body.toString()).toContain('<title>Studio</title>');
  const policy = String(headers['content-security-policy']);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('files whose names change with their content are kept for good', async () => {
  const { status, headers } = await server.anyone.send('GET', '/assets/main-1a2b3c.js');
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('javascript');
  expect(headers['cache-control']).toContain('immutable');
});

/** What each path answers to a client that takes these encodings. */
async function ask(path: string, acceptEncoding: string) {
  const headers = { ...html.headers, 'accept-encoding': acceptEncoding };
  return server.anyone.send('GET', path, { headers });
}

test.each([
  ['/', page, 'text/html'],
  ['/config/dataSet/browser', page, 'text/html'],
  ['/assets/main-1a2b3c.js', script, 'javascript'],
])('%s is handed out as the build has compressed it', async (path, text, type) => {
  const answers = {
    plain: await ask(path, 'identity'),
    gzip: await ask(path, 'gzip, deflate'),
    br: await ask(path, 'gzip, deflate, br, zstd'),
  };
  for (const { status, headers } of Object.values(answers)) {
    expect(status).toBe(200);
    expect(headers['content-type']).toContain(type);
    expect(String(headers.vary).toLowerCase()).toContain('accept-encoding');
  }
  expect(answers.plain.headers['content-encoding']).toBeUndefined();
  expect(answers.plain.body.toString()).toBe(text);
  expect(answers.gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(answers.gzip.body).toString()).toBe(text);
  expect(answers.br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(answers.br.body).toString()).toBe(text);
  const tags = Object.values(answers).map(({ headers: { etag } }) => etag);
  expect(new Set(tags).size).toBe(3);
});

test('a file that the build has not compressed is handed out, too', async () => {
  const { status, headers, body } = await ask('/assets/small-4d5e6f.js', 'identity');
  expect(status).toBe(200);
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['cache-control']).toContain('immutable');
  expect(body.toString()).toBe(script);
});

test('a page that has not changed is not sent again', async () => {
  const { headers } = await ask('/config/dataSet/browser', 'br');
  const again = await server.anyone.send('GET', '/config/dataSet/browser', {
    headers: { ...html.headers, 'accept-encoding': 'br', 'if-none-match': String(headers.etag) },
  });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test.each(['/', '/config/dataSet/browser', '/assets/main-1a2b3c.js'])('%s has a head', async (path) => {
  const whole = await server.anyone.send('GET', path, html);
  const { status, headers, body } = await server.anyone.send('HEAD', path, html);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe(whole.headers['content-type']);
  expect(headers['content-length']).toBe(whole.headers['content-length']);
  expect(body).toHaveLength(0);
});

test('a call has no head here either', async () => {
  const { status, headers } = await server.anyone.send('HEAD', '/health', html);
  expect(status).toBe(405);
  expect(headers.allow).toBe('GET');
});

test('a file that is not there is not the page', async () => {
  for (const path of ['/assets/gone.js', '/favicon.png']) {
    const { status } = await server.anyone.send('GET', path, { headers: { accept: '*/*' } });
    expect(status, path).toBe(404);
  }
});

test('a file of an earlier version is missing, even when it is opened as a page', async () => {
  for (const path of ['/assets/gone-1a2b3c.js', '/assets/', '/assets/%00.js', '/assets//x']) {
    const { status, headers } = await server.anyone.send('GET', path, html);
    expect(status, path).toBe(404);
    expect(headers['content-type'], path).toContain('application/problem+json');
  }
});

test('a call is never answered with the page', async () => {
  for (const path of ['/rest/Nothing', '/rest', '/database/x', '/health/x']) {
    const { status, headers } = await server.anyone.send('GET', path, html);
    expect(status, path).toBe(404);
    expect(headers['content-type'], path).toContain('application/problem+json');
  }
});

test('nothing outside the folder is served', async () => {
  for (const path of [
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cx',
    '//etc/passwd',
    '/%00',
    '/assets/%00.js',
  ]) {
    const { status, body } = await server.anyone.send('GET', path, { headers: { accept: '*/*' } });
    expect([400, 403, 404], path).toContain(status);
    expect(body.toString(), path).not.toMatch(/root:|"name":/);
  }
});

test('files that the build keeps for itself are not served', async () => {
  for (const path of [
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/.env',
    '/assets/.map',
    '/assets/%2emap',
  ]) {
    const { status, body } = await server.anyone.send('GET', path, { headers: { accept: '*/*' } });
    expect(status, path).toBe(404);
    expect(body.toString(), path).not.toBe('{}');
  }
});

test.each(['GET', 'HEAD'])('what cannot be done with a file is refused as HTTP says, %s', async (method) => {
  const asked = [
    [{ range: 'bytes=999999999-' }, 416],
    [{ range: 'bytes=5-1' }, 416],
    [{ range: 'bytes=-0' }, 416],
    [{ 'if-match': '"x"' }, 412],
    [{ 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412],
  ] as const;
  for (const path of ['/', '/config/dataSet/browser', '/assets/main-1a2b3c.js', '/assets/small-4d5e6f.js']) {
    for (const [headers, expected] of asked) {
      const answer = await server.anyone.send(method, path, { headers: { ...html.headers, ...headers } });
      expect(answer.status, `${path} ${JSON.stringify(headers)}`).toBe(expected);
      if (expected === 416) expect(answer.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
      if (method === 'HEAD') continue;
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(JSON.parse(answer.body.toString())).toMatchObject({ status: expected });
    }
  }
});

/** Names with what means something in paths, in addresses and to file systems. */
const names = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\\',
        '/',
        '.',
        '..',
        '%',
        '%2F',
        '%5C',
        '?',
        '#',
        ';',
        ':',
        '*',
        '"',
        '|',
        ' ',
        '~',
        '.js',
        '.html',
      ),
      fc.constantFrom(
        'index.html',
        'assets',
        'rest',
        '.vite',
        'C:',
        '\u00a0',
        '\u202e',
        'é',
        '語'.repeat(300),
      ),
      fc.string({ unit: 'binary', maxLength: 5 }),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join('').trim())
  .filter((name) => nameFault(name) === null && name.length <= 1000 && !/^\.{1,2}$/.test(name));

test('every name that the server takes has an address that opens', async () => {
  await fc.assert(
    fc.asyncProperty(names, async (name) => {
      // As a browser sends it.
      const { pathname } = new URL(dataSetEditorPath(name, 0), server.origin);
      expect(dataSetNameIn(pathname)).toBe(name);
      const { status, body } = await server.anyone.send('GET', pathname, html);
      expect(status).toBe(200);
      expect(body.toString()).toBe(page);
    }),
    { examples: [['Wind\\Hail'], ['a/../b'], ['..\\..\\x'], ['100%'], ['a.'], ['n'.repeat(1000)]] },
  );
});
