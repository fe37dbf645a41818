import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TriedField, TriedForm } from './compileForm.ts';
import type { TriedValues } from './FormOutcome.ts';
import { FormTrial } from './FormTrial.ts';
import { field, when } from './testing/arbitraryRules.ts';

function tried(name: string, own: Partial<TriedField> = {}): TriedField {
  return {
    ...{ name, typeName: 'String', isConditional: false, ruleName: null, isDeletedWhenHidden: false },
    ...{ defaultValue: null, valueScript: '', disableScript: '', requiredScript: '', valueFormat: '' },
    ...{ repeatedBy: null, linkedKey: null, ...own },
  };
}

function trialOf(fields: readonly TriedField[], own: Partial<TriedForm> = {}): FormTrial {
  return new FormTrial({ uniqueName: 'Form', fields, rules: [], condition: null, ...own });
}

const age = tried('age', { typeName: 'Integer' });
const byAge = { name: 'Adult', condition: when(field('age', 'Integer'), 'isAtLeast', '18') };
const note = (own: Partial<TriedField> = {}) =>
  tried('note', { isConditional: true, ruleName: 'Adult', ...own });
const copy = tried('copy', { valueScript: "fieldValue('Form', 'note')" });

describe('a field that its rule hides', () => {
  const outcome = (own: Partial<TriedField>, given: Record<string, string>) => {
    const { fields, values, deleted } = trialOf([age, note(own), copy], { rules: [byAge] }).evaluate(given);
    return [fields.get('note')?.isShown, values['Form::copy'], deleted];
  };

  test('keeps what was typed last, which scripts read', () => {
    expect(outcome({ defaultValue: 'old' }, { age: '20', note: 'new' })).toEqual([true, 'new', []]);
    expect(outcome({ defaultValue: 'old' }, { age: '7', note: 'new' })).toEqual([false, 'new', []]);
  });

  test('loses it at once where its rule deletes, and begins with its default value when it is shown again', () => {
    const lost = { defaultValue: 'old', isDeletedWhenHidden: true };
    expect(outcome(lost, { age: '7', note: 'new' })).toEqual([false, null, ['note']]);
    expect(outcome(lost, { age: '20' })).toEqual([true, 'old', []]);
  });

  test('keeps its value where its rule cannot decide, though it is hidden', () => {
    const lost = { isDeletedWhenHidden: true };
    expect(outcome(lost, { age: 'seven', note: 'new' })).toEqual([false, 'new', []]);
  });

  test('is hidden as long as it has no rule, its rule has no condition, or the condition cannot decide', () => {
    const rules = [
      byAge,
      { name: 'Empty', condition: { kind: 'CompositeCondition', operator: 'and', subconditions: [] } },
    ];
    const { fields, rules: results } = trialOf(
      [
        age,
        note(),
        tried('none', { isConditional: true }),
        tried('open', { isConditional: true, ruleName: 'Empty' }),
      ],
      { rules },
    ).evaluate({ age: 'seven' });
    expect([...fields.values()].map(({ isShown }) => isShown)).toEqual([true, false, false, false]);
    expect([...results.values()]).toEqual(['error', 'empty']);
  });
});

test('what a script computes is shown in its format, with what it read', () => {
  const premium = tried('premium', {
    typeName: 'Double',
    valueScript: "fieldValue('Form', 'age') * 1234.5",
    valueFormat: '$#,##0.00',
  });
  const rated = tried('rated', { isConditional: true, ruleName: 'Rated' });
  const rules = [{ name: 'Rated', condition: when(field('premium', 'Double'), 'isGreaterThan', '1000') }];
  const trial = trialOf([rated, age, premium], { rules });
  const outcome = trial.evaluate({ age: '2' });
  expect(outcome.fields.get('premium')?.computed).toEqual({
    ...{ values: [2469], texts: ['$2,469.00'], problem: null },
    read: [{ key: 'Form::age', isAll: false, values: [2] }],
  });
  expect(outcome.fields.get('rated')?.isShown).toBe(true);
  expect(trial.trace('Rated', outcome)).toMatchObject({ result: 'true', value: 2469 });
  expect(trial.trace('None', outcome)).toBeNull();
  const rawExpression = "fieldValue('Form', 'age') < limit";
  const custom = trialOf([age], {
    rules: [{ name: 'Own', condition: { kind: 'RawCondition', rawExpression } }],
  });
  expect(custom.trace('Own', custom.evaluate({ age: '2' }, { limit: 3 }))).toMatchObject({
    ...{ result: 'true', value: null },
    read: [
      { key: 'Form::age', value: 2 },
      { key: 'limit', value: 3 },
    ],
  });
  expect(trial.foreignKeys).toEqual([]);
  expect(
    trialOf([age], { rules: [{ name: 'Other', condition: when(field('limit', 'Double'), 'exists') }] })
      .foreignKeys,
  ).toEqual(['Form::limit']);
});

