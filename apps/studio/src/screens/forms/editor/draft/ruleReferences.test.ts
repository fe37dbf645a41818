import { expect, test } from 'vitest';
import { mergeVersions } from '../../../../kernel/editor/mergeVersions.ts';
import { savedForm } from '../../editor.cases.ts';
import { aField, aSection, formDoc } from '../../fixtures/formDocs.ts';
import { formEditor, toBody } from '../definition.ts';
import {
  withNewRule,
  withoutRuleOf,
  withRuleName,
  withTargets,
  withUntrigger,
} from '../rules/model/ruleEdits.ts';
import type { FormDraft } from './FormDraft.ts';
import { toFormDraft } from './toFormDraft.ts';

const condition = {
  ...{ kind: 'CompositeCondition' as const, operator: 'and' as const },
  subconditions: [{ kind: 'RawCondition' as const, rawExpression: 'roofAge > 20' }],
};
const hidden = { template: { hidden: true } };
const doc = formDoc({
  sections: [
    aSection('Roof', [
      aField('a', 'A', { template: { hidden: true, triggerRuleName: 'Old', untriggerBehavior: 1 } }),
      aField('b', 'B', hidden),
      aField('c', 'C', hidden),
    ]),
  ],
  fieldRules: [{ name: 'Old', description: '', condition }],
});

type Edit = (draft: FormDraft) => FormDraft;
const ruleOf = (draft: FormDraft, name: string) => {
  const rule = draft.rules.find((each) => each.name === name);
  if (rule === undefined) throw new Error(`There is no rule '${name}'.`);
  return rule;
};
const rename =
  (name: string): Edit =>
  (draft) =>
    withRuleName(draft, ruleOf(draft, 'Old').key, name);
const remove: Edit = (draft) => withoutRuleOf(draft, ruleOf(draft, 'Old').key)[0];
const keysOf = ({ parts }: FormDraft, ...names: readonly string[]) =>
  parts.flatMap(({ key, variableName }) => (names.includes(variableName) ? key : []));
const showMore: Edit = (draft) => withTargets(draft, ruleOf(draft, 'Old'), keysOf(draft, 'a', 'b'), 1);
const add =
  (field: string): Edit =>
  (draft) => {
    const [next, rule] = withNewRule(draft, (number) => `New Rule ${number}`);
    return withTargets(next, rule, keysOf(next, field), 1);
  };

const deleteElse: Edit = (draft) => withUntrigger(draft, ruleOf(draft, 'Old'), 0);
const showAndDelete: Edit = (draft) => {
  const shown = showMore(draft);
  const parts = shown.parts.map((part) =>
    part.variableName === 'b' ? { ...part, untriggerBehavior: 0 as const } : part,
  );
  return { ...shown, parts };
};

/** What becomes of what two people made of the form: the second saves over what the first has saved. */
function merge(mine: Edit, theirs: Edit) {
  const origin = toFormDraft(doc);
  const current = { doc: savedForm(toBody(theirs(origin), doc), doc), etag: '"2"' };
  const sides = { base: { doc, etag: '"1"' }, origin, draft: mine(origin) };
  const { merge: found, draft } = mergeVersions(formEditor, sides, current);
  return {
    kinds: found.collisions.map(({ kind }) => kind),
    rules: draft.rules.map(({ name }) => name),
    otherwise: draft.parts.flatMap(({ triggerRuleName, untriggerBehavior }) =>
      triggerRuleName === null ? [] : untriggerBehavior,
    ),
    shownBy: draft.parts.flatMap(({ isHead, triggerRuleName }) => (isHead ? [] : triggerRuleName)),
  };
}

test('the new rules of two people stay two, each with its own fields', () => {
  expect(merge(add('b'), add('c'))).toMatchObject({
    ...{ kinds: [], rules: ['Old', 'New Rule 2', 'New Rule 1'] },
    shownBy: ['Old', 'New Rule 2', 'New Rule 1'],
  });
});

test.each<[string, Edit, Edit]>([
  ['mine', rename('Older'), showMore],
  ['theirs', showMore, rename('Older')],
])(
  'a field that is given to a rule follows the rename of the rule by the other: %s',
  (_who, mine, theirs) => {
    expect(merge(mine, theirs)).toMatchObject({
      kinds: [],
      rules: ['Older'],
      shownBy: ['Older', 'Older', null],
    });
  },
);

test.each<[string, Edit, Edit]>([
  ['mine', remove, showMore],
  ['theirs', showMore, remove],
])(
  'a rule that one deletes and the other gives a field stays for that field: deleted by %s',
  (_who, mine, theirs) => {
    expect(merge(mine, theirs)).toMatchObject({ kinds: [], rules: ['Old'], shownBy: [null, 'Old', null] });
  },
);

test('a rule that both rename is one question, which its fields follow', () => {
  expect(merge(rename('Older'), rename('Oldest'))).toMatchObject({
    ...{ kinds: ['field'], rules: ['Older'] },
    shownBy: ['Older', null, null],
  });
});

test.each<[string, Edit, Edit, readonly number[]]>([
  ['mine', deleteElse, showMore, [0, 0]],
  ['theirs', showMore, deleteElse, [0, 0]],
  ['none', showMore, (draft) => draft, [1, 1]],
  ['mine, and the field set apart', (draft) => draft, showAndDelete, [1, 0]],
])(
  'a field that one gives to a rule has the Else that the other chooses for it: %s',
  (_who, mine, theirs, otherwise) => {
    expect(merge(mine, theirs)).toMatchObject({ kinds: [], shownBy: ['Old', 'Old', null], otherwise });
  },
);
