import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { expect, test } from 'vitest';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import {
  dataSetElement,
  harmlessFile,
  initializationFile,
  section,
} from '../support/contract/hostileFiles.ts';

/** Somebody's file or save is on its way, slowly, while what they may do is taken from them. */
const server = useServer();

interface Upload {
  /** Sends the other half, and answers the status. */
  finish: () => Promise<number | undefined>;
}

async function beginUpload(user: ApiClient): Promise<Upload> {
  const { token } = (await user.call('createTemporaryToken')).body(200);
  const { headers, body } = fileBody('a.dbinit', harmlessFile);
  const path = `/databaseUpload/databaseUploadServlet?operation=REFRESH&mode=unmarshal&t=${token}`;
  return begin(user, path, { headers, content: Buffer.from(body as Uint8Array) });
}

/** Half of a new data set. */
async function beginSave(user: ApiClient, name: string): Promise<Upload> {
  const headers = {
    'content-type': 'application/json',
    'x-client-id': user.clientId ?? '',
    'x-console-type': 'studio',
  };
  return begin(user, '/rest/DataSet', { headers, content: Buffer.from(JSON.stringify(staticSet(name))) });
}

interface Body {
  headers: OutgoingHttpHeaders | undefined;
  content: Buffer;
}

async function begin(user: ApiClient, path: string, { headers, content }: Body): Promise<Upload> {
  const half = Math.floor(content.length / 2);
  const sending: ClientRequest = request(`${server.origin}${path}`, {
    method: 'POST',
    headers: {
      ...headers,
      cookie: `${user.cookieName}=${user.loginToken}`,
      'content-length': content.length,
      expect: '100-continue',
    },
  });
  const isRead = once(sending, 'continue');
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  sending.flushHeaders();
  await isRead;
  sending.write(content.subarray(0, half));
  return {
    finish: async () => {
      sending.end(content.subarray(half));
      const [response] = await answered;
      response.resume();
      return response.statusCode;
    },
  };
}

test('a file that has arrived as a whole is restored', async () => {
  const user = await server.anyone.signIn('admin');
  const upload = await beginUpload(user);
  expect(await upload.finish()).toBe(200);
});

test('a session that ends while the file arrives restores nothing', async () => {
  const user = await server.anyone.signIn('admin');
  const before = await server.query('select * from kind_revision order by kind');
  const upload = await beginUpload(user);
  await user.copy().call('signOut');
  expect(await upload.finish()).toBe(401);
  expect(await server.query('select * from kind_revision order by kind')).toEqual(before);
});

test('a session that ends while the file is being written restores nothing', async () => {
  const user = await server.anyone.signIn('admin');
  const before = await server.query('select * from kind_revision order by kind');
  const sets = Array.from({ length: 3000 }, (_, index) => dataSetElement(`Written ${index}`));
  const file = fileBody('a.dbinit', initializationFile(section('Data Sets', ...sets)));
  const query = { operation: 'REFRESH', mode: 'unmarshal' };
  const restoring = callAsBrowser(user, 'restoreSections', { query, ...file });
  const writing =
    "select 1 as found from pg_locks where relation = 'history'::regclass and mode = 'RowExclusiveLock' limit 1";
  await expect.poll(() => server.query(writing), { interval: 1, timeout: 30_000 }).toHaveLength(1);
  await user.copy().call('signOut');
  expect((await restoring).status).toBe(401);
  expect(await server.query('select * from kind_revision order by kind')).toEqual(before);
  expect(await server.query("select 1 from document where name like 'Written %'")).toEqual([]);
});

test('a session that ends while the body of a save arrives writes nothing', async () => {
  const user = await server.anyone.signIn('author');
  expect(await (await beginSave(user, 'Arrived')).finish()).toBe(201);
  const save = await beginSave(user, 'Signed out');
  await user.copy().call('signOut');
  expect(await save.finish()).toBe(401);
  expect(await server.query("select 1 from document where name = 'Signed out'")).toEqual([]);
});
