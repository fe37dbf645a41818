import { result } from '@studio/api';
import { api } from '../http/api.ts';

/** Gets a token for one transfer: it works once, within 60 seconds. @throws as every call of the client. */
export async function takeToken(signal: AbortSignal): Promise<string> {
  return (await result(api.POST('/rest/Login/temporaryToken', { signal }))).data.token;
}
