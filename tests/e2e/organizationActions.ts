import { result } from '@studio/api';
import type { ApiUser } from './apiUser.ts';

/** Makes an agency that is named. @param parentId what it belongs to. Default: nothing @returns its id */
export async function makeAgency(
  { client }: ApiUser,
  name: string,
  parentId: string | null = null,
): Promise<string> {
  const query = { organizationType: 1 as const };
  const { data, etag } = await result(client.POST('/rest/Organization/create', { params: { query } }));
  const { id } = data;
  const params = { path: { id }, header: { 'If-Match': etag ?? '' } };
  await result(client.POST('/rest/Organization/{id}', { params, body: { ...data, name, parentId } }));
  return id;
}

/** Makes an organization active. */
export async function activate({ client }: ApiUser, id: string): Promise<void> {
  const { etag } = await result(client.GET('/rest/Organization/{id}', { params: { path: { id } } }));
  const params = {
    ...{ path: { id }, header: { 'If-Match': etag ?? '' } },
    query: { propagateStatusToChildren: false },
  };
  await result(client.POST('/rest/Organization/{id}/activate', { params }));
}
