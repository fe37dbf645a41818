import { expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../store/JsonObject.ts';
import { decisionFaults } from '../rule/checkRule.ts';
import { fieldErrors, ruleErrors } from './checkForm.ts';
import type { FormTemplateDoc } from './FormTemplateDoc.ts';

const field = (typeName: string): JsonObject => ({
  ...{ kind: 'FieldValue', formTemplateUniqueName: 'Roofs', fieldName: 'roof', typeName },
});
const literal = (valueString: string): JsonObject => ({ kind: 'LiteralValue', valueString });
const compared = (typeName: string, operatorName: string, ...rhs: JsonObject[]): JsonObject => ({
  ...{ kind: 'BinaryCondition', lhs: field(typeName), operatorName, rhs },
});
const group = (...subconditions: JsonObject[]): JsonObject => ({
  ...{ kind: 'CompositeCondition', operator: 'and', subconditions },
});
const nested = (levels: number): JsonObject =>
  levels === 0 ? compared('String', 'exists') : { kind: 'UnaryCondition', subcondition: nested(levels - 1) };

const form = (more: Partial<FormTemplateDoc>): FormTemplateDoc => ({
  ...{ uniqueName: 'Roofs', name: 'Roofs', version: 1, type: 1, status: 0, repeatable: false },
  ...{ productNames: [], fields: [], ...more },
});

test.each<[what: string, condition: JsonObject, pointer: string, message: string]>([
  [
    'an operator that there is not',
    compared('String', 'resembles', literal('a')),
    '/operatorName',
    'There is no operator “resembles”.',
  ],
  [
    'an operator that does not suit the field',
    compared('String', 'isGreaterThan', literal('5')),
    '/operatorName',
    "'is greater than' does not suit what it compares.",
  ],
  [
    'a number that is a text',
    group(compared('Integer', 'equals', literal('seven'))),
    '/subconditions/0/rhs/0',
    '“seven” is no number.',
  ],
  [
    'a range that is written backwards',
    compared('Integer', 'isBetween', literal('8'), literal('2')),
    '/rhs',
    "The first value of 'is between' must not be above the second one.",
  ],
  [
    'a custom condition that cannot be read',
    { kind: 'UnaryCondition', subcondition: { kind: 'RawCondition', rawExpression: 'roof >' } },
    '/subcondition/rawExpression',
    'The expression cannot be read: Unexpected token (1:6).',
  ],
  [
    'a condition with blanks',
    { kind: 'ParameterizedCondition', parameters: [] },
    '/expression',
    'A condition with blanks has no sentence.',
  ],
  [
    'a group that is empty within another',
    group(compared('String', 'exists'), group()),
    '/subconditions/1',
    'A group has no conditions.',
  ],
  ['too many levels', nested(60), '/subcondition'.repeat(60), 'Conditions nest at most 60 levels deep.'],
])('a rule with %s is an error of its form, the same as in the review', (_, condition, pointer, message) => {
  const rules = form({
    fieldRules: [{ name: 'R', description: '', condition }],
    triggerRule: { name: 'T', condition },
  });
  expect(ruleErrors(rules)).toEqual([
    { pointer: `/triggerRule/condition${pointer}`, message: `The trigger rule is not valid. ${message}` },
    { pointer: `/fieldRules/0/condition${pointer}`, message: `The field rule 'R' is not valid. ${message}` },
  ]);
  expect(decisionFaults({ condition, actions: [] })).toEqual([{ pointer: `/condition${pointer}`, message }]);
});

test('a rule that is complete is no error, however it negates', () => {
  const condition = group(nested(50), compared('Integer', 'isBetween', literal('2'), literal('8')));
  expect(ruleErrors(form({ fieldRules: [{ name: 'R', description: '', condition }] }))).toEqual([]);
});

test('the expressions of fields are read as the evaluator reads them, each with its place', () => {
  const written = (property: string, value: JsonValue) => ({
    ...{ id: '1', name: 'a', label: 'A', type: 0, dataSetName: null, [property]: value },
  });
  const fields = [
    written('valueExpression', "fieldValue('Roofs', 'a') *"),
    written('disableExpression', 'alert(1)'),
    written('requiredLevelExpression', `1${'+1'.repeat(6000)}`),
    written('regularExpression', '('),
    written('valueExpression', "sum(fieldValue('Roofs', 'a'), 2)"),
    written('disableExpression', '  '),
  ];
  expect(fieldErrors({ fields })).toEqual([
    {
      pointer: '/fields/0/valueExpression',
      message: 'The value expression is not valid. The expression cannot be read: Unexpected token (1:26).',
    },
    {
      pointer: '/fields/1/disableExpression',
      message: 'The disable expression is not valid. “alert” is nothing that an expression can have.',
    },
    {
      pointer: '/fields/2/requiredLevelExpression',
      message: 'The required level expression is not valid. An expression has at most 10,000 characters.',
    },
    { pointer: '/fields/3/regularExpression', message: 'The regular expression is not valid.' },
  ]);
});

test('a condition is checked by the type that its field has now', () => {
  const roof = { id: '1', name: 'roof', label: 'Roof', type: 0, dataSetName: null };
  const errorsOf = (typeName: string, operator: string, own: object, value: string) =>
    ruleErrors(
      form({
        fields: [{ ...roof, ...own }],
        fieldRules: [{ name: 'R', description: '', condition: compared(typeName, operator, literal(value)) }],
      }),
    ).map(({ pointer }) => pointer);
  const number = { validator: 'number', numberDomain: 'integer' };
  expect(errorsOf('String', 'isGreaterThan', number, '5')).toEqual([]);
  expect(errorsOf('String', 'equals', number, 'five')).toEqual(['/fieldRules/0/condition/rhs/0']);
  expect(errorsOf('Integer', 'equals', {}, 'five')).toEqual([]);
  expect(errorsOf('Integer', 'isGreaterThan', {}, '5')).toEqual(['/fieldRules/0/condition/operatorName']);
});
