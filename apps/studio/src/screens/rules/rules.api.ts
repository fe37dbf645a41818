import { type BulkSelection, type Rule, type RuleSetsRedeployed, result } from '@studio/api';
import { randomId } from '../../kernel/editor/randomId.ts';
import { idExport } from '../../kernel/kind/idExport.ts';
import { idObject } from '../../kernel/kind/idObject.ts';
import { dataSetLookup, type LoadedChoices } from '../../kernel/resource/dataSetLookup.ts';
import type { Lookup } from '../../kernel/resource/Lookup.ts';
import { announceKindChange } from '../../platform/changes/kindChanges.ts';
import { notify } from '../../platform/feedback/notices.ts';
import { api } from '../../platform/http/api.ts';
import { countedText } from '../../platform/i18n/defineMessages.ts';
import { rules } from './early.ts';
import { ruleText } from './rules.messages.ts';
import { shownRuleName } from './shownRuleName.ts';

/** The calls of a rule. */
export const ruleObject = idObject(rules);

/** Keys the drafts of the settings. */
export const ruleSettingsKind = `${rules.kind}/settings`;

/** Names the settings of a rule as something to be interrupted in; '' is a new rule. */
export const settingsOfRule = (id: string): string => `${rules.kind}/settings:${id}`;

/** Downloads rules as one initialization file. */
export const exportRules = idExport(rules);

/** A rule set with what is deployed of it. */
export type RuleSetFacts = Awaited<ReturnType<typeof loadRuleSets>>[number];

async function loadRuleSets(signal: AbortSignal) {
  return (await result(api.GET('/rest/RuleSet', { signal }))).data;
}

/** The rule sets in the order of evaluation. */
export const ruleSets: Lookup<readonly RuleSetFacts[]> = {
  key: '/RuleSet',
  kinds: ['/RuleSet', '/Rule'],
  load: loadRuleSets,
};

const ruleSetItems = dataSetLookup('Advanced Filter Rule Set', ['/RuleSet']);

/** The rule sets as choices: filters and rules have them by their names. */
export const ruleSetChoices: Lookup<LoadedChoices> = {
  ...ruleSetItems,
  key: '/RuleSet#choices',
  load: async (signal) => {
    const { choices, total } = await ruleSetItems.load(signal);
    return { choices: choices.map(({ label }) => ({ value: label, label })), total };
  },
};

/** Deploys rule sets as they are saved. @throws ProblemError 422 when one of them cannot be deployed; then none is */
export async function redeployRuleSets(ids: readonly string[], key: string): Promise<RuleSetsRedeployed> {
  const params = { query: { ruleSetIds: ids.join(',') }, header: { 'Idempotency-Key': key } };
  const { data } = await result(api.POST('/rest/Rule/redeploy', { params }));
  announceKindChange('/Rule');
  return data;
}

/** Deploys again what an earlier deployment of a rule set held. @throws ProblemError 404 when there is none of that number */
export async function takeBackDeployment(id: string, number: number, key: string): Promise<void> {
  const params = { path: { id, number }, header: { 'Idempotency-Key': key } };
  await result(api.POST('/rest/RuleSet/{id}/deployments/{number}/takeBack', { params }));
  announceKindChange('/Rule');
}

/** Makes rules active or inactive. Those left unchanged are reported. @throws ProblemError 409 when the filter matches another number */
export async function switchRules(selection: BulkSelection, isActive: boolean): Promise<null> {
  const params = { header: { 'Idempotency-Key': randomId() } };
  const call = isActive
    ? api.POST('/rest/Rule/activate', { params, body: selection })
    : api.POST('/rest/Rule/deactivate', { params, body: selection });
  const { data } = await result(call);
  announceKindChange('/Rule');
  const [first] = data.failures;
  const success = ruleText(isActive ? 'activate.success' : 'deactivate.success');
  if (first === undefined) notify({ message: success, tone: 'good' });
  else {
    const failed = countedText(ruleText, 'switch.failed', data.failures.length);
    const reason = ruleText('switch.reason', { name: shownRuleName(first.name), reason: first.message });
    notify({ message: `${failed} ${reason}`, tone: 'warning' });
  }
  return null;
}

/** Makes a rule active or inactive. @throws ProblemError 412 when somebody has saved it since */
export async function switchRule(
  id: string,
  etag: string,
  key: string,
  isActive: boolean,
): Promise<{ doc: Rule; etag: string }> {
  const params = { path: { id }, header: { 'If-Match': etag, 'Idempotency-Key': key } };
  const call = isActive
    ? api.POST('/rest/Rule/{id}/activate', { params })
    : api.POST('/rest/Rule/{id}/deactivate', { params });
  const { data, response } = await result(call);
  return { doc: data, etag: response.headers.get('etag') ?? '' };
}
