import { type RulesReloaded, result } from '@studio/api';
import { announceKindChange } from '../../../platform/changes/kindChanges.ts';
import { withProgress } from '../../../platform/feedback/progress.ts';
import { api } from '../../../platform/http/api.ts';
import { formDialogText } from './dialogs.messages.ts';

/** The rules that make forms conditional, or those that show fields. */
export type RuleType = 'form' | 'field';

/** Counts the rules of all form templates. @param uiFormTemplateId the one form whose rules are meant. Default: all of them */
export async function countRules(
  ruleType: RuleType,
  signal: AbortSignal,
  uiFormTemplateId?: string,
): Promise<RulesReloaded> {
  return callReload({ ruleType, mode: 'plan', ...(uiFormTemplateId && { uiFormTemplateId }) }, signal);
}

/**
 * Reloads the rules, and rebuilds what is kept beside their form templates, under the loading bar.
 * @param validateRules checks each of them, and marks the form templates whose rules are not valid
 */
export async function reloadRules(
  ruleType: RuleType,
  validateRules: boolean,
  uiFormTemplateId?: string,
): Promise<RulesReloaded> {
  const texts = {
    loading: formDialogText(`reload.${ruleType}.loading`),
    success: ({ rules, rebuilt, failures }: RulesReloaded) =>
      failures.length > 0
        ? undefined
        : formDialogText(`reload.${ruleType}.success`, {
            rules: rules.toLocaleString(),
            forms: rebuilt.toLocaleString(),
          }),
  };
  const query = { ruleType, validateRules, ...(uiFormTemplateId && { uiFormTemplateId }) };
  const reloaded = await withProgress(texts, () => callReload(query, null));
  if (validateRules) announceKindChange('/UIFormTemplate');
  return reloaded;
}

async function callReload(
  query: { ruleType: RuleType; mode?: 'plan'; validateRules?: boolean; uiFormTemplateId?: string },
  signal: AbortSignal | null,
): Promise<RulesReloaded> {
  return (await result(api.POST('/rest/UIFormTemplate/reloadRules', { params: { query }, signal }))).data;
}
