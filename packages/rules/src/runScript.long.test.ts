import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readScript } from './runScript.ts';
import { toCaseValues } from './values.ts';

/** Of Node, whose types the package is compiled without. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** The gate tries a tenth. */
const numRuns = process.env['TEST_EXTENT'] === 'gate' ? 500 : 5000;

const names = ['a', 'b', 'c'];
const number = fc.oneof(fc.constantFrom('0', '1', '2.5', '0.1', '1000', '1e9'), fc.constantFrom(...names));
const operators = ['+', '-', '*', '/', '%'];
const comparisons = ['<', '<=', '>', '>=', '==', '!=', '===', '!=='];

/** Expressions whose operands have the types that they are used as; what is compared with `&&` and the like may be anything. */
const { any } = fc.letrec<{ amount: string; any: string }>((tie) => ({
  amount: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    number,
    fc
      .tuple(tie('amount'), fc.constantFrom(...operators), tie('amount'))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    tie('amount').map((of) => `(-${of})`),
    fc
      .tuple(fc.constantFrom('Math.round', 'Math.ceil', 'Math.floor'), tie('amount'))
      .map(([name, of]) => `${name}(${of})`),
    fc
      .tuple(tie('any'), tie('amount'), tie('amount'))
      .map(([check, then, otherwise]) => `(${check} ? ${then} : ${otherwise})`),
  ),
  any: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    tie('amount'),
    fc.constantFrom("''", "'x'", "'0'", 'true', 'false', 'null', 'undefined ?? 4'),
    fc
      .tuple(tie('amount'), fc.constantFrom(...comparisons), tie('amount'))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    fc
      .tuple(tie('any'), fc.constantFrom('&&', '||'), tie('any'))
      .map(([left, operator, right]) => `((${left}) ${operator} (${right}))`),
    tie('any').map((of) => `(!(${of}))`),
    fc.tuple(tie('any'), fc.constantFrom("'x'", "''")).map(([left, text]) => `((${left}) + ${text})`),
  ),
}));

/** What JavaScript gives, as far as it reaches a field. */
function reference(text: string, values: Record<string, number>): unknown {
  const given: unknown = new Function(...Object.keys(values), `return ${text};`)(...Object.values(values));
  if (typeof given === 'number') return Number.isFinite(given) ? given + 0 : null;
  return given ?? null;
}

test('scripts give what JavaScript gives: five thousand expressions', () => {
  const arbitraryValues = fc.record(
    Object.fromEntries(
      names.map((name) => [
        name,
        fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true, min: -1e6, max: 1e6 })),
      ]),
    ),
  );
  fc.assert(
    fc.property(any, arbitraryValues, (text, values) => {
      expect(readScript(text).run(toCaseValues(values)).value).toEqual(reference(text, values));
    }),
    { numRuns },
  );
});
