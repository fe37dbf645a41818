import Fastify, { type FastifyRequest, type InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { Connections } from './Connections.ts';

type Headers = Readonly<Record<string, string>>;

/** What a server with these proxies holds of a call, which comes from the address given. */
async function isLocal(
  trustProxy: string | null,
  headers: Headers,
  remoteAddress = '127.0.0.1',
): Promise<boolean> {
  const connections = new Connections({ trustProxy, publicUrl: null });
  await using app = Fastify({ trustProxy: trustProxy ?? false });
  app.get('/', (request: FastifyRequest) => ({ isLocal: connections.isLocal(request) }));
  const call: InjectOptions = { url: '/', headers: { host: 'localhost:4000', ...headers }, remoteAddress };
  return (await app.inject(call)).json<{ isLocal: boolean }>().isLocal;
}

const forwarding = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-client-ip',
  'cf-connecting-ip',
];

test.each(forwarding)(
  'a client that sends %s through an untrusted proxy is not local, whatever the value',
  async (name) => {
    for (const value of ['127.0.0.1', '203.0.113.7'])
      expect(await isLocal(null, { [name]: value })).toBe(false);
  },
);

test('a call to a loopback name counts only from a loopback address', async () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect(await isLocal(null, {}, address), address).toBe(true);
  }
  for (const address of ['192.168.0.10', '2001:db8::1', '::ffff:192.168.0.10']) {
    expect(await isLocal(null, {}, address), address).toBe(false);
    expect(await isLocal('192.168.0.10', {}, address), address).toBe(false);
  }
});

test('a trusted proxy is believed when it says that a loopback address called', async () => {
  const from = (client: string, more: Headers = {}) => ({ 'x-forwarded-for': client, ...more });
  expect(await isLocal('127.0.0.1', from('127.0.0.1'))).toBe(true);
  expect(await isLocal('127.0.0.1', from('::1', { 'x-real-ip': '::1', via: '1.1 here' }))).toBe(true);
  expect(await isLocal('192.168.0.10', from('127.0.0.1'), '192.168.0.10')).toBe(true);
  expect(await isLocal('127.0.0.1', from('203.0.113.7'))).toBe(false);
  expect(await isLocal('127.0.0.1', from('203.0.113.7, 127.0.0.1'))).toBe(false);
  expect(await isLocal('127.0.0.1', from('127.0.0.1', { 'x-forwarded-host': 'a.example' }))).toBe(false);
});

test('a trusted proxy that does not say who called is not believed', async () => {
  for (const name of forwarding.filter((each) => each !== 'x-forwarded-for')) {
    expect(await isLocal('127.0.0.1', { [name]: '127.0.0.1' }), name).toBe(false);
  }
  expect(await isLocal('127.0.0.1', { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '203.0.113.7' })).toBe(
    false,
  );
});

test('a proxy that others trust, and this server does not, is not believed', async () => {
  expect(await isLocal('192.168.0.10', { 'x-forwarded-for': '127.0.0.1' })).toBe(false);
});

test('a call whose connection is closed already comes from nowhere', () => {
  const connections = new Connections({ trustProxy: null, publicUrl: null });
  expect(connections.isLocal({ hostname: 'localhost', headers: {}, ip: undefined, ips: [] })).toBe(false);
});
