import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';

/** The console's own files, as the server hands them out beside the calls. */
const staticDir = mkdtempSync(join(tmpdir(), 'studio-pages-'));
mkdirSync(join(staticDir, 'assets'));
writeFileSync(join(staticDir, 'index.html'), '<!doctype html><title>Studio</title>');
writeFileSync(join(staticDir, 'assets', 'main-1a2b3c.js'), 'export {};');
afterAll(() => rmSync(staticDir, { recursive: true, force: true }));

const server = useServer({ staticDir });
const html = { headers: { accept: 'text/html,application/xhtml+xml' } };

test.each([
  '/',
  '/login',
  '/config/dataSet/browser?page=2',
  '/config/dataSet/50%252F50/0/dataItems',
  '/no/such/page',
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

test.each(['/', '/config/dataSet/browser', '/assets/main-1a2b3c.js'])('%s has a head', async (path) => {
  const page = await server.anyone.send('GET', path, html);
  const { status, headers, body } = await server.anyone.send('HEAD', path, html);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe(page.headers['content-type']);
  expect(headers['content-length']).toBe(page.headers['content-length']);
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
