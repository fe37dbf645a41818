import { describe, expect, test } from 'vitest';
import type { KnownNames, OwnForm } from '../../../kernel/rules/names/KnownNames.ts';
import { namesOf } from './ConditionNames.ts';
import { describeCondition } from './describeCondition.ts';

const own: OwnForm = {
  uniqueName: 'PropertyRating',
  fields: new Map([
    ['roofAge', { label: 'Roof age', dataSetName: null }],
    ['state', { label: 'State', dataSetName: 'States' }],
    ['limit', { label: 'Limit', dataSetName: null }],
    ['otherLimit', { label: 'Limit', dataSetName: null }],
    ['unlabelled', { label: '', dataSetName: null }],
  ]),
};
const known: KnownNames = {
  forms: new Map([
    [
      'BuildingSchedule',
      {
        displayName: 'Building Schedule',
        fields: new Map([['construction', { label: 'Construction', dataSetName: 'Construction Class' }]]),
      },
    ],
  ]),
  items: new Map([
    [
      'States',
      new Map([
        ['TX', 'Texas'],
        ['GA', 'Georgia, Republic of'],
      ]),
    ],
    ['Construction Class', new Map([['1', 'Frame']])],
  ]),
};

const field = (fieldName: string, form = 'PropertyRating', typeName = 'String') => ({
  ...{ kind: 'FieldValue', formTemplateUniqueName: form, fieldName, variableName: fieldName, typeName },
});
const literal = (valueString: unknown, typeName = 'String') => ({
  kind: 'LiteralValue',
  valueString,
  typeName,
});
const binary = (lhs: unknown, operatorName: unknown, ...rhs: readonly unknown[]) => ({
  ...{ kind: 'BinaryCondition', lhs, operatorName },
  ...(rhs.length > 0 && { rhs }),
});
const group = (operator: string, ...subconditions: readonly unknown[]) => ({
  ...{ kind: 'CompositeCondition', operator, subconditions },
});
const described = (condition: unknown) => describeCondition(condition, namesOf(own, known));
const describeUnknown = (condition: unknown) =>
  describeCondition(condition, namesOf({ ...own, fields: new Map() }));

describe('what conditions name', () => {
  const item = (entityUri: string, datasetName = 'States') => ({
    ...{ kind: 'DataSetItemValue', datasetName, entityUri },
  });
  test.each([
    ['a field of the form', binary(field('roofAge'), 'exists'), 'Roof age exists'],
    ['one without a label', binary(field('unlabelled'), 'exists'), 'unlabelled exists'],
    ['one that is gone', binary(field('gone'), 'exists'), 'gone exists'],
    ['one of two that are labelled alike', binary(field('limit'), 'exists'), 'Limit (limit) exists'],
    [
      'a field of another form',
      binary(field('construction', 'BuildingSchedule'), 'exists'),
      'Construction of Building Schedule exists',
    ],
    ['one of a form that is not known', binary(field('age', 'Roof'), 'exists'), 'age of Roof exists'],
    ['an item of a data set', binary(field('state'), 'equals', item('TX')), 'State is Texas'],
    ['one by its address', binary(field('state'), 'equals', item('/DataSetItem:TX')), 'State is Texas'],
    ['one by a path', binary(field('state'), 'equals', item('/DataSetItem/TX')), 'State is Texas'],
    ['one that is gone', binary(field('state'), 'equals', item('ZZ')), 'State is ZZ (States)'],
    ['a data set', binary(field('state'), 'equals', item('')), 'State is States'],
    ['a value of a field', binary(field('state'), 'equals', literal('TX')), 'State is Texas'],
    [
      'a value of the field on the left',
      binary(field('construction', 'BuildingSchedule'), 'equals', {
        kind: 'LeftSideFieldValue',
        valueString: '1',
      }),
      'Construction of Building Schedule is Frame',
    ],
    [
      'a form',
      binary(field('roofAge'), 'equals', {
        kind: 'FormTemplateValue',
        formTemplateUniqueName: 'BuildingSchedule',
      }),
      'Roof age is Building Schedule',
    ],
    [
      'a property and an entity',
      binary({ kind: 'PropertyValue', objectName: 'Submission', propertyName: 'State' }, 'equals', {
        kind: 'EntityUriValue',
        entityUri: '/State/FL',
      }),
      'State of Submission is /State/FL',
    ],
    [
      'a variable, of a type',
      binary(
        { kind: 'VariableValue', variableName: 'brokerTier', typeName: 'Integer' },
        'equals',
        literal('3'),
      ),
      'brokerTier is 3',
    ],
  ])('%s', (_what, condition, expected) => {
    expect(described(condition)).toBe(expected);
  });

  test('what is not known is shown as it is stored', () => {
    const condition = group(
      'and',
      binary(field('state'), 'isInList', literal('TX'), literal('GA')),
      binary(field('construction', 'BuildingSchedule'), 'equals', literal('1')),
    );
    expect(describeUnknown(condition)).toBe(
      'state is in list TX, GA and construction of BuildingSchedule is 1',
    );
  });
});

