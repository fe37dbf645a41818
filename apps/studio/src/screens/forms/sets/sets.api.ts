import {
  type BulkFilter,
  type BulkIds,
  type FormTemplateLocks,
  type FormTemplateSet,
  type FormTemplateSetComparison,
  type FormTemplateSetDetails,
  result,
} from '@studio/api';
import { api } from '../../../platform/http/api.ts';
import type { PlannedAction } from '../shownPlans.ts';

/** How many sets are on a page. */
export const setsOnPage = 25;

/** One page of the sets, the newest first. @param page from 1 */
export async function loadSets(
  page: number,
  signal: AbortSignal,
): Promise<{ readonly records: readonly FormTemplateSet[]; readonly totalRecords: number }> {
  const query = { startIndex: (page - 1) * setsOnPage, numberOfRows: setsOnPage };
  return (await result(api.GET('/rest/FormTemplateSet', { params: { query }, signal }))).data;
}

/** The newest sets whose number begins with some digits; none for what is no number, and for no text all. */
export async function findSets(digits: string, signal: AbortSignal): Promise<readonly FormTemplateSet[]> {
  if (!/^\d{0,10}$/.test(digits)) return [];
  const query = { startIndex: 0, numberOfRows: setsOnPage, ...(digits !== '' && { idPrefix: digits }) };
  return (await result(api.GET('/rest/FormTemplateSet', { params: { query }, signal }))).data.records;
}

/** The set that came before one and is of the same kind: what it is usually compared with. Null for the first. */
export async function loadSetBefore(
  { id, isTest }: Pick<FormTemplateSet, 'id' | 'isTest'>,
  signal: AbortSignal,
): Promise<FormTemplateSet | null> {
  const query = { before: id, isTest, startIndex: 0, numberOfRows: 1 };
  const { data } = await result(api.GET('/rest/FormTemplateSet', { params: { query }, signal }));
  return data.records[0] ?? null;
}

/** A set with what it held. */
export async function loadSet(id: number, signal: AbortSignal): Promise<FormTemplateSetDetails> {
  return (await result(api.GET('/rest/FormTemplateSet/{id}', { params: { path: { id } }, signal }))).data;
}

/** The last set that was published, with what it held; null while there is none. */
export async function loadCurrentSet(signal: AbortSignal): Promise<FormTemplateSetDetails | null> {
  const query = { isTest: false, startIndex: 0, numberOfRows: 1 };
  const { data } = await result(api.GET('/rest/FormTemplateSet', { params: { query }, signal }));
  const [published] = data.records;
  return published ? loadSet(published.id, signal) : null;
}

/** What a set has that another has not, or has otherwise. */
export async function compareSets(
  id: number,
  formerId: number,
  signal: AbortSignal,
): Promise<FormTemplateSetComparison> {
  const params = { path: { id, formerId } };
  const call = api.GET('/rest/FormTemplateSet/{id}/changesSince/{formerId}', { params, signal });
  return (await result(call)).data;
}

/** The preview before something is done to form templates. */
export interface Plan {
  /** What it will change against the set in production. */
  readonly comparison: FormTemplateSetComparison;
  /** What is locked afterwards; null where nothing is. */
  readonly locks: FormTemplateLocks | null;
}

/** What doing it to the form templates will change, and what it will lock. */
export async function loadPlan(
  action: PlannedAction,
  selection: BulkIds | BulkFilter,
  signal: AbortSignal,
): Promise<Plan> {
  const params = { query: { action } };
  const [comparison, locks] = await Promise.all([
    result(api.POST('/rest/FormTemplateSet/preview', { params, body: selection, signal })),
    action === 'publish' ? null : result(api.GET('/rest/UIFormTemplate/locks', { signal })),
  ]);
  return { comparison: comparison.data, locks: locks?.data ?? null };
}
