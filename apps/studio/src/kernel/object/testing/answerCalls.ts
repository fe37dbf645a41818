import type { AuthorizationKey } from '@studio/api';
import { announceConfigurationChange } from '../../../platform/changes/configurationChanges.ts';
import { session } from '../../../platform/session/session.ts';

/** What the calls of a story are answered with. */
export interface StoryAnswers {
  /**
   * Bodies of answers by path, such as `/rest/User/recipients`, or by method and path, such as `DELETE /rest/Notice/7`; promises of
   * them, functions that answer a request, or whole responses. What is not named is not found.
   */
  readonly answers: Readonly<Record<string, unknown>>;
  /** What the user of the story may do. Default: nothing. */
  readonly permissions?: readonly AuthorizationKey[];
  /** Who is signed in: drafts that one user leaves are not offered to another. Default: the same in every story. */
  readonly userId?: string;
}

/** Answers the calls of whole screens in stories, where there is no server, and signs a user in. Returns what ends that. */
export function answerCalls({ answers, permissions = [], userId = 'story' }: StoryAnswers): () => void {
  const { fetch } = globalThis;
  const { current } = session;
  session.current = {
    user: { id: userId, username: 'story', name: 'Priya Nair' },
    loginType: 'password',
    organization: null,
    authorizationKeys: [...permissions],
  };
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith('/rest/')) return fetch(input, init);
    const request = new Request(input, init);
    const given = answers[`${request.method} ${pathname}`] ?? answers[pathname];
    const body = await (typeof given === 'function' ? given(request) : given);
    if (body instanceof Response) return body.clone();
    if (body === undefined) return answer(404, { type: 'about:blank', title: 'Not found', status: 404 });
    return answer(200, body);
  };
  // What other stories have loaded, and screens share, is not what this one is answered with.
  announceConfigurationChange();
  return () => {
    globalThis.fetch = fetch;
    session.current = current;
  };
}

/** What a server answers that refuses a call. */
export function refusal(status: number, detail: string): Response {
  return answer(status, { type: 'about:blank', title: 'Refused', status, detail });
}

function answer(status: number, body: unknown): Response {
  const type = status === 200 ? 'application/json' : 'application/problem+json';
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': type, ETag: '"1"' } });
}
