import { expect, test } from 'vitest';
import { type AnalysedField, type AnalysedForm, analyseForm } from './analyseForm.ts';
import type { JsonValue } from './JsonValue.ts';
import { field, when } from './testing/arbitraryRules.ts';

function analysed(name: string, own: Partial<AnalysedField> = {}): AnalysedField {
  return {
    ...{ name, typeName: 'String', isConditional: false, ruleName: null, isDeletedWhenHidden: false },
    ...{ defaultValue: null, valueScript: '', disableScript: '', requiredScript: '', valueFormat: '' },
    ...{ repeatedBy: null, isRequired: false, takesSeveral: false, offered: null, linkedKey: null, ...own },
  };
}

const rule = (name: string, condition: JsonValue) => ({ name, condition });
const by = (ruleName: string, own: Partial<AnalysedField> = {}) => ({
  isConditional: true,
  ruleName,
  ...own,
});
const texas = when(field('state', 'String'), 'equals', 'TX');
const find = (fields: readonly AnalysedField[], own: Partial<AnalysedForm> = {}) =>
  analyseForm({ uniqueName: 'Form', fields, rules: [], condition: null, ...own });
const state = analysed('state', { offered: new Set(['TX', 'LA']) });

test('conditions are found with their rule, and what the whole rule comes to', () => {
  const both = {
    kind: 'CompositeCondition',
    operator: 'and',
    subconditions: [texas, { kind: 'UnaryCondition', operator: 'not', subcondition: texas }],
  };
  const one = {
    kind: 'CompositeCondition',
    operator: 'or',
    subconditions: [both, when(field('age', 'Integer'), 'exists')],
  };
  expect(find([state, analysed('age')], { rules: [rule('One', one)], condition: both })).toEqual([
    {
      place: { kind: 'rule', rule: null, pointer: '/subconditions/1' },
      code: 'contradiction',
      other: '/subconditions/0',
      decides: 'never',
    },
    {
      place: { kind: 'rule', rule: 'One', pointer: '/subconditions/0/subconditions/1' },
      code: 'contradiction',
      other: '/subconditions/0/subconditions/0',
      decides: null,
    },
  ]);
});

test('rules with the same condition, and rules that hide what is always required', () => {
  const fields = [state, analysed('a', by('One', { isRequired: true })), analysed('b', by('Two'))];
  expect(find(fields, { rules: [rule('One', texas), rule('Two', texas)] })).toEqual([
    { place: { kind: 'rule', rule: 'Two', pointer: '' }, code: 'sameCondition', rule: 'One' },
    { place: { kind: 'rule', rule: 'One', pointer: '' }, code: 'hidesRequired', fields: ['a'] },
  ]);
});

test('a conditional field that no rule shows', () => {
  const fields = [
    analysed('a', by('Gone')),
    analysed('b', { isConditional: true }),
    analysed('c', by('One')),
  ];
  expect(find([...fields, analysed('d', { ruleName: 'Gone' })], { rules: [rule('One', texas)] })).toEqual(
    ['a', 'b'].map((name) => ({
      place: { kind: 'field', field: name, property: 'rule' },
      code: 'neverShown',
    })),
  );
});

test('values that the data set of their field does not have', () => {
  const other = when(field('state', 'String'), 'isInList', ['TX', 'tx', 'NY']);
  expect(find([state, analysed('free')], { rules: [rule('One', other)] })).toEqual([
    {
      place: { kind: 'rule', rule: 'One', pointer: '' },
      code: 'notInDataSet',
      ...{ form: 'Form', field: 'state' },
      values: ['tx', 'NY'],
    },
  ]);
  expect(
    find([
      { ...state, defaultValue: 'NY' },
      { ...state, defaultValue: ['TX', 'LA'] },
    ]),
  ).toEqual([
    {
      place: { kind: 'field', field: 'state', property: 'defaultValue' },
      code: 'notInDataSet',
      ...{ form: 'Form', field: 'state' },
      values: ['NY'],
    },
  ]);
  const script = "fieldValue('Form', 'state') === 'NY' ? 1 : fieldValue('Form', 'state') == 'TX'";
  expect(find([state, analysed('free', { valueScript: script })])).toEqual([
    {
      place: { kind: 'field', field: 'free', property: 'valueScript' },
      code: 'notInDataSet',
      ...{ form: 'Form', field: 'state', values: ['NY'] },
    },
  ]);
  const custom = {
    kind: 'RawCondition',
    rawExpression: "'' != fieldValue('Form', 'state') || 'ny' !== fieldValue('Form', 'state')",
  };
  expect(find([state], { rules: [rule('One', custom)] })).toEqual([
    {
      place: { kind: 'rule', rule: 'One', pointer: '' },
      code: 'notInDataSet',
      ...{ form: 'Form', field: 'state', values: ['ny'] },
    },
  ]);
  const begins = when(field('state', 'String'), 'beginsWith', 'N');
  expect(find([state], { rules: [rule('One', begins)] })).toEqual([]);
});