test('scripts that cannot compute say why, and leave the field empty', () => {
  const { fields } = trialOf([
    tried('none', { valueScript: 'divide(1, 0)' }),
    tried('wrong', { valueScript: "'a' * 2" }),
    tried('broken', { valueScript: '1 +' }),
    tried('off', { disableScript: "'a' - 1", requiredScript: '"0"' }),
  ]).evaluate({});
  expect([...fields.values()].map(({ computed }) => computed?.problem?.code)).toEqual([
    'dividedByZero',
    'error',
    'error',
    undefined,
  ]);
  expect(fields.get('off')).toMatchObject({
    isDisabled: false,
    isRequired: true,
    errors: ['“a” is no number.'],
  });
});

test('a list does not grow without end in a circle', () => {
  const own = "fieldValue('Form', 'grown')";
  const { circular, values } = trialOf([tried('grown', { valueScript: `[${own}, ${own}]` })]).evaluate({});
  expect(circular).toEqual(['grown']);
  expect([values['Form::grown']].flat().length).toBeLessThanOrEqual(10_000);
});

test('fields of a section that repeats are computed entry by entry, and conditions need one of them', () => {
  const rows = (name: string, own: Partial<TriedField> = {}) =>
    tried(name, { typeName: 'Double', repeatedBy: 'buildings', ...own });
  const trial = trialOf(
    [
      rows('value'),
      rows('share', { valueScript: "fieldValue('Form', 'value') / 100" }),
      tried('total', { valueScript: "sum(fieldValues('Form', 'value'))" }),
      note({ ruleName: 'Large' }),
    ],
    { rules: [{ name: 'Large', condition: when(field('value', 'Double'), 'isGreaterThan', '500') }] },
  );
  const { fields, values } = trial.evaluate({ value: ['100', '1,000'] });
  expect(fields.get('share')?.computed?.values).toEqual([1, 10]);
  expect(values['Form::total']).toBe(1100);
  expect(fields.get('note')?.isShown).toBe(true);
});

describe('scripts of what repeats', () => {
  const own = (name: string, around: string) => tried(name, { typeName: 'Integer', repeatedBy: around });
  const script = (name: string, valueScript: string, repeatedBy: string | null) =>
    tried(name, { valueScript, repeatedBy });
  const amount = "fieldValue('Form', 'amount')";
  const amounts = "fieldValues('Form', 'amount')";

  test('read their own entry by fieldValue, and all entries by fieldValues', () => {
    const { fields } = trialOf([
      own('amount', 'rows'),
      script('share', `${amount} / sum(${amounts})`, 'rows'),
    ]).evaluate({ amount: ['100', '300'] });
    expect(fields.get('share')?.computed).toMatchObject({
      values: [0.25, 0.75],
      read: [
        { key: 'Form::amount', isAll: false, values: [100, 300] },
        { key: 'Form::amount', isAll: true, values: [[100, 300]] },
      ],
    });
  });

  test('in a section with rows, read the rows and the fields of their own entry', () => {
    const trial = trialOf([
      own('rate', 'sites'),
      own('rows', 'sites'),
      own('amount', 'rows'),
      script('total', `sum(${amounts})`, 'sites'),
      script('ofAll', `sum(${amounts})`, null),
      script('share', `${amount} * fieldValue('Form', 'rate') / sum(${amounts})`, 'rows'),
    ]);
    const computed = (given: TriedValues) => {
      const { fields } = trial.evaluate(given);
      return ['total', 'ofAll', 'share'].map((name) => fields.get(name)?.computed?.values);
    };
    const amountsOf = { rate: ['3', '10'], amount: ['1', '2', '4'] };
    expect(computed({ ...amountsOf, rows: [2, 1] })).toEqual([[3, 4], [7], [1, 2, 10]]);
    expect(computed({ ...amountsOf, rows: [1, 2] })).toEqual([[1, 6], [7], [3, 10 / 3, 20 / 3]]);
    expect(computed({ ...amountsOf, rows: [1, null], amount: ['5'] })).toEqual([[5, 0], [5], [3]]);
  });

  test('end after a number of steps', () => {
    const all = Array.from({ length: 60 }, () => amounts).join();
    const { fields } = trialOf([own('amount', 'rows'), script('sum', `sum(${all})`, 'rows')]).evaluate({
      amount: Array.from({ length: 10_000 }, () => '1'),
    });
    const { values = [], problem = null } = fields.get('sum')?.computed ?? {};
    expect([values[0], values.at(-1), problem]).toEqual([
      ...[600_000, null],
      { code: 'error', message: 'The expression takes more than 5,000,000 steps.' },
    ]);
  });
});

