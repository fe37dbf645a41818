import type { CircleStep, FormFinding, JsonValue } from '@studio/rules';
import { defineMessages } from '../../../../platform/i18n/defineMessages.ts';
import type { ConditionNames } from '../../conditions/ConditionNames.ts';
import { describeCondition } from '../../conditions/describeCondition.ts';
import { shownRuleName } from '../../shownRuleName.ts';
import type { FormDraft } from '../draft/FormDraft.ts';
import { storedCondition } from './model/trialForm.ts';

const findingText = defineMessages('forms.finding', {
  form: 'This form',
  'rule.of': '{rule} ({form})',
  contradiction: '“{one}” and “{other}” never hold together.',
  never: '“{one}” never holds.',
  always: '“{one}” always holds.',
  alwaysGiven: '“{one}” holds whenever there is a value, and does not hold without one.',
  duplicate: '“{one}” is there twice.',
  'decides.never': 'So the rule never holds.',
  'decides.always': 'So the rule always holds.',
  sameCondition: 'It has the same condition as {rule}.',
  hidesRequired: 'It can hide fields that are always required: {fields}. They are not asked for then.',
  circle: 'These depend on each other in a circle: {steps}.',
  notInDataSet: 'The data set of {field} does not have: {values}.',
  dividesByZero: 'It divides by zero.',
  neverShown: 'It is conditional, and no rule shows it: it is never shown.',
});

/** The form that a finding is about, and what its fields are called. */
export interface FindingWords {
  readonly draft: FormDraft;
  readonly uniqueName: string;
  readonly names: ConditionNames;
}

/** What a finding is about: a rule, a field, or the form. */
export function describeFindingPlace({ place }: FormFinding, { names, uniqueName }: FindingWords): string {
  if (place.kind === 'field') return names.field(uniqueName, place.field);
  return place.rule === null ? findingText('form') : shownRuleName(place.rule);
}

/** A finding as one or two sentences. */
export function describeFinding(finding: FormFinding, words: FindingWords): string {
  const { names, uniqueName } = words;
  const fieldName = (name: string) => names.field(uniqueName, name);
  switch (finding.code) {
    case 'sameCondition':
      return findingText('sameCondition', { rule: shownRuleName(finding.rule) });
    case 'hidesRequired':
      return findingText('hidesRequired', { fields: finding.fields.map(fieldName).join(', ') });
    case 'circle': {
      const [first] = finding.steps;
      const steps = first === undefined ? [] : [...finding.steps, first];
      const named = steps.map((step) => describeStep(step, words));
      return findingText('circle', { steps: named.join(' → ') });
    }
    case 'notInDataSet':
      return findingText('notInDataSet', {
        field: names.field(finding.form, finding.field),
        values: finding.values.map((value) => `“${value}”`).join(', '),
      });
    case 'dividesByZero':
    case 'neverShown':
      return findingText(finding.code);
    default:
      return describeConditionFinding(finding, words);
  }
}

function describeStep({ kind, form, name }: CircleStep, { names, uniqueName }: FindingWords): string {
  if (kind === 'field') return names.field(form, name);
  const rule = shownRuleName(name);
  return form === uniqueName ? rule : findingText('rule.of', { rule, form: names.form(form) });
}

type OfCondition = Extract<FormFinding, { decides: unknown }>;

function describeConditionFinding(
  { code, place, other, decides }: OfCondition,
  { draft, names }: FindingWords,
): string {
  const stored = place.kind === 'rule' ? conditionOf(draft, place.rule) : null;
  const describe = (pointer: string) => describeCondition(partAt(stored, pointer), names);
  const one = place.kind === 'rule' ? describe(place.pointer) : '';
  const text = findingText(code, { one, other: other === null ? '' : describe(other) });
  return decides === null ? text : `${text} ${findingText(`decides.${decides}`)}`;
}

function conditionOf({ condition, rules }: FormDraft, name: string | null): JsonValue {
  const text = name === null ? condition : rules.find((rule) => rule.name === name)?.condition;
  return text ? storedCondition(text) : null;
}

function partAt(stored: JsonValue, pointer: string): JsonValue {
  return pointer
    .split('/')
    .slice(1)
    .reduce<JsonValue>((at, token) => {
      if (typeof at !== 'object' || at === null) return null;
      return (Array.isArray(at) ? at[Number(token)] : at[token]) ?? null;
    }, stored);
}
