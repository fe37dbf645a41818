import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { ConnectionError, isAbort, type ProblemError, readProblem } from './errors.ts';
import { partsOf } from './partsOf.ts';
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
  /**
   * Called once for each call that a missing or ended session refused (401), before the call throws. A late refusal of
   * an earlier session is not reported.
   */
  readonly onInvalidSession?: (problem: ProblemError) => void;
  /**
   * After how many milliseconds a call is given up whose answer does not begin, or does not go on. Default 30,000; 0 waits
   * for ever. A JSON answer has four times that to be whole; a file may take as long as it keeps coming. What is read as a
   * stream is up to its reader: see `partsOf`.
   */
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
  // Answers pass the last one first.
  client.use(sessionMiddleware(options), problemMiddleware(options), bodyMiddleware(timeoutMs));
  return client;
}

function sessionMiddleware(options: StudioClientOptions): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set('X-Console-Type', 'studio');
      const clientId = options.getClientId();
      if (clientId !== null) request.headers.set('X-Client-Id', clientId);
      const loginToken = options.getLoginToken?.() ?? null;
      if (loginToken !== null) request.headers.set('Cookie', `${cookieNameAt(request.url)}=${loginToken}`);
      return request;
    },
  };
}

/** The login token's cookie has another name over https. */
function cookieNameAt(url: string): string {
  return url.startsWith('https:') ? '__Host-studioLogin' : 'studioLogin';
}

function problemMiddleware(options: StudioClientOptions): Middleware {
  return {
    async onResponse({ request, response, schemaPath }) {
      if (response.ok) return undefined;
      const error = await readProblem(response);
      const isOfThisSession = request.headers.get('X-Client-Id') === options.getClientId();
      if (error.status === 401 && isOfThisSession && schemaPath !== signInPath)
        options.onInvalidSession?.(error);
      throw error;
    },
    onError({ error }) {
      if (isAbort(error) || error instanceof ConnectionError) return undefined;
      return new ConnectionError('network', { cause: error });
    },
  };
}

/** Holds the body in memory: one that stalls or breaks off is an answer that did not come. */
function bodyMiddleware(silence: number): Middleware {
  return {
    async onResponse({ response, options: { parseAs } }) {
      const { body, status, statusText, headers } = response;
      const isStream = parseAs === 'stream' && response.ok;
      // Some browsers give an answer that may have no body one of no bytes.
      if (silence === 0 || isStream || body === null || status === 204) return undefined;
      const limits = parseAs === 'json' ? { silence, total: 4 * silence } : { silence };
      const parts: Uint8Array<ArrayBuffer>[] = [];
      for await (const part of partsOf(body, limits)) parts.push(part);
      return new Response(new Blob(parts), { status, statusText, headers });
    },
  };
}

async function fetchWithin(
  baseFetch: (request: Request) => Promise<Response>,
  request: Request,
  timeoutMs: number,
): Promise<Response> {
  if (timeoutMs === 0) return baseFetch(request);
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const signal = AbortSignal.any([request.signal, timeout.signal]);
  try {
    return await baseFetch(new Request(request, { signal }));
  } catch (error) {
    const isTimeout = timeout.signal.aborted && !request.signal.aborted;
    throw isTimeout ? new ConnectionError('timeout', { cause: error }) : error;
  } finally {
    clearTimeout(timer);
  }
}