test('several choices in what repeats are several, for rules and for the scripts of their entry', () => {
  const states = tried('states', { repeatedBy: 'rows', takesSeveral: true });
  const trial = trialOf(
    [states, tried('own', { repeatedBy: 'rows', valueScript: "[fieldValue('Form', 'states'), '!']" })],
    { rules: [{ name: 'Iowa', condition: when(field('states', 'String'), 'equals', 'IA') }] },
  );
  const outcome = trial.evaluate({ states: ['TX,IA', null] });
  expect(outcome.rules.get('Iowa')).toBe('holds');
  expect(outcome.fields.get('own')?.computed?.texts).toEqual(['TX, IA, !', ', !']);
  expect(trial.evaluate({ states: ['TX', 'LA'] }).rules.get('Iowa')).toBe('not');
});

test('yes or no is true or false in every script and condition, entered, computed or linked', () => {
  const flag = (name: string, own: Partial<TriedField> = {}) => tried(name, { typeName: 'Boolean', ...own });
  const flat = "fieldValue('Form', 'flat')";
  const custom = (rawExpression: string) => ({ kind: 'RawCondition', rawExpression });
  const trial = trialOf(
    [
      flag('flat'),
      flag('copied', { linkedKey: 'Form::flat' }),
      flag('computed', { valueScript: `${flat} ? 'Yes' : 'No'` }),
      tried('off', { disableScript: flat, requiredScript: `${flat} === true` }),
      tried('text', { valueScript: `${flat} === 'Yes'`, disableScript: `${flat} == 'No'` }),
    ],
    {
      rules: [
        { name: 'Is', condition: when(field('flat', 'Boolean'), 'equals', 'true') },
        { name: 'Text', condition: when(field('flat', 'String'), 'equals', 'Yes') },
        { name: 'Bare', condition: custom(flat) },
        { name: 'Equal', condition: custom(`${flat} == true && ${flat} == 'Yes'`) },
      ],
    },
  );
  const decided = (given: string) => {
    const { values, rules, fields } = trial.evaluate({ flat: given });
    const { isDisabled, isRequired } = fields.get('off') ?? {};
    const { computed, isDisabled: isNo } = fields.get('text') ?? {};
    const found = [values['Form::flat'], values['Form::copied'], values['Form::computed'], isDisabled];
    return { found: [...found, isRequired, computed?.values[0], isNo === false], rules: [...rules.values()] };
  };
  const all = (length: number, value: unknown) => Array.from({ length }, () => value);
  expect(decided('Yes')).toEqual({ found: all(7, true), rules: all(4, 'holds') });
  expect(decided('No')).toEqual({ found: all(7, false), rules: all(4, 'not') });
});

