import { isDeepStrictEqual } from 'node:util';
import type { AuthorizationKey } from '@studio/api';
import { isEmptyCondition } from '@studio/rules';
import { missingPermission } from '../../http/problems.ts';
import type { FormTemplateDoc } from './FormTemplateDoc.ts';
import { wholeForm } from './wholeForm.ts';

/**
 * Throws when a caller without the permission changes the rules of a form. What goes with a field that is taken away,
 * or with the way the form was required, is no change of rules.
 */
export function refuseForeignRules(
  permissions: readonly AuthorizationKey[],
  before: FormTemplateDoc | null,
  after: FormTemplateDoc,
): void {
  if (permissions.includes('MANAGE_FORM_RULES')) return;
  const rules = rulesOf(after);
  const isSame =
    before === null
      ? rules.trigger === null && rules.fieldRules.length === 0
      : isDeepStrictEqual(remainingRules(before, after), rules);
  if (!isSame) throw missingPermission('MANAGE_FORM_RULES');
}

/** How a form is required belongs to its settings: an empty trigger is no rule. */
function rulesOf(doc: FormTemplateDoc) {
  const { triggerRule, fieldRules, fields } = wholeForm(doc);
  const isConfigured = triggerRule !== null && !isEmptyCondition(triggerRule.condition);
  const shown = fields
    .filter(({ triggerRuleName }) => triggerRuleName !== null)
    .map(({ id, triggerRuleName, untriggerBehavior }) => ({ id, triggerRuleName, untriggerBehavior }));
  return {
    trigger: isConfigured ? triggerRule.condition : null,
    fieldRules,
    // In any order of the fields.
    shown: new Map(shown.map((rule) => [rule.id, rule])),
  };
}

/** The rules that a form has still when its settings and fields are others: the trigger goes when it is required otherwise and has none for that. */
function remainingRules(before: FormTemplateDoc, after: FormTemplateDoc) {
  const { trigger, fieldRules, shown } = rulesOf(before);
  const isRequiredOtherwise = !isDeepStrictEqual(requirednessOf(before), requirednessOf(after));
  const isGone = isRequiredOtherwise && rulesOf(after).trigger === null;
  const ids = new Set(wholeForm(after).fields.map(({ id }) => id));
  return {
    trigger: isGone ? null : trigger,
    fieldRules,
    shown: new Map([...shown].filter(([id]) => ids.has(id))),
  };
}

/** Whether a form is supplemental, and whether it is conditional. */
function requirednessOf(doc: FormTemplateDoc) {
  const { root, triggerRule } = wholeForm(doc);
  return { root, isConditional: triggerRule !== null };
}
