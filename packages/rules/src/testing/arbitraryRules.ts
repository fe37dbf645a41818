import fc from 'fast-check';
import type { JsonObject, JsonValue } from '../JsonValue.ts';
import { ruleOperators } from '../operators.ts';

/** A field of a form called `Form`. */
export function field(fieldName: string, typeName: string): JsonObject {
  return { kind: 'FieldValue', formTemplateUniqueName: 'Form', fieldName, variableName: fieldName, typeName };
}

/** A comparison. The right side is a text or several, or a value of its own. */
export function when(
  lhs: JsonObject,
  operatorName: string,
  rhs?: string | string[] | JsonObject,
): JsonObject {
  const literal = (valueString: string) => ({ kind: 'LiteralValue', typeName: 'String', valueString });
  if (rhs === undefined) return { kind: 'BinaryCondition', lhs, operatorName };
  const right = [rhs].flat().map((each) => (typeof each === 'string' ? literal(each) : each));
  return { kind: 'BinaryCondition', lhs, operatorName, rhs: Array.isArray(rhs) ? right : (right[0] ?? null) };
}

const fields = [
  ...[
    field('age', 'Integer'),
    field('limit', 'Double'),
    field('state', 'String'),
    field('code', 'ClassCode'),
  ],
  ...[field('day', 'Date'), field('isOpen', 'Boolean')],
];

/** Texts of every type, and some of none. */
const arbitraryText = fc.constantFrom(
  '',
  '0',
  '1',
  '18',
  '1,000',
  '$5',
  '0111',
  'TX',
  'tx',
  'true',
  'no',
  '2026-01-31',
  '2026-02-30',
  'a.c',
);
const operatorNames = ruleOperators.map(({ name }) => name);
const expressions = [
  'age > 1',
  'Account.revenue * 2 >= age',
  "fieldValue('Form', 'age') == 18",
  'isOpen && !isClosed',
  'age ?? 1',
  'age +',
  'max(age, 2) < 3',
];

const arbitraryComparison = fc
  .record({
    lhs: fc.constantFrom(...fields),
    operator: fc.constantFrom(...operatorNames),
    right: fc.oneof(fc.array(arbitraryText, { maxLength: 3 }), arbitraryText, fc.constantFrom(...fields)),
  })
  .map(
    ({ lhs, operator, right }): JsonValue =>
      operator === 'exists' ? when(lhs, operator) : when(lhs, operator, right),
  );

/** Any condition, complete or not. */
export const arbitraryCondition: fc.Arbitrary<JsonValue> = fc.letrec<{ condition: JsonValue }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    arbitraryComparison,
    fc
      .constantFrom(...expressions)
      .map((rawExpression): JsonValue => ({ kind: 'RawCondition', rawExpression })),
    fc
      .record({
        operator: fc.constantFrom('and', 'or'),
        subconditions: fc.array(tie('condition'), { maxLength: 4 }),
      })
      .map((group): JsonValue => ({ kind: 'CompositeCondition', ...group })),
    tie('condition').map(
      (subcondition): JsonValue => ({ kind: 'UnaryCondition', operator: 'not', subcondition }),
    ),
  ),
})).condition;

const arbitraryScalar = fc.oneof(
  arbitraryText,
  fc.integer({ min: -5, max: 2000 }),
  fc.boolean(),
  fc.constant(null),
);

/** Any case about the fields and names of these rules, with what fits and what does not. */
export const arbitraryCase: fc.Arbitrary<Record<string, unknown>> = fc.dictionary(
  fc.constantFrom(
    ...fields.map(({ fieldName }) => `Form::${String(fieldName)}`),
    'age',
    'isOpen',
    'isClosed',
    'Account.revenue',
  ),
  fc.oneof(arbitraryScalar, fc.array(arbitraryScalar, { maxLength: 3 })),
);
