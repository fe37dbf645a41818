import { parseCondition, serializeCondition } from '@studio/widgets';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kept, readConditions, writeConditions } from './conditionEntries.ts';
import { conditionOfFields, fieldsOfCondition, peelNegations, subconditionsOf } from './conditionFields.ts';

const texts = fc.constantFrom("O'Brien", '15" pipe', 'a.c', '50%', '', '__proto__');

/** Conditions of every kind, also unusual ones. */
const { condition } = fc.letrec<{ condition: unknown }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4 },
    fc.record({ kind: fc.constant('RawCondition'), id: fc.uuid(), rawExpression: texts }),
    fc.record({
      ...{
        kind: fc.constant('BinaryCondition'),
        id: fc.uuid(),
        operatorName: fc.constantFrom('equals', 'exists'),
      },
      lhs: fc.record({ kind: fc.constant('VariableValue'), variableName: texts }),
      rhs: fc.record({ kind: fc.constant('LiteralValue'), valueString: texts }),
    }),
    fc.record({
      ...{ kind: fc.constant('ParameterizedCondition'), id: fc.uuid(), expression: texts },
      parameters: fc.constant([{ name: 'a', value: 'b' }]),
    }),
    fc.record({ kind: fc.constant('OtherCondition'), id: fc.uuid(), what: texts }),
    fc.record({
      kind: fc.constant('UnaryCondition'),
      operator: fc.constant('not'),
      subcondition: tie('condition'),
    }),
    fc.record({
      ...{ kind: fc.constant('CompositeCondition'), id: fc.uuid(), operator: fc.constantFrom('and', 'or') },
      subconditions: fc.array(tie('condition'), { maxLength: 3 }),
    }),
  ),
}));

/** Takes a condition apart and puts it together again. */
function again(stored: unknown): unknown {
  const { core, negations } = peelNegations(stored);
  const id = String((core as { id?: unknown }).id);
  return conditionOfFields(fieldsOfCondition(core, { negations }), id, subconditionsOf(core).map(again));
}

test('a condition is the same after it was taken apart, whatever it says', () => {
  fc.assert(
    fc.property(condition, (stored) => {
      expect(again(stored)).toEqual(stored);
    }),
  );
});

test('a draft that is made anew from its entries is saved as it was', () => {
  const group = { kind: 'CompositeCondition', id: 'root', operator: 'and' };
  fc.assert(
    fc.property(fc.array(condition, { maxLength: 3 }), (subconditions) => {
      const draft = parseCondition({ ...group, subconditions }, kept);
      const outline = new Map(readConditions(draft).map((entry) => [entry.key, entry]));
      const made = writeConditions(outline, [parseCondition({ ...group, subconditions: [] }, kept)]);
      expect(serializeCondition(made, kept)).toEqual(serializeCondition(draft, kept));
    }),
  );
});