test('values that the data set of a number, or of a field of another form, does not have', () => {
  const floors = analysed('floors', { typeName: 'Integer', offered: new Set(['1', '2', '1,000']) });
  const number = when(field('floors', 'Integer'), 'isInList', ['2.0', '1000', '3']);
  const elsewhere = { ...field('county', 'String'), formTemplateUniqueName: 'Location' };
  const counties = when(elsewhere, 'isInList', ['Bexar', 'Baxter']);
  const offeredElsewhere = new Map([['Location::county', new Set(['Bexar'])]]);
  const rules = [rule('One', number), rule('Two', counties)];
  const foundIn = (more: Partial<AnalysedForm>) =>
    find([floors], { rules, ...more }).flatMap((each) =>
      each.code === 'notInDataSet' ? [[each.form, each.field, ...each.values]] : [],
    );
  expect(foundIn({ offeredElsewhere })).toEqual([
    ['Form', 'floors', '3'],
    ['Location', 'county', 'Baxter'],
  ]);
  expect(foundIn({})).toEqual([['Form', 'floors', '3']]);
});

test.each(['1 / 0', "divide(fieldValue('Form', 'a'), 0)", '2 + (3 % 0 ? 1 : 2)', "1 / '0'"])(
  '%s divides by zero',
  (valueScript) => {
    expect(find([analysed('a'), analysed('b', { valueScript })])).toEqual([
      { place: { kind: 'field', field: 'b', property: 'valueScript' }, code: 'dividesByZero' },
    ]);
  },
);

const value = (name: string) => `fieldValue('Form', '${name}')`;
const readsA = when(field('a', 'String'), 'exists');

test.each<[what: string, fields: AnalysedField[], steps: string[]]>([
  ['a rule that is about the field that it shows', [analysed('a', by('One'))], ['a', 'One']],
  [
    'a rule and an expression',
    [analysed('a', { valueScript: value('b') }), analysed('b', by('One'))],
    ['a', 'b', 'One'],
  ],
  [
    'two expressions',
    [analysed('a', { valueScript: value('b') }), analysed('b', { valueScript: value('a') })],
    ['a', 'b'],
  ],
  ['an expression that reads its own field', [analysed('a', { valueScript: `${value('a')} + 1` })], ['a']],
  [
    'a link and an expression',
    [analysed('a', { linkedKey: 'Form::b' }), analysed('b', { valueScript: value('a') })],
    ['a', 'b'],
  ],
  [
    'two links',
    [analysed('a', { linkedKey: 'Form::b' }), analysed('b', { linkedKey: 'Form::a' })],
    ['a', 'b'],
  ],
])('%s is a circle', (what, fields, steps) => {
  const circle = find(fields, { rules: [rule('One', readsA)] }).find(({ code }) => code === 'circle');
  expect(circle?.code === 'circle' && circle.steps.map(({ name }) => name)).toEqual(steps);
  const isOfRule = what.includes('rule');
  const property = fields[0]?.valueScript === '' ? 'link' : 'valueScript';
  expect(circle?.place).toMatchObject(isOfRule ? { kind: 'rule', rule: 'One' } : { field: 'a', property });
});

test('nothing is found about a form whose fields follow each other', () => {
  const fields = [
    analysed('a'),
    analysed('b', by('One')),
    analysed('c', { valueScript: `sum(${value('a')}, ${value('b')}) / 2` }),
  ];
  expect(find(fields, { rules: [rule('One', readsA)] })).toEqual([]);
});

test('a link beside a value script is not followed, and makes no circle', () => {
  const fields = [
    analysed('a', { valueScript: '1 + 1', linkedKey: 'Form::b' }),
    analysed('b', { linkedKey: 'Form::a' }),
  ];
  expect(find(fields)).toEqual([]);
});

test('whole numbers have none between two that follow each other; other numbers have', () => {
  const group = (typeName: string) => ({
    kind: 'CompositeCondition',
    operator: 'and',
    subconditions: [
      when(field('age', typeName), 'isGreaterThan', '4'),
      when(field('age', typeName), 'isLessThan', '5'),
    ],
  });
  const found = (typeName: string) =>
    find([analysed('age', { typeName })], { rules: [rule('One', group(typeName))] }).map(({ code }) => code);
  expect([found('Integer'), found('Double')]).toEqual([['contradiction'], []]);
});

test('the same condition in another order, or in a group of its own, is the same', () => {
  const old = when(field('age', 'Integer'), 'isGreaterThan', '4');
  const all = (...subconditions: JsonValue[]) => ({
    kind: 'CompositeCondition',
    operator: 'and',
    subconditions,
  });
  const fields = [state, analysed('age', { typeName: 'Integer' })];
  const rules = [rule('One', all(texas, old)), rule('Two', all(old, all(all(texas))))];
  expect(find(fields, { rules }).map(({ code }) => code)).toEqual(['sameCondition']);
});

test('a circle through other forms begins with what is of this one; those of other forms alone are not found here', () => {
  const other = (uniqueName: string, ...fields: AnalysedField[]) => ({
    ...{ uniqueName, fields, rules: [rule('Shows', when(field('b', 'String'), 'exists'))], condition: null },
  });
  const otherForms = [
    other('Other', analysed('x', by('Shows')), analysed('own', { linkedKey: 'Third::own' })),
    other('Third', analysed('own', { linkedKey: 'Other::own' })),
  ];
  const fields = [analysed('a'), analysed('b', { valueScript: "fieldValue('Other', 'x') + 1" })];
  const found = find(fields, { otherForms });
  expect(found).toEqual([
    {
      place: { kind: 'field', field: 'b', property: 'valueScript' },
      code: 'circle',
      steps: [
        { kind: 'field', form: 'Form', name: 'b' },
        { kind: 'field', form: 'Other', name: 'x' },
        { kind: 'rule', form: 'Other', name: 'Shows' },
      ],
    },
  ]);
  expect(find(fields)).toEqual([]);
});