test('scripts for being off and required decide entry by entry, and again where an entry is added', () => {
  const rows = (name: string, own: Partial<TriedField> = {}) =>
    tried(name, { typeName: 'Double', repeatedBy: 'buildings', ...own });
  const trial = trialOf([
    tried('limit', { typeName: 'Double' }),
    rows('value'),
    rows('roof', {
      disableScript: "fieldValue('Form', 'value') > fieldValue('Form', 'limit')",
      requiredScript: "fieldValue('Form', 'value') - 100",
    }),
  ]);
  const decided = (given: TriedValues) => {
    const { isDisabled, isRequired, entries, errors } = trial.evaluate(given).fields.get('roof') ?? {};
    expect([isDisabled, isRequired]).toEqual([false, null]);
    return [entries?.map((entry) => [entry.isDisabled, entry.isRequired]), errors];
  };
  expect(decided({ limit: '200', value: ['100', '300'] })).toEqual([
    [
      [false, false],
      [true, true],
    ],
    [],
  ]);
  expect(decided({ limit: '400', value: ['100', '300', 'much'] })).toEqual([
    [
      [false, false],
      [false, true],
      [false, null],
    ],
    ['“much” is no number.'],
  ]);
  expect(decided({ limit: '400', value: [] })).toEqual([[], []]);
  expect(trial.evaluate({}).fields.get('value')?.entries).toBeNull();
});

describe('a field with a link', () => {
  const linkTo = (linkedKey: string, own: Partial<TriedField> = {}) => tried('copied', { linkedKey, ...own });
  const copied = (fields: readonly TriedField[], given: TriedValues, others = {}) =>
    trialOf(fields).evaluate(given, others).values['Form::copied'];

  test('has the linked value until something is entered, and none after that was removed', () => {
    const own = [age, linkTo('Form::age')];
    expect(copied(own, { age: '20' })).toBe(20);
    expect(copied(own, { age: '20', copied: '30' })).toBe('30');
    expect(copied(own, { age: '20', copied: '' })).toBeNull();
    const elsewhere = [linkTo('Location::floors', { typeName: 'Integer', defaultValue: '1' })];
    expect(trialOf(elsewhere).foreignKeys).toEqual(['Location::floors']);
    expect(copied(elsewhere, {}, { 'Location::floors': '1,200' })).toBe(1200);
    expect(copied(elsewhere, {})).toBe(1);
    expect(copied([linkTo('Account.name', { valueScript: '1 + 1' })], {}, { 'Account.name': 'A' })).toBe(2);
  });

  test('has in each entry the value of the same entry, or the one value that there is', () => {
    const rows = { typeName: 'Integer', repeatedBy: 'rows' };
    const fields = [
      tried('width', rows),
      linkTo('Form::width', rows),
      tried('all', { linkedKey: 'Form::width' }),
    ];
    const outcome = trialOf(fields).evaluate({ width: ['1', '2', null], copied: [null, '', '9'] });
    expect(outcome.values['Form::copied']).toEqual([1, null, 9]);
    expect(outcome.values['Form::all']).toEqual([1, 2, null]);
    expect(outcome.fields.get('copied')?.linked).toEqual([1, 2, null]);
    const one = [tried('width', rows), linkTo('Account.name', { repeatedBy: 'rows' })];
    expect(copied(one, { width: ['1', '2'] }, { 'Account.name': 'A' })).toEqual(['A', 'A']);
  });
});

test('fields that depend on themselves are named, and the evaluation ends', () => {
  const { circular } = trialOf([
    tried('a', { valueScript: "fieldValue('Form', 'b') + 1" }),
    tried('b', { valueScript: "fieldValue('Form', 'a') + 1" }),
    age,
  ]).evaluate({});
  expect(circular).toEqual(['a', 'b']);
});

test('the form is shown by its own rule, and names that every object has are names like others', () => {
  const trial = trialOf([tried('constructor'), tried('__proto__', { valueScript: '1 + 1' })], {
    condition: when(field('constructor', 'String'), 'exists'),
  });
  expect(trial.evaluate({}).form).toBe('not');
  const outcome = trial.evaluate({ constructor: 'x' } as unknown as Record<string, string>);
  expect([outcome.form, outcome.values['Form::__proto__']]).toEqual(['holds', 2]);
  expect(trialOf([]).evaluate({}).form).toBe('holds');
});

