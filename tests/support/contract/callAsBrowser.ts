import type { Answer } from './Answer.ts';
import type { ApiClient, CallInput } from './ApiClient.ts';
import type { OperationId } from './contract.ts';

/** Makes a call as a browser makes it by itself: cookie and a fresh single-use token, no header of the console. */
export async function callAsBrowser<Id extends OperationId>(
  user: ApiClient,
  id: Id,
  { query = {}, headers = {}, ...input }: CallInput = {},
): Promise<Answer<Id>> {
  const { token: t } = (await user.call('createTemporaryToken')).body(200);
  return user.call(id, {
    ...input,
    query: { ...query, t },
    headers: { 'x-client-id': undefined, 'x-console-type': undefined, ...headers },
  });
}
