import { type ConfigurationLog, type ConfigurationLogDetails, result } from '@studio/api';
import { api } from '../../services/api.ts';
import { type HistoryQuery, historyPageSize, toHistoryFilter } from './historyQuery.ts';

/** One page of the history, and where it begins. */
export interface HistoryPageAnswer {
  readonly records: readonly ConfigurationLog[];
  /** On all pages. */
  readonly totalRecords: number;
  /** From 0. */
  readonly startIndex: number;
}

/** Loads a page; the last one when the log on the filter has become too short for the page that was asked for. */
export async function loadHistory(query: HistoryQuery, signal: AbortSignal): Promise<HistoryPageAnswer> {
  const startIndex = (query.page - 1) * historyPageSize;
  const page = await askFor(query, startIndex, signal);
  if (page.records.length > 0 || startIndex === 0) return page;
  const last = Math.max(0, Math.ceil(page.totalRecords / historyPageSize) - 1);
  return askFor(query, last * historyPageSize, signal);
}

async function askFor(
  query: HistoryQuery,
  startIndex: number,
  signal: AbortSignal,
): Promise<HistoryPageAnswer> {
  const filter = toHistoryFilter(query, new Date());
  const params = { query: { ...filter, startIndex, numberOfRows: historyPageSize } };
  const { data } = await result(api.GET('/rest/Audit/configurationLogs', { params, signal }));
  return { ...data, startIndex };
}

/** Loads what an entry changed, field by field. @throws ProblemError 404 when there is no such entry. */
export async function loadHistoryDetails(id: string, signal: AbortSignal): Promise<ConfigurationLogDetails> {
  const params = { path: { id } };
  return (await result(api.GET('/rest/Audit/configurationLogs/{id}', { params, signal }))).data;
}
