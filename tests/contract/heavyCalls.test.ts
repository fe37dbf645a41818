import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { contract, nodeAt, type Operation } from '../support/contract/contract.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import { fileBody } from '../support/contract/fileBody.ts';

/** Of the calls that cost the server most a user has two of a sort under way at a time. */
const server = useServer();

/** Another user who may do as much. */
beforeAll(async () => {
  await server.query(
    "update app_user set permissions = (select permissions from app_user where id = 'admin') where id = 'author'",
  );
  await server.signInAgain();
});

const atATime = 2;
const mayWait = 20;
const limited = [...contract.values()].filter(({ concurrency }) => concurrency !== null);

const queries: Readonly<Record<string, Record<string, string>>> = {
  downloadSection: { sectionName: 'All' },
  downloadHistoryCsv: { exportType: 'csv', currentState: 'administrator' },
  downloadHistoryXls: { exportType: 'xls', currentState: 'administrator' },
  reloadFormTemplateRules: { ruleType: 'field', mode: 'plan' },
  previewFormTemplateSet: { action: 'publish' },
  restoreSections: { operation: 'REFRESH', mode: 'plan' },
  uploadSectionDocument: { sectionTemplateId: 'none', documentTemplateName: 'a.pdf' },
};

/** The values of path parameters. */
const places: Readonly<Record<string, string>> = { dataSetName: 'Any', id: '1', formerId: '1' };

test('the contract says which calls are limited, and what they answer then', () => {
  expect(limited.map(({ concurrency }) => concurrency)).toEqual(limited.map(() => atATime));
  const answering = [...contract.values()].filter(
    ({ responses }) => responses.get(429)?.pointer === '/components/responses/TooManyCalls',
  );
  expect(answering.map(({ id }) => id)).toEqual(limited.map(({ id }) => id));
  expect(limited.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      ...['tryDataSetItems', 'getFormTemplateGraph', 'reloadFormTemplateRules'],
      ...['compareFormTemplateSets', 'previewFormTemplateSet'],
    ]),
  );
  expect(nodeAt('/components/responses/TooManyCalls')).toHaveProperty('headers.Retry-After');
});

/** Calls that do not end before the connection does. */
interface Unending {
  end: () => void;
}

/**
 * As many calls as may be made and may wait. Those with a body wait for it; the answers of the others wait for that of a
 * stream of events, which came first on the same connection and has no end.
 */
async function fill(user: ApiClient, operation: Operation): Promise<Unending> {
  const hasBody = operation.bodyTypes.length > 0;
  // One too many is answered at once, and shows that all have come.
  const length = atATime + mayWait + (hasBody ? 1 : 0);
  const calls = await Promise.all(Array.from({ length }, () => requestOf(user, operation)));
  const stream = headOf(user, {
    method: 'GET',
    target: '/rest/Events?uri=/DataSet:Roof%20Covering',
    isOfBrowser: false,
  });
  const texts = hasBody ? calls : [[stream, ...calls].join('')];
  const { hostname, port } = new URL(server.origin);
  const sockets = texts.map((text) => {
    const socket = connect(Number(port), hostname);
    socket
      .on('error', () => undefined)
      .resume()
      .write(text);
    return socket;
  });
  if (hasBody) {
    const answered: number[] = [];
    for (const [index, socket] of sockets.entries()) socket.once('data', () => answered.push(index));
    await Promise.race(sockets.map((socket) => once(socket, 'data')));
    expect(answered).toHaveLength(1);
  }
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  return { end };
}

async function requestOf(
  user: ApiClient,
  { id, method, path, bodyTypes, security }: Operation,
): Promise<string> {
  const isOfBrowser = security.includes('temporaryToken');
  const query = new URLSearchParams(queries[id]);
  if (isOfBrowser) query.set('t', (await user.call('createTemporaryToken')).body(200).token);
  const target = `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(places[name]))}?${query}`;
  const [bodyType] = bodyTypes;
  return headOf(user, { method, target, isOfBrowser, ...(bodyType !== undefined && { bodyType }) });
}

interface Head {
  method: string;
  target: string;
  isOfBrowser: boolean;
  /** Of a body that is announced. Default: there is none. */
  bodyType?: string;
}

function headOf(user: ApiClient, { method, target, isOfBrowser, bodyType }: Head): string {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `host: ${new URL(user.origin).host}`,
    `cookie: ${user.cookieName}=${user.loginToken}`,
    ...(isOfBrowser ? [] : [`x-client-id: ${user.clientId}`, 'x-console-type: studio']),
    ...(bodyType === undefined ? [] : [`content-type: ${bodyType}; boundary=x`, 'content-length: 1000']),
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

test.each(limited.map((operation) => [operation.id, operation] as const))(
  'of %s two are under way, twenty wait, and the next is refused until one of them ends',
  async (_, operation) => {
    const unending = await fill(server.admin, operation);
    try {
      // On a connection of their own the others may not have come yet. Calls between give them time.
      for (let call = 0; call < 3; call += 1) await server.admin.call('createTemporaryToken');
      await expect.poll(() => statusNow(operation), { timeout: 40_000 }).toBe(429);
      expect((await callAny(server.author, operation)).status).not.toBe(429);
    } finally {
      unending.end();
    }
    await expect.poll(() => statusNow(operation), { timeout: 40_000 }).not.toBe(429);
  },
);

const statusNow = async (operation: Operation) => (await callAny(server.admin, operation)).status;

function callAny(user: ApiClient, { id, bodyTypes, security }: Operation) {
  const [bodyType = ''] = bodyTypes;
  const file = fileBody('a.txt', '1\tOne');
  const body = id === 'tryDataSetItems' ? staticSet('Any') : { ids: ['none'] };
  const content = { 'multipart/form-data': file, 'application/json': { body }, '': {} }[bodyType];
  const input = { path: places, query: queries[id] ?? {}, ...content };
  return security.includes('temporaryToken') ? callAsBrowser(user, id, input) : user.call(id, input);
}
