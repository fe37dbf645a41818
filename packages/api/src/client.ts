import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { ConnectionError, isAbort, type ProblemError, readProblem } from './errors.ts';
import type { paths } from './schema.gen.ts';

/** A client whose calls, parameters, bodies and answers are typed by the contract. */
export type StudioClient = Client<paths>;

/** How a client reaches its server and knows its session. */
export interface StudioClientOptions {
  /** Where the server is. Default: the page's own origin. */
  readonly baseUrl?: string;
  /** Replaces `globalThis.fetch`, for tests and servers. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** The client id that sign-in answered; null while signed out. Asked for at each call. */
  readonly getClientId: () => string | null;
  /** The login token where there is no cookie jar (outside a browser). Default: the browser sends its cookie. */
  readonly getLoginToken?: () => string | null;
  /** Called once for each call that a missing or ended session refused (401), before the call throws. */
  readonly onInvalidSession?: (problem: ProblemError) => void;
  /** After how many milliseconds a call without an answer is given up. Default 30,000; 0 waits for ever. */
  readonly timeoutMs?: number;
}

const signInPath = '/rest/Login';

/**
 * Makes a client. Its calls throw instead of returning errors: `ProblemError` for an answer of 400 and more,
 * `ConnectionError` for none, and the `AbortError` of the caller's signal. Unwrap what they return with `result`.
 */
export function createStudioClient(options: StudioClientOptions): StudioClient {
  const timeoutMs = options.timeoutMs ?? 30_000;
  const baseFetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const client = createClient<paths>({
    baseUrl: options.baseUrl ?? '',
    credentials: 'same-origin',
    fetch: (request) => fetchWithin(baseFetch, request, timeoutMs),
  });
  client.use(sessionMiddleware(options), problemMiddleware(options));
  return client;
}

function sessionMiddleware(options: StudioClientOptions): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set('X-Console-Type', 'studio');
      const clientId = options.getClientId();
      if (clientId !== null) request.headers.set('X-Client-Id', clientId);
      const loginToken = options.getLoginToken?.() ?? null;
      if (loginToken !== null) request.headers.set('Cookie', `studioLogin=${loginToken}`);
      return request;
    },
  };
}

function problemMiddleware(options: StudioClientOptions): Middleware {
  return {
    async onResponse({ response, schemaPath }) {
      if (response.ok) return undefined;
      const error = await readProblem(response);
      if (error.status === 401 && schemaPath !== signInPath) options.onInvalidSession?.(error);
      throw error;
    },
    onError({ error }) {
      if (isAbort(error) || error instanceof ConnectionError) return undefined;
      return new ConnectionError('network', { cause: error });
    },
  };
}

async function fetchWithin(
  baseFetch: (request: Request) => Promise<Response>,
  request: Request,
  timeoutMs: number,
): Promise<Response> {
  if (timeoutMs === 0) return baseFetch(request);
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([request.signal, timeout]);
  try {
    return await baseFetch(new Request(request, { signal }));
  } catch (error) {
    if (timeout.aborted && !request.signal.aborted) throw new ConnectionError('timeout', { cause: error });
    throw error;
  }
}
