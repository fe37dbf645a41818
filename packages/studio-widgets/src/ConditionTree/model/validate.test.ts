import { expect, test } from 'vitest';
import { createRuleValueKinds, declareRuleOperators } from '../presets.tsx';
import { parseCondition } from './parseCondition.ts';
import { validateCondition } from './validate.ts';

const schema = {
  operators: declareRuleOperators([{ name: 'isBetween', label: 'is between' }]),
  valueKinds: createRuleValueKinds({ searchValues: async () => [] }),
};
const field = (typeName: string) => ({
  ...{
    kind: 'FieldValue',
    formTemplateUniqueName: 'Building',
    fieldName: 'age',
    variableName: 'age',
    typeName,
  },
});

test.each([
  ['Integer', ['2', '8'], []],
  ['Integer', ['8', '8'], []],
  ['Integer', ['8', '2'], ['backward-range']],
  ['Integer', ['9', '10'], []],
  ['Double', ['1.5', '1.25'], ['backward-range']],
  ['Date', ['2026-01-31', '2025-12-31'], ['backward-range']],
  ['Date', [String(Date.UTC(2026, 0, 1)), '2026-01-31'], []],
  ['Integer', ['2'], ['no-range']],
  ['Integer', ['2', '4', '8'], ['no-range']],
  ['Integer', [], ['no-right']],
  ['Integer', ['many', '2'], ['invalid-right']],
])('a range of the type %s from %j has the problems %j', (typeName, ends, codes) => {
  const rhs = ends.map((valueString) => ({ kind: 'LiteralValue', valueString, typeName }));
  const draft = parseCondition({
    kind: 'BinaryCondition',
    lhs: field(typeName),
    operatorName: 'isBetween',
    rhs,
  });
  const found = validateCondition(draft, schema).flatMap(({ problems }) => problems.map(({ code }) => code));
  expect(found).toEqual(codes);
});

test('what the host finds wrong with an expression is a problem, with its words; an empty one lacks a text', () => {
  const raw = (rawExpression: string) => ({ kind: 'RawCondition', rawExpression });
  const draft = parseCondition({
    kind: 'CompositeCondition',
    operator: 'and',
    subconditions: [raw('a >'), raw('a > 1'), raw(' ')],
  });
  const checkExpression = (text: string) => (text === 'a >' ? 'It ends too early.' : undefined);
  const found = validateCondition(draft, { ...schema, checkExpression }).map(({ problems }) => problems);
  expect(found).toEqual([
    [{ code: 'invalid-expression', text: 'It ends too early.' }],
    [{ code: 'no-expression' }],
  ]);
  expect(validateCondition(draft, schema)).toHaveLength(1);
});

test('a range whose ends are fields has no order yet', () => {
  const rhs = [field('Integer'), { kind: 'LiteralValue', valueString: '2', typeName: 'Integer' }];
  const draft = parseCondition({
    kind: 'BinaryCondition',
    lhs: field('Integer'),
    operatorName: 'isBetween',
    rhs,
  });
  expect(validateCondition(draft, schema)).toEqual([]);
});
