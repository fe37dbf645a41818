import {
  type FormField,
  type FormTemplateDoc,
  type TriggerRule,
  triggerRuleNames,
} from './FormTemplateDoc.ts';
import { isShownByRule } from './fieldOfBody.ts';
import { formTemplateTypes } from './formTemplateTypes.ts';

const emptyCondition = { kind: 'CompositeCondition', operator: 'and', subconditions: [] };

/**
 * The form without what its type and the way it is required leave without effect, and with the trigger that a supplemental one always has.
 * What it does not say, it does not say then either.
 */
export function clearForm(doc: FormTemplateDoc): FormTemplateDoc {
  const { root = true, fields } = doc;
  const type = formTemplateTypes[doc.type];
  const triggerRule = triggerRuleOf(doc);
  const repeatable = doc.repeatable && triggerRule === null;
  const cleared: Partial<FormTemplateDoc> = {
    ...(type?.hasProducts !== true && { productNames: [] }),
    ...(type?.hasProposalLevel !== true && { proposalLevel: false }),
    ...((type?.hasEndorsements !== true || !root) && { includedInEndorsement: false }),
    ...(!repeatable && unrepeated),
    ...((!repeatable || type?.hasLinkForm !== true) && { linkFormTemplateUniqueName: null }),
    ...(root && unpreceded),
    triggerRule,
  };
  const present = Object.entries(cleared).filter(([property]) => Object.hasOwn(doc, property));
  return {
    ...doc,
    ...Object.fromEntries(present),
    fields: fields.map(clearField),
    ...(triggerRule !== null && { triggerRule }),
  };
}

/** Of forms that do not repeat. */
const unrepeated = {
  repeatable: false,
  dynamicNameTemplate: '',
  staticName: '',
  allowDirectNavigation: true,
  sortRepeatableFormNames: false,
};

/** Of forms that are not supplemental. */
const unpreceded = { precedingFieldFormTemplateUniqueName: null, precedingFieldVariableName: null };

/** A supplemental form has a rule, and one that is always required has none. */
function triggerRuleOf({ root = true, triggerRule = null }: FormTemplateDoc): TriggerRule | null {
  if (triggerRule === null && root) return null;
  const name = root ? triggerRuleNames.conditional : triggerRuleNames.supplemental;
  return { name, condition: triggerRule?.condition ?? emptyCondition };
}

/** A rule shows only what is conditional. Forms have thousands of fields: none is copied that names no rule. */
function clearField(field: FormField): FormField {
  const hasRule = field.triggerRuleName !== undefined || field.untriggerBehavior !== undefined;
  if (!hasRule || isShownByRule(field)) return field;
  const { triggerRuleName: _name, untriggerBehavior: _behavior, ...rest } = field;
  return rest;
}
