import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readScript } from './runScript.ts';
import { toCaseValues } from './values.ts';

/** Numbers, no value, a text that is a number or empty, two days, and several numbers. */
const names = ['a', 'b', 'c', 'none', 'text', 'day', 'later', 'several'] as const;
const operators = ['-', '*', '/', '%'];
const comparisons = ['<', '<=', '>', '>=', '==', '!=', '===', '!=='];
const days = ['2024-02-29', '2023-12-31', '2026-01-01', '1999-08-15'];
const field = (name: string) => `fieldValue('F', '${name}')`;

/** Expressions whose operands have the types that they are used as; what is compared with `&&` and the like may be anything. */
const { any } = fc.letrec<{ amount: string; operand: string; any: string }>((tie) => ({
  amount: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom('0', '1', '2.5', '0.1', '1000', '1e9', 'a', 'b', 'c', 'none', field('a'), field('none')),
    fc.tuple(tie('amount'), tie('amount')).map(([left, right]) => `(${left} + ${right})`),
    fc
      .tuple(tie('operand'), fc.constantFrom(...operators), tie('operand'))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    tie('operand').map((of) => `(-${of})`),
    fc
      .tuple(fc.constantFrom('Math.round', 'Math.ceil', 'Math.floor'), tie('operand'))
      .map(([name, of]) => `${name}(${of})`),
    fc
      .tuple(
        fc.constantFrom('sum', 'max', 'min', 'average', 'multiply'),
        fc.array(fc.oneof(tie('operand'), fc.constant("fieldValues('F', 'several')")), { maxLength: 3 }),
      )
      .map(([name, given]) => `${name}(${given.join(', ')})`),
    fc
      .tuple(fc.constantFrom('minus', 'divide'), tie('operand'), tie('operand'))
      .map(([name, left, right]) => `${name}(${left}, ${right})`),
    fc
      .tuple(fc.constantFrom('day', 'later', 'none'), fc.constantFrom('day', 'later', "'2024-02-29'"))
      .map(([from, to]) => `wholeYears(${from}, ${to})`),
    fc.tuple(tie('amount'), tie('amount')).map(([left, right]) => `(${left} ?? ${right})`),
    fc
      .tuple(tie('any'), tie('amount'), tie('amount'))
      .map(([check, then, otherwise]) => `(${check} ? ${then} : ${otherwise})`),
  ),
  operand: fc.oneof({ withCrossShrink: true }, tie('amount'), fc.constantFrom('text', field('text'))),
  any: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    tie('operand'),
    fc.constantFrom("''", "'x'", "'0'", 'true', 'false', 'null', 'undefined ?? 4'),
    fc
      .tuple(tie('operand'), fc.constantFrom(...comparisons), tie('operand'))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    fc
      .tuple(tie('any'), fc.constantFrom('&&', '||'), tie('any'))
      .map(([left, operator, right]) => `((${left}) ${operator} (${right}))`),
    tie('any').map((of) => `(!(${of}))`),
    fc
      .tuple(tie('any'), fc.constantFrom("'x'", "''", 'text'))
      .map(([left, text]) => `((${left}) + 'x' + ${text})`),
    fc
      .tuple(
        fc.constantFrom('addMonths', 'addYears'),
        fc.constantFrom('day', 'later', 'none', field('day')),
        fc.integer({ min: -30, max: 30 }),
      )
      .map(([name, of, count]) => `${name}(${of}, ${count})`),
  ),
}));

type Given = Record<(typeof names)[number], unknown>;

const isMissing = (value: unknown) => value === null || value === '';
const present = (given: readonly unknown[]) =>
  given
    .flat()
    .filter((value) => !isMissing(value))
    .map(Number);
const orMissing =
  (work: (...numbers: number[]) => unknown) =>
  (...given: readonly unknown[]) =>
    given.some(isMissing) ? null : work(...given.map(Number));
const some =
  (work: (numbers: readonly number[]) => number) =>
  (...given: readonly unknown[]) => {
    const numbers = present(given);
    return numbers.length === 0 ? null : work(numbers);
  };

/** Months later, and not beyond the end of the month that is meant. */
function later(day: unknown, months: number): string | null {
  if (day === null) return null;
  const [year = 0, month = 0, date = 0] = String(day).split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** The largest number of years whose end is not after the day; for days that come first, the opposite of the way back. */
function yearsBetween(from: unknown, to: unknown): number | null {
  if (from === null || to === null) return null;
  if (String(to) < String(from)) return 0 - Number(yearsBetween(to, from));
  let years = 0;
  while (String(later(from, (years + 1) * 12)) <= String(to)) years += 1;
  return years;
}

/** The functions of the product in plain JavaScript. Those of several values leave missing ones out; the others give none for one. */
const product = {
  sum: (...given: readonly unknown[]) => present(given).reduce((sum, each) => sum + each, 0),
  multiply: some((numbers) => numbers.reduce((sum, each) => sum * each, 1)),
  max: some((numbers) => Math.max(...numbers)),
  min: some((numbers) => Math.min(...numbers)),
  // Of nothing it is a division by zero.
  average: (...given: readonly unknown[]) =>
    present(given).reduce((sum, each) => sum + each, 0) / present(given).length,
  minus: orMissing((left = 0, right = 0) => left - right),
  divide: orMissing((left = 0, right = 0) => left / right),
  addMonths: later,
  addYears: (day: unknown, years: number) => later(day, years * 12),
  wholeYears: yearsBetween,
  Math: {
    round: orMissing((of = 0) => Math.round(of)),
    ceil: orMissing((of = 0) => Math.ceil(of)),
    floor: orMissing((of = 0) => Math.floor(of)),
  },
};

/** What JavaScript gives, as far as it reaches a field. */
function reference(text: string, values: Given): unknown {
  const read = (_form: string, name: keyof Given) => values[name];
  const known = { ...values, ...product, fieldValue: read, fieldValues: read };
  const given: unknown = new Function(...Object.keys(known), `return ${text};`)(...Object.values(known));
  if (typeof given === 'number') return Number.isFinite(given) ? given + 0 : null;
  // Nor does a text that was put together of what is no number.
  if (typeof given === 'string' && /Infinity|NaN/.test(given)) return null;
  return given ?? null;
}

test('scripts give what JavaScript gives: five thousand expressions', () => {
  const number = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true, min: -1e6, max: 1e6 }));
  const arbitraryValues = fc.record<Given>({
    ...{ a: number, b: number, c: fc.option(number), none: fc.constant(null) },
    text: fc.constantFrom('7', '12.5', '-3', '0', ''),
    ...{ day: fc.constantFrom(...days), later: fc.constantFrom(...days) },
    several: fc.array(fc.option(number), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(any, arbitraryValues, (text, values) => {
      const fields = Object.entries(values).map(([name, value]) => [`F::${name}`, value]);
      const given = toCaseValues({ ...values, ...Object.fromEntries(fields) });
      expect(readScript(text).run(given).value).toEqual(reference(text, values));
    }),
    { numRuns: 5000 },
  );
});
