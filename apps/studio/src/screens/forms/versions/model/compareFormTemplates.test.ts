import type { UiFormTemplate } from '@studio/api';
import { expect, test } from 'vitest';
import type { ComparedField, ComparedGroup } from '../../../../kernel/object/compare/compareObjects.ts';
import { namesOf } from '../../conditions/ConditionNames.ts';
import { ownForm } from '../../conditions/ownForm.ts';
import { comparedField, comparedForm } from '../../fixtures/comparedForms.ts';
import { comparedSettings } from '../../fixtures/comparedSettings.ts';
import { readCompared, writeCompared } from '../versions.urls.ts';
import { compareFormTemplates } from './compareFormTemplates.ts';

const words = {
  typeName: () => 'Application',
  componentName: (type: number) => (type === 3 ? 'Drop Down' : 'Text Input'),
  settingsOf: () => comparedSettings,
};

const named = (form: UiFormTemplate) => ({
  form,
  names: namesOf(ownForm(form.formTemplate.uniqueName, form.sections)),
});
const compare = (left: UiFormTemplate, right: UiFormTemplate, how: typeof words) =>
  compareFormTemplates(named(left), named(right), how);

const dropDown = { type: 3, dynamicDataSet: 'Roof Covering' };
const condition = {
  kind: 'CompositeCondition' as const,
  operator: 'and' as const,
  subconditions: [{ kind: 'RawCondition' as const, rawExpression: 'a == 1' }],
};
const one = comparedForm('1', [comparedField('covering', { template: dropDown }), comparedField('age')]);
const two = comparedForm('2', [comparedField('covering'), comparedField('slope')], {
  template: { version: 2, flags: 'New' },
  fieldRules: [{ name: 'Steep', description: '', condition }],
});

const rows = (groups: readonly ComparedGroup[]) => groups.flatMap(({ fields }) => fields);
const rowOf = (groups: readonly ComparedGroup[], label: string): ComparedField =>
  rows(groups).find((row) => row.label === label) ?? expect.unreachable(label);
const textsOf = ({ values }: ComparedField['left']) => values.map(({ shown }) => shown);

test('two versions differ in their settings, rules and fields, in the words of the screen', () => {
  const groups = compare(one, two, words);
  expect(groups.map(({ heading }) => heading)).toEqual(['Settings', 'Rules', 'Fields']);
  const different = rows(groups).filter(({ isDifferent }) => isDifferent);
  expect(different.map(({ label }) => label)).toEqual([
    ...['Version', 'Flags', 'Field Rule: Steep'],
    ...['covering (covering)', 'age (age)', 'slope (slope)'],
  ]);
  const covering = rowOf(groups, 'covering (covering)');
  expect(textsOf(covering.left)).toEqual([
    ...['Component: Drop Down', 'Label Text: covering', 'Data Set: Roof Covering', 'Section: Roof'],
  ]);
  expect(covering.left.values.map(({ isOnlyHere }) => isOnlyHere)).toEqual([true, false, true, false]);
  const { left, right } = rowOf(groups, 'slope (slope)');
  expect([left.isShown, right.isShown]).toEqual([false, true]);
  expect(textsOf(rowOf(groups, 'Field Rule: Steep').right)).toEqual(['a == 1']);
});

test('a form is the same as itself, and without rules there is nothing of them', () => {
  const groups = compare(one, one, words);
  expect(groups.map(({ heading }) => heading)).toEqual(['Settings', 'Fields']);
  expect(rows(groups).filter(({ isDifferent }) => isDifferent)).toEqual([]);
});

test('in two saves of one form a renamed field is the same field', () => {
  const saved = (variableName: string) =>
    comparedForm('1', [comparedField(variableName, { label: 'Age', template: { id: 7 } })]);
  const groups = compare(saved('age'), saved('years'), words);
  const row = rowOf(groups, 'Age (years)');
  expect([textsOf(row.left)[0], textsOf(row.right)[0]]).toEqual(['age', 'years']);
});

