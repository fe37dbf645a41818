import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

test('over https the login token has the name that browsers protect', async () => {
  const options = { baseUrl: 'https://studio.test', getLoginToken: () => 'secret' };
  const { client, requests } = clientFor(() => Response.json({ name: 'Roof/Type' }), options);
  await getRoof(client);
  expect(requests[0]?.headers.get('Cookie')).toBe('__Host-studioLogin=secret');
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

/** An answer whose body is these parts; a number is seconds to wait, a function may fail. */
function answerOf(
  parts: readonly (string | number | (() => Promise<never>))[],
  type = 'application/json',
  status = 200,
) {
  const left = [...parts];
  let isCancelled = false;
  const body = new ReadableStream({
    async pull(controller) {
      const part = left.shift();
      if (part === undefined) controller.close();
      else if (typeof part === 'string') controller.enqueue(new TextEncoder().encode(part));
      else if (typeof part === 'number') await new Promise((resolve) => setTimeout(resolve, part * 1000));
      else await part();
    },
    cancel: () => {
      isCancelled = true;
    },
  });
  const response = new Response(body, { status, headers: { 'Content-Type': type, ETag: '"1.1"' } });
  return { response, isCancelled: () => isCancelled };
}

const never = 1_000_000;
const breakOff = () => Promise.reject(new TypeError('terminated'));
const timeout = { name: 'ConnectionError', reason: 'timeout' };

/** Lets time pass until the call has ended. */
async function inTime<T>(call: Promise<T>): Promise<T> {
  const ended = call.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(600_000);
  await ended;
  return call;
}

describe('the body of an answer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['stalls', [never], timeout],
    ['stalls halfway', ['{"name":', never], timeout],
    ['breaks off', ['{"name":', breakOff], { name: 'ConnectionError', reason: 'network' }],
  ])('that %s is no answer, though its headers have come', async (_how, parts, error) => {
    const { response, isCancelled } = answerOf(parts);
    const { client } = clientFor(() => response);
    const call = client.GET('/rest/DataSet/{dataSetName}', {
      params: { path: { dataSetName: 'Roof/Type' } },
    });
    await expect(inTime(call)).rejects.toMatchObject(error);
    if (error === timeout) expect(isCancelled()).toBe(true);
  });

  test('that stalls in a refusal is no answer either', async () => {
    const { response } = answerOf(['{', never], 'application/problem+json', 412);
    const { client } = clientFor(() => response);
    await expect(inTime(getRoof(client))).rejects.toMatchObject(timeout);
  });

  test('may come bit by bit, but not for ever', async () => {
    const bits = ['{"name"', 25, ':"Roof/Type"', 25, '}', 25];
    const { client } = clientFor(() => answerOf(bits).response);
    expect(await inTime(getRoof(client))).toMatchObject({ data: { name: 'Roof/Type' }, etag: '"1.1"' });
    const endless = Array.from({ length: 1000 }, () => [' ', 10]).flat();
    const other = clientFor(() => answerOf(endless).response);
    await expect(inTime(getRoof(other.client))).rejects.toMatchObject(timeout);
  });

  test('is not asked of an answer that may have none, though browsers may give it one', async () => {
    const response = new Response(null, { status: 204 });
    Object.defineProperty(response, 'body', { value: new ReadableStream() });
    const { client } = clientFor(() => response);
    await inTime(result(client.DELETE('/rest/Login')));
  });

  test("is given up with the caller's signal", async () => {
    const controller = new AbortController();
    const { client } = clientFor(({ signal }) => {
      const body = new ReadableStream({
        start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
      });
      return new Response(body, { headers: { 'Content-Type': 'application/json' } });
    });
    const call = getRoof(client, controller.signal).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(1000);
    controller.abort();
    expect(isAbort(await call)).toBe(true);
  });

  test('that is a file may take as long as it keeps coming', async () => {
    const lines = Array.from({ length: 25 }, () => ['line\n', 20]).flat();
    const { client } = clientFor(() => answerOf(lines, 'text/csv').response);
    const body = { ids: ['Roof/Type'] };
    const { data } = await inTime(client.POST('/rest/DataSet/export', { body, parseAs: 'text' }));
    expect(data).toBe('line\n'.repeat(25));
    const stalled = clientFor(() => answerOf([...lines, never], 'text/csv').response);
    const call = stalled.client.POST('/rest/DataSet/export', { body, parseAs: 'blob' });
    await expect(inTime(call)).rejects.toMatchObject(timeout);
  });

  test('that is read as a stream is up to its reader', async () => {
    const { response } = answerOf([300, ':\n\n'], 'text/event-stream; charset=utf-8');
    const { client } = clientFor(() => response);
    const params = { query: { uri: ['/DataSet:A'] } };
    const { data } = await result(client.GET('/rest/Events', { params, parseAs: 'stream' }));
    expect(await inTime(new Response(data).text())).toBe(':\n\n');
  });
});
