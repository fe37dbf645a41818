import { hash } from 'node:crypto';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addSecurityHeaders, isCall } from './addSecurityHeaders.ts';

async function headersOf(url: string, sent: Record<string, string> = {}) {
  const app = Fastify({ trustProxy: true });
  await addSecurityHeaders(app);
  app.get('*', () => 'page');
  return (await app.inject({ url, headers: sent })).headers;
}

test('a page may run no script and no style that stands in it', async () => {
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
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

test('a browser is told not to guess, not to frame and not to tell others', async () => {
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
  const secure = await headersOf('/', { 'x-forwarded-proto': 'https' });
  expect(secure['strict-transport-security']).toContain('max-age=31536000');
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
