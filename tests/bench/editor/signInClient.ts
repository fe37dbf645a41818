import { createStudioClient, result, type Session } from '@studio/api';

/** A client of the contract, signed in as the demo's administrator. */
export async function signInClient(baseUrl: string) {
  const session = { clientId: '', loginToken: '' };
  const client = createStudioClient({
    baseUrl,
    getClientId: () => session.clientId || null,
    getLoginToken: () => session.loginToken || null,
  });
  const body = { username: 'admin', password: 'studio-demo' };
  const { data, response } = await result<Session>(client.POST('/rest/Login', { body }));
  session.clientId = data.clientId;
  session.loginToken = /studioLogin=([^;]+)/.exec(response.headers.getSetCookie().join('\n'))?.[1] ?? '';
  return client;
}
