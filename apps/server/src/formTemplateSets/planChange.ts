import { hash } from 'node:crypto';
import type { FormTemplateFailure } from '@studio/api';
import { ProblemError } from '../http/ProblemError.ts';
import { formStatus } from '../kinds/formTemplate/FormTemplateDoc.ts';
import type { Queries } from '../store/Database.ts';
import { findSetInForce } from './readSets.ts';
import { type Candidate, itemsOf, loadCandidates, loadItems, type SetItem } from './setItems.ts';
import { type PlannedAction, sortOut } from './sortOut.ts';

/** What is in production, and what would replace it. */
export interface PlannedChange {
  /** The last set in production; null when none is. */
  formerId: number | null;
  before: SetItem[];
  after: SetItem[];
  /** The forms that it can be done to, by their ids. */
  possible: ReadonlySet<string>;
  /** The forms that it cannot be done to, with why. */
  failures: FormTemplateFailure[];
  /** Identifies all of it but the failures: the same for as long as the same would be done, to the same saves. */
  plan: string;
}

/**
 * What publishing forms, or marking them in production, will change against what is in production. Published, they are in the next set;
 * marked, they replace what production has under their names.
 */
export async function planChange(
  queries: Queries,
  ids: readonly string[],
  action: PlannedAction,
): Promise<PlannedChange> {
  const candidates = await loadCandidates(queries);
  const { failures, possible, published } = await sortOut(queries, ids, action, candidates);
  const formerId = await findSetInForce(queries);
  const held = formerId === null ? [] : await loadItems(queries, formerId);
  const before = withMarked(held, candidates);
  const marked = published.filter(({ formTemplateId }) => possible.has(formTemplateId));
  const after = action === 'publish' ? published : instead(before, marked);
  const chosen = candidates.filter(({ formTemplateId }) => possible.has(formTemplateId));
  const plan = digestOf([action, formerId, ...[chosen, before, after].map(savesOf)]);
  return { formerId, before, after, possible, failures, plan };
}

/**
 * Nothing is done that was not shown.
 * @param expected the plan that was; undefined for whatever it is
 * @throws ProblemError 409 when it is another one now
 */
export function refuseOtherPlan({ plan }: Pick<PlannedChange, 'plan'>, expected: string | undefined): void {
  if (expected === undefined || plan === expected) return;
  const detail = 'What this would change has changed since it was shown. See it again first.';
  throw new ProblemError(409, 'plan-changed', 'Not as it was shown', detail);
}

/** Which saves of forms these are, in an order of their own. */
function savesOf(items: readonly SetItem[]): string[] {
  return items
    .map(({ formTemplateId, version, digest }) => JSON.stringify([formTemplateId, version, digest]))
    .toSorted();
}

/** SHA-256, base64url. */
function digestOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value), 'base64url');
}

/** What a set in production holds, and what was marked besides, one by one. */
function withMarked(held: readonly SetItem[], candidates: readonly Candidate[]): SetItem[] {
  const ids = new Set(held.map(({ formTemplateId }) => formTemplateId));
  const inProduction = itemsOf(candidates, ({ status }) => status === formStatus.inProduction);
  return instead(
    held,
    inProduction.filter(({ formTemplateId }) => !ids.has(formTemplateId)),
  );
}

/** The same with others in the place of those that have their names. */
function instead(items: readonly SetItem[], others: readonly SetItem[]): SetItem[] {
  const names = new Set(others.map(({ uniqueName }) => uniqueName));
  return [...items.filter(({ uniqueName }) => !names.has(uniqueName)), ...others];
}
