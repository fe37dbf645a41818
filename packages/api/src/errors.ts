import type { Problem } from './schema.gen.ts';

/** The server answered with a problem document (RFC 9457), or with an error that carries none. */
export class ProblemError<P extends Problem = Problem> extends Error {
  override readonly name = 'ProblemError';
  /** The HTTP status, 400 to 599. */
  readonly status: number;
  /** The problem document; made from the status line when the server sent none. */
  readonly problem: P;
  /** The strong ETag of the current document, when the answer carried one (412). */
  readonly etag: string | null;
  /** Seconds to wait before another try, when the server named a time (429). */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, problem: P, headers: Headers) {
    super(problem.detail ?? problem.title);
    this.status = status;
    this.problem = problem;
    this.etag = headers.get('ETag');
    const retryAfter = Number.parseInt(headers.get('Retry-After') ?? '', 10);
    this.retryAfterSeconds = Number.isNaN(retryAfter) ? null : retryAfter;
  }
}

/** No answer arrived: no network, the server is gone, or the time ran out. Whether the call took effect is not known. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  /** `timeout` when the client's own time limit ended the call. */
  readonly reason: 'network' | 'timeout';

  constructor(reason: 'network' | 'timeout', cause: unknown) {
    super(reason === 'timeout' ? 'The server did not answer in time.' : 'The server cannot be reached.', {
      cause,
    });
    this.reason = reason;
  }
}

/** True for the error that an aborted call throws; such calls were overtaken and need no message. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** True when the error is a problem of this status. */
export function isProblem(error: unknown, status: number): error is ProblemError {
  return error instanceof ProblemError && error.status === status;
}

/** Reads the problem document of a failed response; falls back to the status line. */
export async function readProblem(response: Response): Promise<ProblemError> {
  const fallback: Problem = {
    type: 'about:blank',
    title: response.statusText || `The server answered ${response.status}.`,
    status: response.status,
  };
  const type = response.headers.get('Content-Type') ?? '';
  if (!type.includes('json')) return new ProblemError(response.status, fallback, response.headers);
  try {
    const body: unknown = await response.clone().json();
    const problem = isProblemDocument(body) ? body : fallback;
    return new ProblemError(response.status, problem, response.headers);
  } catch {
    return new ProblemError(response.status, fallback, response.headers);
  }
}

function isProblemDocument(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'title' in body && typeof body.title === 'string';
}
