import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { contract } from '../support/contract/contract.ts';
import { item, staticSet } from '../support/contract/dataSetBodies.ts';

const server = useServer({ trustProxy: '127.0.0.1' });

const paths = ['/health', '/rest/Login/options', '/rest/DataSet/filter', '/rest/Nothing', '/nothing', '/'];

test.each(paths)('%s carries the headers that keep a browser from harm', async (path) => {
  const { headers } = await server.anyone.send('GET', path);
  const policy = String(headers['content-security-policy']);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|unsafe-hashes|\*/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toMatch(/^(no-referrer|same-origin|strict-origin)/);
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('no answer of a call is kept by a cache, but those that it may ask for anew', async () => {
  for (const path of [
    '/rest/User/current',
    '/rest/DataSet/filter',
    '/rest/DataSet/Roof%20Covering/items',
    '/rest/DataSet/No%20such%20set',
    '/rest/Login',
  ]) {
    const { headers } = await server.admin.send('GET', path);
    expect(headers['cache-control'], path).toContain('no-store');
  }
});

test('another site learns nothing by asking', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  const preflight = await server.admin.send('OPTIONS', '/rest/DataSet', { headers });
  expect(preflight.status).toBeGreaterThanOrEqual(400);
  expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
});

test('over https the cookie is Secure', async () => {
  const body = { username: 'viewer', password: 'studio-demo' };
  const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' };
  const secure = await server.anyone.copy().call('signIn', { body, headers });
  expect(secure.headers['set-cookie']?.[0]).toMatch(/; Secure/);
  expect(secure.headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
  const plain = await server.anyone.copy().call('signIn', { body });
  expect(plain.headers['set-cookie']?.[0]).not.toMatch(/; Secure/);
});

const huge = Buffer.alloc(64 * 1024 * 1024, ' ');

test.each(['createDataSet', 'updateDataSet'] as const)('%s refuses a body that is too large', async (id) => {
  const path = { dataSetName: 'Roof Covering' };
  const headers = { 'if-match': '*' };
  const answer = await server.admin.call(id, { path, headers, body: huge }).catch(connectionClosed);
  expect(answer === 'closed' || answer.status === 413).toBe(true);
  const announced = { ...headers, 'content-length': String(huge.length), expect: '100-continue' };
  const { status } = await server.admin.call(id, { path, headers: announced, body: '' });
  expect(status).toBe(413);
});

/** A server may close the connection before the client has sent everything. */
function connectionClosed(error: unknown): 'closed' {
  const { code } = error as { code?: string };
  if (code === 'EPIPE' || code === 'ECONNRESET') return 'closed';
  throw error;
}

test('a body at the limits of the contract fits', async () => {
  const items = Array.from({ length: 100_000 }, (_, index) => item(`Label ${index}`, `V${index}`, index));
  const answer = await server.admin.call('createDataSet', { body: staticSet('Hundred thousand', { items }) });
  expect(answer.body(201).items).toHaveLength(100_000);
});

test('credentials of another size than the contract allows never reach the password check', async () => {
  const body = { username: 'admin', password: 'p'.repeat(1_100_000) };
  const { status } = await server.anyone.send('POST', '/rest/Login', { body });
  expect([413, 422]).toContain(status);
});

test.each([...contract.values()].filter(({ method }) => method === 'GET'))(
  '$path does no work for HEAD',
  async ({ path }) => {
    const { status, headers, body } = await server.admin.send('HEAD', path.replaceAll(/\{\w+\}/g, '1'));
    expect(status).toBe(405);
    expect(headers.allow?.split(', ')).toContain('GET');
    expect(headers.allow).not.toContain('HEAD');
    expect(body).toHaveLength(0);
  },
);

test('a HEAD request for a stream opens none, and adds no one to who is here', async () => {
  const uri = '/DataSet:Roof Covering';
  const path = `/rest/Events?uri=${encodeURIComponent(uri)}`;
  for (let count = 0; count < 20; count += 1) {
    expect((await server.viewer.send('HEAD', path)).status).toBe(405);
  }
  const reader = await server.viewer.watch([uri]);
  expect((await reader.next('here')).people).toMatchObject([{ userId: 'viewer', sessions: 1 }]);
  await reader.close();
  const other = await server.admin.watch([uri]);
  const { people } = await other.until('here', (here) => here.people.every(({ isSelf }) => isSelf));
  expect(people).toMatchObject([{ userId: 'admin' }]);
  await other.close();
});

test('answers are compressed for clients that accept it', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  const response = await server.admin.send('GET', '/rest/DataSet/filter?numberOfRows=500', { headers });
  expect(response.status).toBe(200);
  expect(response.headers['content-encoding']).toBe('gzip');
  expect(String(response.headers.vary)).toMatch(/accept-encoding/i);
});

test('a document with a polluted prototype is refused', async () => {
  const text = JSON.stringify(staticSet('Polluted')).replace('{', '{"__proto__": {"required": true},');
  const { status } = await server.admin.call('createDataSet', { body: text });
  expect([400, 422]).toContain(status);
});

test('every character that JSON can hold comes back', async () => {
  const odd = [
    '\u0000',
    '\u0001\u001F',
    '\u007F',
    '\uFFFE\uFFFF',
    '\uD83D',
    '\uDE00 lone',
    '\r\n\t',
    '\\',
    '"',
    '\u2028\u2029',
    '\uFEFF',
  ];
  const items = odd.map((text, index) =>
    item(`${index} ${text} end`, `v${index}${text}v`, index, { grouping: `g${text}g` }),
  );
  const body = staticSet('Odd characters', {
    description: odd.join(' '),
    items: items.map((each) => ({ ...each, grouping: '' })),
  });
  const created = (await server.admin.call('createDataSet', { body })).body(201);
  expect(created.items.map(({ name }) => name)).toEqual(items.map(({ name }) => name));
  expect(created.items.map(({ value }) => value)).toEqual(items.map(({ value }) => value));
  expect(created.description).toBe(body.description);
  const read = await server.viewer.call('getDataSet', { path: { dataSetName: 'Odd characters' } });
  expect(read.body(200)).toEqual(created);
});

/** Sends bytes as they are, and answers all that comes back until the connection is closed. */
async function sendBytes(text: string): Promise<string> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(text);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

test.each([
  ['no HTTP at all', 'Hello?\r\n\r\n', 400],
  [
    'length and chunks at once',
    'POST /rest/Login HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}',
    400,
  ],
  ['headers without an end', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
])('%s is answered with a problem document', async (_, text, status) => {
  const [head = '', body = ''] = (await sendBytes(text)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain('content-type: application/problem+json');
  expect(JSON.parse(body)).toMatchObject({
    status,
    type: expect.stringMatching(/^\/problems\//),
    detail: expect.any(String),
  });
});