test('in two versions of a form a renamed field is the same by what their numbers have in common', () => {
  const numbered = (form: number, own: number) => ({ template: { id: form * 2 ** 17 + own } });
  const former = comparedForm('1', [
    comparedField('a', { label: 'Age', ...numbered(70_001, 7) }),
    comparedField('made again', numbered(70_001, 8)),
    comparedField('one', numbered(70_001, 9)),
    comparedField('other', numbered(70_001, 10)),
  ]);
  const fields = [
    comparedField('z', { label: 'Age', ...numbered(4_000_000_001, 7) }),
    comparedField('made again', numbered(4_000_000_001, 11)),
    comparedField('other', numbered(4_000_000_001, 9)),
    comparedField('one', numbered(4_000_000_001, 10)),
  ];
  const labelsOf = (groups: readonly ComparedGroup[]) => groups.at(-1)?.fields.map(({ label }) => label);
  const groups = compare(former, comparedForm('2', fields), words);
  const labels = ['Age (z)', 'made again (made again)', 'other (other)', 'one (one)'];
  expect(labelsOf(groups)).toEqual(labels);
  const renamed = rowOf(groups, 'Age (z)');
  expect([textsOf(renamed.left)[0], textsOf(renamed.right)[0]]).toEqual(['a', 'z']);
  expect(renamed.isDifferent).toBe(true);
  expect(rowOf(groups, 'made again (made again)').isDifferent).toBe(false);
  expect(textsOf(rowOf(groups, 'one (one)').left)[0]).toBe('other');
  // In another form a name that both have comes first.
  const another = compare(former, comparedForm('3', fields, { template: { uniqueName: 'Other' } }), words);
  expect(labelsOf(another)).toEqual(['Age (z)', 'made again (made again)', 'one (one)', 'other (other)']);
  expect(rowOf(another, 'one (one)').left.values.map(({ key }) => key)).not.toContain('name');
});

test('the settings of a field are described by their labels', () => {
  const plain = comparedForm('1', [comparedField('age')]);
  const styled = comparedForm('2', [
    comparedField('age', {
      fontStyle: 'boldItalic',
      template: { hidden: true, options: '<options><columns>a &amp; b</columns><other>1</other></options>' },
      productTemplates: [{ id: '7', name: 'Property' }],
    }),
  ]);
  expect(textsOf(rowOf(compare(plain, styled, words), 'age (age)').right)).toEqual([
    ...['Component: Text Input', 'Label Text: age', 'Conditional: Yes', 'Font Style: Bold Italic'],
    ...['Columns: a & b', 'Show for Products: Property', 'Section: Roof'],
  ]);
});

test('a field that was moved is reported, and what joined or left its row', () => {
  const rowsOf = (...rows: readonly (readonly string[])[]) =>
    comparedForm('1', [], {
      sections: [
        {
          label: 'Roof',
          repeating: false,
          rows: rows.map((names) => ({
            fields: names.map((name) => comparedField(name, { template: { id: name.charCodeAt(0) } })),
          })),
        },
      ],
    });
  const groups = compare(
    rowsOf(['a'], ['b'], ['c'], ['d']),
    rowsOf(['d'], ['new'], ['a', 'b'], ['c']),
    words,
  );
  const placed = (name: string) =>
    textsOf(rowOf(groups, `${name} (${name})`).right).filter((shown) => /^(Place|Row)/.test(shown));
  expect(['a', 'b', 'c', 'd', 'new'].map(placed)).toEqual([
    ...[['Row: with b'], ['Row: with a'], [], ['Place: first in its section'], []],
  ]);
  expect(textsOf(rowOf(groups, 'd (d)').left)).toContain('Place: after c');
});

test('an address says whether a save is meant, and which set holds it', () => {
  for (const compared of [
    { id: '5f1d7e', save: null, set: null },
    { id: 'a@b', save: 3, set: null },
    { id: 'a.4@b', save: 3, set: 12 },
  ])
    expect(readCompared(writeCompared(compared))).toEqual(compared);
});

test('rules are described by labels, and compared by what they name', () => {
  const about = (fieldName: string) => ({
    ...condition,
    subconditions: [
      {
        kind: 'BinaryCondition' as const,
        lhs: { kind: 'FieldValue', formTemplateUniqueName: 'RoofSupplement', fieldName },
        operatorName: 'exists',
      },
    ],
  });
  const form = (label: string, fieldName: string) =>
    comparedForm('1', [comparedField('age', { label }), comparedField('years', { label: 'Years' })], {
      fieldRules: [{ name: 'Old', description: '', condition: about(fieldName) }],
    });
  const ruleOf = (...[left, right]: readonly [UiFormTemplate, UiFormTemplate]) =>
    rowOf(compare(left, right, words), 'Field Rule: Old');
  const relabelled = ruleOf(form('Roof age', 'age'), form('Age of the roof', 'age'));
  expect([textsOf(relabelled.left), textsOf(relabelled.right)]).toEqual([
    ['Roof age exists'],
    ['Age of the roof exists'],
  ]);
  expect(relabelled.isDifferent).toBe(false);
  const other = ruleOf(form('Years', 'age'), form('Roof age', 'years'));
  expect([textsOf(other.left), textsOf(other.right)]).toEqual([['Years (age) exists'], ['Years exists']]);
  expect(other.isDifferent).toBe(true);
  const alike = ruleOf(form('Roof age', 'age'), form('Years ', 'years'));
  expect(alike.isDifferent).toBe(true);
});
