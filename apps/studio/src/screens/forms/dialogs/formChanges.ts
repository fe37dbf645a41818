import { type BulkSelection, type FormTemplatesChanged, isProblem, result } from '@studio/api';
import { announceKindChange } from '../../../platform/changes/kindChanges.ts';
import { api } from '../../../platform/http/api.ts';
import { asShown } from '../shownPlans.ts';

/** The outcome of changing several form templates together. */
export type FormChanges = Pick<FormTemplatesChanged, 'changed' | 'setId' | 'message' | 'failures'>;

/**
 * Publishes drafts, and makes a set of what is published then. As marking, when its answer was lost it is the same to the server when it is
 * called again.
 * @param etag of a single form, as it was looked at
 * @throws ProblemError 409 when the filter matches another number, or something else was shown, 412 when somebody has saved the form since
 */
export function publishForms(selection: BulkSelection, etag?: string): Promise<FormChanges> {
  const about = `publish ${etag ?? ''}`;
  return changesOf(
    asShown({ action: 'publish', selection, about }, ({ key, query }) => {
      const header = { ...keyed(key), ...(etag !== undefined && { 'If-Match': etag }) };
      const params = { query: { resultType: 'brief', ...query }, header } as const;
      return result(api.POST('/rest/FormTemplateSet/publishFormTemplates', { params, body: selection }));
    }),
  );
}

/**
 * Marks published form templates in production.
 * @throws ProblemError 409 when the filter matches another number, or something else was shown
 */
export function markInProduction(selection: BulkSelection): Promise<FormChanges> {
  return changesOf(
    asShown({ action: 'markInProduction', selection, about: 'mark' }, ({ key, query }) => {
      const params = { query, header: keyed(key) };
      return result(api.POST('/rest/UIFormTemplate/markInProduction', { params, body: selection }));
    }),
  );
}

/**
 * Marks a published form template in production.
 * @param etag of the form as it was looked at
 * @throws ProblemError 404 when it is gone, 409 when something else was shown, 412 when somebody has saved it since
 */
export function markForm(id: string, etag: string): Promise<FormChanges> {
  const selection = { ids: [id] };
  return changesOf(
    asShown({ action: 'markInProduction', selection, about: `mark ${etag}` }, ({ key, query }) => {
      const params = { path: { id }, query, header: { ...keyed(key), 'If-Match': etag } };
      return result(api.POST('/rest/UIFormTemplate/{id}/markInProduction', { params }));
    }),
  );
}

/**
 * Marks what is published of the current set in production: the last set that was published.
 * @param expectedSetId the set that was looked at
 * @param waiting what of it was shown as published
 * @throws ProblemError 409 when it is another set now, something else was shown, or there is nothing to mark
 */
export function markCurrentSet(expectedSetId: number, waiting: readonly string[]): Promise<FormChanges> {
  const selection = { ids: [...waiting] };
  return changesOf(
    asShown({ action: 'markInProduction', selection, about: `set ${expectedSetId}` }, ({ key, query }) => {
      const params = { query: { expectedSetId, ...query }, header: keyed(key) };
      return result(api.POST('/rest/FormTemplateSet/markCurrentFormTemplateSetInProduction', { params }));
    }),
  );
}

/**
 * Makes a set of the last valid version of each form template, drafts included.
 * @param key the same for the repetition of a call whose answer was lost
 */
export function makeTestSet(key: string): Promise<FormChanges> {
  const params = { header: keyed(key) };
  return changesOf(result(api.POST('/rest/FormTemplateSet/createTestFormTemplateSet', { params })));
}

function keyed(key: string): { 'Idempotency-Key': string } {
  return { 'Idempotency-Key': key };
}

/** That none could be changed is an answer like any other where it says why of each. */
async function changesOf(call: Promise<{ readonly data: FormTemplatesChanged }>): Promise<FormChanges> {
  try {
    const { data } = await call;
    if (data.changed > 0) announceKindChange('/UIFormTemplate');
    return data;
  } catch (error) {
    const { failures, detail = null } = isProblem(error, 409) ? error.problem : {};
    if (!failures?.length) throw error;
    return { changed: 0, setId: null, message: detail, failures };
  }
}
