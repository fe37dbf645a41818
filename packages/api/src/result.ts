import { ConnectionError } from './errors.ts';

/** What a successful call answered. */
export interface Result<T> {
  /** The parsed body; undefined for an answer without one (204). */
  readonly data: T;
  /** The strong ETag of the document, when the answer carries one. */
  readonly etag: string | null;
  /** The raw response, for its headers. */
  readonly response: Response;
}

/**
 * Unwraps a call of the client.
 * @throws ProblemError, ConnectionError or AbortError, as the call itself.
 */
export async function result<T>(call: Promise<{ data?: T; response: Response }>): Promise<Result<T>> {
  const { data, response } = await call.catch(explainBrokenBody);
  return { data: data as T, etag: response.headers.get('ETag'), response };
}

/** An answer that broke off is no answer. */
function explainBrokenBody(error: unknown): never {
  const isBroken = error instanceof TypeError || error instanceof SyntaxError;
  throw isBroken ? new ConnectionError('network', { cause: error }) : error;
}
