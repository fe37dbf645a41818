import { hash } from 'node:crypto';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addSecurityHeaders, isCall } from './addSecurityHeaders.ts';
import { Connections } from './Connections.ts';

async function headersOf(url: string, sent: Record<string, string> = {}, hstsSubdomains = false) {
  const app = Fastify({ trustProxy: true });
  const connections = new Connections({ trustProxy: '127.0.0.1', publicUrl: null });
  await addSecurityHeaders(app, { connections, hstsSubdomains });
  app.get('*', () => 'page');
  return (await app.inject({ url, headers: sent })).headers;
}

test('a page may run no inline script and no inline style', async () => {
  const policy = String((await headersOf('/'))['content-security-policy']);
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
  const emptyDigest = `'sha256-${hash('sha256', '', 'base64')}'`;
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('script-src')).toEqual(["'self'"]);
  expect(directives.get('style-src')).toEqual(["'self'", emptyDigest]);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(directives.get('base-uri')).toEqual(["'none'"]);
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

test('the headers forbid guessing types, framing and sending referrers', async () => {
  expect(await headersOf('/')).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('https is insisted on where it was used', async () => {
  expect(await headersOf('/')).not.toHaveProperty('strict-transport-security');
  const sent = { 'x-forwarded-proto': 'https' };
  expect((await headersOf('/', sent))['strict-transport-security']).toBe('max-age=31536000');
  const wide = await headersOf('/', sent, true);
  expect(wide['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('a proxy that speaks https without being configured is warned of, once', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } });
  const connections = new Connections({ trustProxy: null, publicUrl: null });
  await addSecurityHeaders(app, { connections, hstsSubdomains: false });
  app.get('*', () => 'page');
  await app.inject({ url: '/' });
  expect(lines).toEqual([]);
  for (let call = 0; call < 3; call += 1)
    await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('STUDIO_PUBLIC_URL');
});

test('answers to calls are kept nowhere', async () => {
  expect((await headersOf('/rest/DataSet/filter'))['cache-control']).toBe('no-store');
  expect((await headersOf('/dataSet/browser'))['cache-control']).toBeUndefined();
});

test.each([
  ['/rest/Login', true],
  ['/rest', true],
  ['/health?x=1', true],
  ['/database/DatabaseDownloadServlet', true],
  ['/restful', false],
  ['/config/rest', false],
  ['/', false],
])('%s belongs to the contract: %s', (url, expected) => {
  expect(isCall(url)).toBe(expected);
});
