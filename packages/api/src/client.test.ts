import { expect, test } from 'vitest';
import { createStudioClient, type StudioClientOptions } from './client.ts';
import { ConnectionError, isAbort, isProblem, ProblemError } from './errors.ts';
import { result } from './result.ts';

const problem = {
  type: '/problems/x',
  title: 'Refused',
  status: 403,
  detail: 'Not yours.',
  permission: 'MANAGE_DATASETS',
};

function clientFor(
  respond: (request: Request) => Response | Promise<Response>,
  options: Partial<StudioClientOptions> = {},
) {
  const requests: Request[] = [];
  const client = createStudioClient({
    baseUrl: 'http://studio.test',
    getClientId: () => 'client-1',
    fetch: async (request) => {
      requests.push(request);
      return respond(request);
    },
    ...options,
  });
  return { client, requests };
}

function problemResponse(status: number, headers: Record<string, string> = {}): Response {
  return Response.json(
    { ...problem, status },
    { status, headers: { 'Content-Type': 'application/problem+json', ...headers } },
  );
}

const getRoof = (client: ReturnType<typeof clientFor>['client'], signal?: AbortSignal) =>
  result(
    client.GET('/rest/DataSet/{dataSetName}', {
      params: { path: { dataSetName: 'Roof/Type' } },
      signal: signal ?? null,
    }),
  );

test('every call carries the console type, the client id and, where there is no cookie jar, the login token', async () => {
  const { client, requests } = clientFor(() => Response.json({ name: 'Roof/Type' }), {
    getLoginToken: () => 'secret',
  });
  await getRoof(client);
  const [request] = requests;
  expect(request?.url).toBe('http://studio.test/rest/DataSet/Roof%2FType');
  expect(request?.headers.get('X-Console-Type')).toBe('studio');
  expect(request?.headers.get('X-Client-Id')).toBe('client-1');
  expect(request?.headers.get('Cookie')).toBe('studioLogin=secret');
});

test('while signed out no client id is sent', async () => {
  const { client, requests } = clientFor(() => Response.json({}), { getClientId: () => null });
  await getRoof(client);
  expect(requests[0]?.headers.has('X-Client-Id')).toBe(false);
});

test('a single document comes with its ETag', async () => {
  const { client } = clientFor(() => Response.json({ name: 'Roof/Type' }, { headers: { ETag: '"3.7"' } }));
  expect(await getRoof(client)).toMatchObject({ data: { name: 'Roof/Type' }, etag: '"3.7"' });
});

test('a refusal throws the problem document', async () => {
  const { client } = clientFor(() => problemResponse(403));
  const error = await getRoof(client).catch((thrown: unknown) => thrown);
  expect(isProblem(error, 403)).toBe(true);
  expect(error).toMatchObject({ message: 'Not yours.', problem: { permission: 'MANAGE_DATASETS' } });
});

test('a refusal that says when to come back carries the seconds', async () => {
  const { client } = clientFor(() => problemResponse(429, { 'Retry-After': '17' }));
  await expect(getRoof(client)).rejects.toMatchObject({ retryAfterSeconds: 17 });
});

test.each([
  [
    'a page of a proxy',
    new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
  ],
  ['broken JSON', new Response('{', { status: 502, headers: { 'Content-Type': 'application/json' } })],
  ['JSON that is no problem', Response.json([1], { status: 502 })],
])('%s still makes a problem', async (_name, response) => {
  const { client } = clientFor(() => response);
  const error = await getRoof(client).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProblemError);
  expect(error).toMatchObject({ status: 502, problem: { status: 502 } });
});

test('a refused session is reported once, but not that of a sign-in attempt', async () => {
  let reported = 0;
  const options = {
    onInvalidSession: () => {
      reported += 1;
    },
  };
  const { client } = clientFor(() => problemResponse(401), options);
  await expect(getRoof(client)).rejects.toMatchObject({ status: 401 });
  expect(reported).toBe(1);
  const body = { username: 'admin', password: 'wrong' };
  await expect(result(client.POST('/rest/Login', { body }))).rejects.toMatchObject({ status: 401 });
  await expect(result(client.GET('/rest/Login'))).rejects.toMatchObject({ status: 401 });
  expect(reported).toBe(1);
});

test('no answer is a connection error', async () => {
  const { client } = clientFor(() => Promise.reject(new TypeError('fetch failed')));
  const error = await getRoof(client).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error).toMatchObject({ reason: 'network' });
});

const untilAborted = (request: Request) =>
  new Promise<Response>((_, reject) => {
    request.signal.throwIfAborted();
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });

test('an answer that does not come in time is a time-out', async () => {
  const { client } = clientFor(untilAborted, { timeoutMs: 20 });
  await expect(getRoof(client)).rejects.toMatchObject({ name: 'ConnectionError', reason: 'timeout' });
});

test("the caller's abort stays an abort", async () => {
  const { client } = clientFor(untilAborted);
  const controller = new AbortController();
  const call = getRoof(client, controller.signal).catch((thrown: unknown) => thrown);
  controller.abort();
  expect(isAbort(await call)).toBe(true);
});
