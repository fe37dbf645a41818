import { newRowKey } from '../../../../../kernel/editor/fields/newRowKey.ts';
import { untrigger } from '../../../../../kernel/formView/ViewedForm.ts';
import { shownRuleName } from '../../../shownRuleName.ts';
import { draftCondition } from '../../draft/conditionRows.ts';
import type { FormDraft, FormPart, RuleRow } from '../../draft/FormDraft.ts';

/** What becomes of the fields of a rule while it does not hold, as fields store it. */
export type Untrigger = (typeof untrigger)[keyof typeof untrigger];

/** Characters. */
export const longestRuleName = 100;
export const longestDescription = 255;

/** The fields that rules can show, in the order of the form: those that are conditional. */
export function targetFields({ parts }: FormDraft): readonly FormPart[] {
  return parts.filter(({ isHead, hidden, variableName }) => !isHead && hidden && variableName !== '');
}

/** The fields that a rule shows. */
export function fieldsShownBy({ name }: Pick<RuleRow, 'name'>, draft: FormDraft): readonly FormPart[] {
  return targetFields(draft).filter(({ triggerRuleName }) => triggerRuleName === name);
}

/** What becomes of the fields of a rule; null where that differs among them. @param otherwise for a rule without fields */
export function untriggerOf(
  rule: Pick<RuleRow, 'name'>,
  draft: FormDraft,
  otherwise: Untrigger,
): Untrigger | null {
  const [first = otherwise, ...others] = fieldsShownBy(rule, draft).map((part) => part.untriggerBehavior);
  return others.every((each) => each === first) ? first : null;
}

/** The draft with one rule more, the last, and that rule: with a name that no other has. */
export function withNewRule(draft: FormDraft, nameOf: (number: number) => string): [FormDraft, RuleRow] {
  const taken = new Set(draft.rules.map(({ name }) => shownRuleName(name)));
  let number = 1;
  while (taken.has(nameOf(number))) number += 1;
  const rule = {
    ...{ key: newRowKey(), name: nameOf(number), description: '' },
    condition: draftCondition({ kind: 'CompositeCondition', operator: 'and', subconditions: [] }, new Set()),
  };
  return [{ ...draft, rules: [...draft.rules, rule] }, rule];
}

/** Why a rule cannot have a name; null when it can. */
export function nameFault({ rules }: FormDraft, key: string, name: string): 'blank' | 'taken' | null {
  // What looks like the hidden suffix is not shown either.
  const wanted = shownRuleName(name.trim()).trim();
  if (wanted === '') return 'blank';
  return rules.some((rule) => rule.key !== key && shownRuleName(rule.name) === wanted) ? 'taken' : null;
}

/** The draft with a rule renamed, which the fields that it shows follow. */
export function withRuleName(draft: FormDraft, key: string, name: string): FormDraft {
  const before = draft.rules.find((rule) => rule.key === key)?.name;
  if (before === undefined || before === name) return draft;
  return {
    ...draft,
    rules: draft.rules.map((rule) => (rule.key === key ? { ...rule, name } : rule)),
    parts: draft.parts.map((part) =>
      part.triggerRuleName === before ? { ...part, triggerRuleName: name } : part,
    ),
  };
}

/** The draft with another description or condition of a rule. */
export function withRule(
  draft: FormDraft,
  key: string,
  changed: Partial<Pick<RuleRow, 'description' | 'condition'>>,
): FormDraft {
  return {
    ...draft,
    rules: draft.rules.map((rule) => (rule.key === key ? { ...rule, ...changed } : rule)),
  };
}

/** The draft in which a rule shows exactly these fields: another rule shows none of them any more. */
export function withTargets(
  draft: FormDraft,
  { name }: RuleRow,
  keys: readonly string[],
  behavior: Untrigger,
): FormDraft {
  const wanted = new Set(keys);
  return {
    ...draft,
    parts: draft.parts.map((part) => {
      const isShown = part.triggerRuleName === name;
      if (wanted.has(part.key))
        return isShown ? part : { ...part, triggerRuleName: name, untriggerBehavior: behavior };
      return isShown && part.hidden ? withoutRule(part) : part;
    }),
  };
}

/** Changed parts of a draft: of one that another rule shows now becomes what becomes of the other fields of that rule. */
export function withElseOfRule(draft: FormDraft, changed: readonly FormPart[]): readonly FormPart[] {
  const before = new Map(draft.parts.map(({ key, triggerRuleName }) => [key, triggerRuleName]));
  return changed.map((part) => {
    const { key, triggerRuleName: name } = part;
    if (name === null || before.get(key) === name) return part;
    const behavior = untriggerOf({ name }, draft, untrigger.hide) ?? untrigger.hide;
    return { ...part, untriggerBehavior: behavior };
  });
}

/** The draft in which this becomes of the fields of a rule while it does not hold. */
export function withUntrigger(draft: FormDraft, { name }: RuleRow, behavior: Untrigger): FormDraft {
  return {
    ...draft,
    parts: draft.parts.map((part) =>
      part.triggerRuleName === name ? { ...part, untriggerBehavior: behavior } : part,
    ),
  };
}

/** The draft without a rule, and the rule that is selected next: that behind it, else that before it; null when none is left. */
export function withoutRuleOf(draft: FormDraft, key: string): [FormDraft, RuleRow | null] {
  const at = draft.rules.findIndex((rule) => rule.key === key);
  const rule = draft.rules[at];
  if (rule === undefined) return [draft, null];
  const rules = draft.rules.toSpliced(at, 1);
  const parts = draft.parts.map((part) => (part.triggerRuleName === rule.name ? withoutRule(part) : part));
  return [{ ...draft, rules, parts }, rules[at] ?? rules[at - 1] ?? null];
}

function withoutRule(part: FormPart): FormPart {
  return { ...part, triggerRuleName: null, untriggerBehavior: untrigger.delete };
}
