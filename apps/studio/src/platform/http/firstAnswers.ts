/** A call that the page has made before the code of the console was there: see `public/ask.js`. */
export interface FirstAnswer {
  /** With its query. */
  readonly path: string;
  /** The session that it was made for; null before there was one. */
  readonly clientId: string | null;
  readonly answer: Promise<Response>;
  /** When it was asked, by `performance.now()`. */
  readonly time: number;
}

declare global {
  interface Window {
    studioFirstAnswers?: FirstAnswer[];
  }
}

/** Milliseconds after which a response that was not used is stale. */
const staleAfter = 10_000;

/**
 * The answer to a call that the page has already made for the same session, once; null when it made none, and after ten seconds.
 * @param asked the requests of the page: taken out of it
 */
export function takeFirstAnswer(
  request: Request,
  asked: FirstAnswer[] | undefined = window.studioFirstAnswers,
): Promise<Response> | null {
  if (asked === undefined || request.method !== 'GET') return null;
  const { pathname, search } = new URL(request.url);
  const clientId = request.headers.get('X-Client-Id');
  const index = asked.findIndex((each) => each.path === pathname + search && each.clientId === clientId);
  const [found] = index === -1 ? [] : asked.splice(index, 1);
  return found === undefined || performance.now() - found.time > staleAfter ? null : found.answer;
}
