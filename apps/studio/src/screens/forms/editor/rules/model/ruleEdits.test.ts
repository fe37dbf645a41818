import { expect, test } from 'vitest';
import { aField, aSection, formDoc, someCondition } from '../../../fixtures/formDocs.ts';
import { toFormDraft } from '../../draft/toFormDraft.ts';
import { formRulePath, ruleIn } from '../../formTabs.ts';
import {
  fieldsShownBy,
  nameFault,
  targetFields,
  untriggerOf,
  withElseOfRule,
  withNewRule,
  withoutRuleOf,
  withRuleName,
  withTargets,
  withUntrigger,
} from './ruleEdits.ts';

const shown = (name: string, triggerRuleName: string | null = null) =>
  aField(name, name, { template: { hidden: true, triggerRuleName } });
const doc = formDoc({
  sections: [aSection('Roof', [shown('age', 'Old roof-#2'), shown('pitch'), aField('state', 'State')])],
  fieldRules: ['Old roof-#2', 'New Rule 1', 'New Rule 3'].map((name) => ({
    ...{ name, description: '', condition: someCondition },
  })),
});
const draft = toFormDraft(doc);
const [old = expect.unreachable()] = draft.rules;
const names = (parts: ReturnType<typeof targetFields>) => parts.map(({ variableName }) => variableName);
const keyOf = (name: string) =>
  draft.parts.find(({ variableName }) => variableName === name)?.key ?? expect.unreachable();

test('a new rule gets the smallest number that is free', () => {
  const [next, rule] = withNewRule(draft, (number) => `New Rule ${number}`);
  expect(rule.name).toBe('New Rule 2');
  expect(next.rules.at(-1)).toBe(rule);
});

test.each([
  ['  ', 'blank'],
  ['New Rule 1', 'taken'],
  [' New Rule 1 ', 'taken'],
  ['Old roof', null],
  ['Tier-2', null],
  ['New Rule 1-#3', 'taken'],
  ['-#', 'blank'],
])('the name %j is %s', (name, fault) => {
  expect(nameFault(draft, old.key, name)).toBe(fault);
});

test('fields follow the name of the rule that shows them', () => {
  const next = withRuleName(draft, old.key, 'Older roof');
  expect(names(fieldsShownBy({ name: 'Older roof' }, next))).toEqual(['age']);
});

test('fields that a rule shows get what becomes of them; those that it no longer shows lose both', () => {
  expect(names(targetFields(draft))).toEqual(['age', 'pitch']);
  const hides = withTargets(withUntrigger(draft, old, 1), old, [keyOf('age'), keyOf('pitch')], 1);
  expect(names(fieldsShownBy(old, hides))).toEqual(['age', 'pitch']);
  expect(untriggerOf(old, hides, 0)).toBe(1);
  const one = withTargets(hides, old, [keyOf('pitch')], 1);
  const age = one.parts.find(({ variableName }) => variableName === 'age');
  expect([age?.triggerRuleName, age?.untriggerBehavior]).toEqual([null, 0]);
});

test('a field that is given to a rule in its settings becomes what the others become, and is hidden where there are none', () => {
  const pitch = draft.parts.filter(({ variableName }) => variableName === 'pitch');
  const given = (name: string, of = draft) =>
    withElseOfRule(
      of,
      pitch.map((part) => ({ ...part, triggerRuleName: name })),
    ).map((part) => part.untriggerBehavior);
  expect(given('New Rule 1')).toEqual([1]);
  expect(given(old.name)).toEqual([0]);
  expect(given(old.name, withUntrigger(draft, old, 1))).toEqual([1]);
});

test('what becomes of fields differs where it was set so before', () => {
  const mixed = withTargets(draft, old, [keyOf('age'), keyOf('pitch')], 1);
  expect(untriggerOf(old, mixed, 1)).toBeNull();
});

test('behind a rule that is deleted the next one is selected, behind the last the one before it', () => {
  const [first, second] = withoutRuleOf(draft, old.key);
  expect(second?.name).toBe('New Rule 1');
  expect(first.parts.some(({ triggerRuleName }) => triggerRuleName === old.name)).toBe(false);
  const [, before] = withoutRuleOf(draft, draft.rules[2]?.key ?? '');
  expect(before?.name).toBe('New Rule 1');
  const [, none] = withoutRuleOf({ ...draft, rules: [old] }, old.key);
  expect(none).toBeNull();
});

test.each(['.', '..', '=.', '=..', '...', 'a/b', 'X-#2', '100 %'])(
  'the rule %s has an address of its own',
  (name) => {
    const path = formRulePath('7', name);
    expect(new URL(path, 'https://host').pathname).toBe(path);
    expect(ruleIn(path)).toBe(name);
  },
);
