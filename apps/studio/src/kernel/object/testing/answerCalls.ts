import type { AuthorizationKey } from '@studio/api';
import { session } from '../../../platform/session/session.ts';

/** What the calls of a story are answered with. */
export interface StoryAnswers {
  /**
   * Bodies of answers by path, such as `/rest/User/recipients`, promises of them, or functions that answer a request. What is
   * not named is not found.
   */
  readonly answers: Readonly<Record<string, unknown>>;
  /** What the user of the story may do. Default: nothing. */
  readonly permissions?: readonly AuthorizationKey[];
}

/** Answers the calls of whole screens in stories, where there is no server, and signs a user in. Returns what ends that. */
export function answerCalls({ answers, permissions = [] }: StoryAnswers): () => void {
  const { fetch } = globalThis;
  const { current } = session;
  session.current = {
    user: { id: 'story', username: 'story', name: 'Priya Nair' },
    loginType: 'password',
    organization: null,
    authorizationKeys: [...permissions],
  };
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith('/rest/')) return fetch(input, init);
    const given = answers[pathname];
    const body = await (typeof given === 'function' ? given(new Request(input, init)) : given);
    if (body === undefined) return answer(404, { type: 'about:blank', title: 'Not found', status: 404 });
    return answer(200, body);
  };
  return () => {
    globalThis.fetch = fetch;
    session.current = current;
  };
}

function answer(status: number, body: unknown): Response {
  const type = status === 200 ? 'application/json' : 'application/problem+json';
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': type, ETag: '"1"' } });
}
