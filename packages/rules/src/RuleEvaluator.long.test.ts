import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateCondition } from './evaluateCondition.ts';
import { RuleEvaluator } from './RuleEvaluator.ts';
import { readCondition } from './readCondition.ts';
import { arbitraryCase, arbitraryCondition } from './testing/arbitraryRules.ts';
import { toCaseValues, ValueError } from './values.ts';

/** Of Node, whose types the package is compiled without. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** The gate tries a tenth. */
const numRuns = process.env['TEST_EXTENT'] === 'gate' ? 100 : 1000;

/** What the plain evaluator says of a rule: `true`, `false`, or what is wrong. */
function plainly(stored: Parameters<typeof readCondition>[0], given: Record<string, unknown>): string {
  try {
    return String(evaluateCondition(readCondition(stored).condition, toCaseValues(given)));
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    return error.message;
  }
}

test('sets of compiled rules decide as the plain evaluator does rule by rule: ten thousand rules and cases', () => {
  const rulesOfSet = fc.array(arbitraryCondition, { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(rulesOfSet, arbitraryCase, (conditions, given) => {
      const rules = conditions.map((condition, index) => ({
        ...{ id: String(index), name: `Rule ${index}`, condition },
        // A rule without any input is no error, whatever its condition is.
        actions: [{ kind: 'RawAction', rawExpression: 'refer()' }],
      }));
      const { fired, errors, traces } = new RuleEvaluator(rules).decide(toCaseValues(given), { trace: true });
      const held = new Set(fired.map(({ ruleId }) => ruleId));
      const wrong = new Map(errors.map(({ ruleId, message }) => [ruleId, message]));
      const results = rules.map(({ id }) => wrong.get(id) ?? String(held.has(id)));
      expect(results).toEqual(conditions.map((condition) => plainly(condition, given)));
      // The trace says the same of the outermost condition.
      expect(traces?.map(({ condition: { result, message } }) => message ?? result)).toEqual(results);
    }),
    { numRuns },
  );
});