describe('how it is compared', () => {
  test.each([
    ['equals', 'is'],
    ['==', 'is'],
    ['!=', 'is not'],
    ['not equals', 'is not'],
    ['isInList', 'is in list'],
    ['is in list', 'is in list'],
    ['isInClassCodeList', 'is in class code list'],
    ['contains', 'contains'],
    ['matches', 'matches'],
    ['greater than', 'is greater than'],
    ['>=', 'is at least'],
    ['less than or equal', 'is at most'],
    ['isAtMost', 'is at most'],
    ['startsWith', 'starts with'],
    ['constructor', 'constructor'],
    ['__proto__', '__proto__'],
  ])('%s reads %s', (operator, words) => {
    expect(described(binary(field('roofAge'), operator, literal('20')))).toBe(`Roof age ${words} 20`);
  });

  test.each([
    ['true', 'Boolean', 'Yes'],
    ['false', 'Boolean', 'No'],
    ['perhaps', 'Boolean', 'perhaps'],
    ['true', 'String', 'true'],
    [String(Date.UTC(2026, 0, 31)), 'Date', '01/31/2026'],
    ['2026-01-31', 'Date', '01/31/2026'],
    ['2026-13-31', 'Date', '2026-13-31'],
    ['9999999999999999', 'Date', '9999999999999999'],
    ['soon', 'Date', 'soon'],
    [20, 'Integer', '20'],
  ])('%s of the type %s reads %s', (value, typeName, expected) => {
    expect(described(binary(field('roofAge'), 'equals', literal(value, typeName)))).toBe(
      `Roof age is ${expected}`,
    );
  });

  test('a literal without a type is of that of the field', () => {
    const insured = field('roofAge', 'PropertyRating', 'Boolean');
    expect(described(binary(insured, 'equals', { kind: 'LiteralValue', valueString: 'true' }))).toBe(
      'Roof age is Yes',
    );
  });

  test('values with a comma are quoted, unlike others of their list', () => {
    expect(described(binary(field('state'), 'isInList', literal('TX'), literal('GA')))).toBe(
      'State is in list Texas, “Georgia, Republic of”',
    );
    expect(described(binary(field('state'), 'equals', literal('GA')))).toBe('State is Georgia, Republic of');
  });
});

describe('conditions of conditions', () => {
  const old = binary(field('roofAge'), '>', literal('20', 'Integer'));

  test('groups in groups are in brackets, and what is negated too', () => {
    const inner = group('or', old, { kind: 'UnaryCondition', operator: 'not', subcondition: old });
    expect(described(group('and', old, inner))).toBe(
      'Roof age is greater than 20 and (Roof age is greater than 20 or not (Roof age is greater than 20))',
    );
    expect(described(group('and', group('or', old)))).toBe('Roof age is greater than 20');
  });

  test('a custom one is shown as it is written, and blanks of the product are filled', () => {
    expect(described({ kind: 'RawCondition', rawExpression: 'a == {b}' })).toBe('a == {b}');
    const parameters = [
      { name: 'days', value: '30', typeName: 'Integer' },
      { name: 'state', value: { kind: 'DataSetItemValue', datasetName: 'States', entityUri: 'TX' } },
      { name: 'isNew', value: 'true', typeName: 'Boolean' },
    ];
    const expression = ['More than {days} days in $', '{state}, new: { isNew }, {other}, {constructor}'].join(
      '',
    );
    expect(described({ kind: 'ParameterizedCondition', expression, parameters })).toBe(
      'More than 30 days in Texas, new: Yes, {other}, {constructor}',
    );
  });

  test.each([[null], [undefined], [[]], ['text'], [group('and')], [group('or')]])(
    '%j is no condition yet',
    (condition) => expect(described(condition)).toBe('no condition yet'),
  );
});

describe('what no editor has written', () => {
  test.each([
    ['a kind of its own', { kind: 'FutureCondition', when: 'someday' }, ''],
    ['no kind', {}, ''],
    ['parts that are none', binary(null, null, null, [], 7, { kind: 3 }), '7'],
    [
      'properties of objects',
      binary(field('constructor', '__proto__'), 'toString'),
      'constructor of __proto__ to string',
    ],
    ['blanks of messages', binary(field('{form}', '{field}'), 'exists'), '{form} of {field} exists'],
    ['subconditions that are none', { kind: 'CompositeCondition', subconditions: 'all' }, 'no condition yet'],
    ['a negation of nothing', { kind: 'UnaryCondition' }, 'not (no condition yet)'],
  ])('%s', (_what, condition, expected) => {
    expect(described(condition)).toBe(expected);
  });

  test('a name is one line, and cut where it is long', () => {
    const long = { label: `Roof\n\n age ${'y'.repeat(100)}`, dataSetName: null };
    const names = namesOf({ uniqueName: 'A', fields: new Map([['age', long]]) });
    expect(names.field('A', 'age')).toBe(`Roof age ${'y'.repeat(66)}…`);
  });

  test('a condition of the greatest depth is described', () => {
    let condition: unknown = binary(field('roofAge'), 'exists');
    for (let depth = 0; depth < 20_000; depth += 1)
      condition = { kind: 'UnaryCondition', operator: 'not', subcondition: condition };
    expect(described(condition)).toMatch(/^(not \()+…\)+$/);
  });
});
