import { type ConfigurationLog, type ConfigurationLogDetails, result } from '@studio/api';
import type { ListPageAnswer, ListRequest } from '../../kernel/list/ListDefinition.ts';
import { api } from '../../platform/http/api.ts';
import { toHistoryFilter } from './historyFilter.ts';

/** Loads a page of the log, searched, filtered and sorted by the server. */
export async function loadHistory(
  { startIndex, numberOfRows, filters = {}, ...asked }: ListRequest,
  signal: AbortSignal,
): Promise<ListPageAnswer<ConfigurationLog>> {
  const filter = toHistoryFilter({ ...asked, filters }, new Date());
  const params = { query: { ...filter, startIndex, numberOfRows } };
  return (await result(api.GET('/rest/Audit/configurationLogs', { params, signal }))).data;
}

/** Loads what an entry changed, field by field. @throws ProblemError 404 when there is no such entry. */
export async function loadHistoryDetails(id: string, signal: AbortSignal): Promise<ConfigurationLogDetails> {
  const params = { path: { id } };
  return (await result(api.GET('/rest/Audit/configurationLogs/{id}', { params, signal }))).data;
}