test('a chain is evaluated in its order, however long it is and wherever its fields are', () => {
  const chain = Array.from({ length: 3000 }, (_, index) =>
    tried(`f${index}`, index === 2999 ? {} : { valueScript: `fieldValue('Form', 'f${index + 1}') + 1` }),
  );
  const trial = trialOf([...chain.slice(0, 2999), tried('f2999', { typeName: 'Integer' })]);
  expect(trial.evaluate({ f2999: '1' }).values['Form::f0']).toBe(3000);
  const { values, circular } = trial.evaluate({ f2999: '5' });
  expect([values['Form::f0'], circular]).toEqual([3004, []]);
});

const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const rules = ['One', 'Two', 'Three'];
const scripts = [
  ...['', '', '', "fieldValue('Form', 'a') + 1", "sum(fieldValue('Form', 'b'), fieldValue('Form', 'c'))"],
  ...[
    "fieldValue('Form', 'd') ? 1 : 0",
    "sum(fieldValues('Form', 'e'), 1)",
    "[fieldValue('Form', 'b'), fieldValues('Form', 'c')]",
    "Account.name + 'x'",
    '1 / 0',
    '1 +',
  ],
];
const arbitraryField = fc.record({
  ...{ typeName: fc.constantFrom('Integer', 'String'), isConditional: fc.boolean() },
  ...{ ruleName: fc.constantFrom(null, ...rules), isDeletedWhenHidden: fc.boolean() },
  ...{ defaultValue: fc.constantFrom(null, '3'), repeatedBy: fc.constantFrom(null, null, 'rows', 'f') },
  takesSeveral: fc.constantFrom(false, false, true),
  ...{ valueScript: fc.constantFrom(...scripts), disableScript: fc.constantFrom(...scripts) },
  linkedKey: fc.constantFrom(null, null, 'Form::a', 'Form::e', 'Account.name'),
});
const arbitraryRule = fc.record({
  of: fc.constantFrom(...names, 'gone'),
  operator: fc.constantFrom('exists', 'isGreaterThan', 'equals'),
  isNegated: fc.boolean(),
});
const arbitraryValue = fc.constantFrom(null, '', '1', '4', 'x', ['1', '2'], [null, '7', 'x']);
const arbitraryInput = fc.record({
  values: fc.dictionary(fc.constantFrom(...names), arbitraryValue, { maxKeys: 4 }),
  others: fc.constantFrom({}, { 'Account.name': 'A' }, { 'Form::gone': '4' }),
});

test('after any changes the outcome is that of a form that is evaluated for the first time', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryField, { minLength: names.length, maxLength: names.length }),
      fc.array(arbitraryRule, { minLength: rules.length, maxLength: rules.length }),
      fc.array(arbitraryInput, { minLength: 2, maxLength: 6 }),
      (fields, conditions, inputs) => {
        const form: TriedForm = {
          uniqueName: 'Form',
          fields: fields.map((own, index) => tried(names[index] ?? '', own)),
          rules: conditions.map(({ of, operator, isNegated }, index) => {
            const compared = when(field(of, 'Integer'), operator, operator === 'exists' ? undefined : '2');
            const negated = { kind: 'UnaryCondition', operator: 'not', subcondition: compared };
            return { name: rules[index] ?? '', condition: isNegated ? negated : compared };
          }),
          condition: when(field('a', 'Integer'), 'exists'),
        };
        const trial = new FormTrial(form);
        for (const { values, others } of inputs)
          expect(trial.evaluate(values, others)).toEqual(new FormTrial(form).evaluate(values, others));
      },
    ),
    { numRuns: 100 },
  );
});

test('a condition compares a field as the type that it has now, whatever type was stored with the condition', () => {
  const rule = (typeName: string, operator: string, value: string) => ({
    name: 'Adult',
    condition: when(field('age', typeName), operator, value),
  });
  const shown = (typeName: string, stored: string, operator: string, entered: string, value = '9') =>
    trialOf([tried('age', { typeName }), note()], { rules: [rule(stored, operator, value)] })
      .evaluate({ age: entered })
      .rules.get('Adult');
  expect(shown('Integer', 'String', 'isGreaterThan', '10')).toBe('holds');
  expect(shown('Integer', 'String', 'equals', '9.0')).toBe('holds');
  expect(shown('String', 'Integer', 'equals', 'nine', 'nine')).toBe('holds');
  expect(shown('String', 'Integer', 'isGreaterThan', '10')).toBe('error');
});
