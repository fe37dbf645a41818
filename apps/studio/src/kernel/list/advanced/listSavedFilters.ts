import { result, type SavedFilter } from '@studio/api';
import { api } from '../../../platform/http/api.ts';

/** The filters that the user keeps for a kind, in their order. */
export async function listSavedFilters(kind: string, signal: AbortSignal): Promise<readonly SavedFilter[]> {
  return (await result(api.GET('/rest/SavedFilter', { params: { query: { kind } }, signal }))).data;
}
