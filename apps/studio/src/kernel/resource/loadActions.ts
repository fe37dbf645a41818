import { type Action, result } from '@studio/api';
import { api } from '../../platform/http/api.ts';

/**
 * What the user can do with an object, in the server's order.
 * @param kind the kind's owner URI
 * @param id of the object; null for the list of them, `-1` for a new one that is addressed by an id
 */
export async function loadActions(
  kind: string,
  id: string | null,
  signal: AbortSignal,
): Promise<readonly Action[]> {
  return (await result(api.GET('/rest/Actions', { params: { query: { uri: `${kind}:${id}` } }, signal })))
    .data;
}
