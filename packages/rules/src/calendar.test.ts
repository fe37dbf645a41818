import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateExpression } from './expression.ts';
import { parseExpression } from './parseExpression.ts';
import { readScript } from './runScript.ts';
import { toCaseValues } from './values.ts';

const day = fc
  .date({ min: new Date('1600-01-01'), max: new Date('2400-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('so many years are over on the day that adding them gives, and not on the day before', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 120 }), (from, years) => {
      const run = (text: string) => readScript(text).run(toCaseValues({ from, years })).value;
      const end = String(run('addYears(from, years)'));
      const before = new Date(Date.parse(end) - 86_400_000).toISOString().slice(0, 10);
      expect(run(`wholeYears(from, '${end}')`)).toBe(years);
      expect(run(`wholeYears(from, '${before}')`)).toBe(years - 1);
      expect(run('addMonths(from, years * 12)')).toBe(end);
    }),
  );
});

test.each([
  ["effective < '2026-02-01'", true],
  ["effective >= addMonths('2025-12-31', 1)", true],
  ['none > effective', false],
])('a condition compares days: %s is %s', (text, holds) => {
  const values = toCaseValues({ effective: '2026-01-31' });
  expect(evaluateExpression(parseExpression(text), values)).toBe(holds);
});

test('a comparison with a day that is in no calendar is an error', () => {
  expect(() => evaluateExpression(parseExpression("'2026-02-30' < '2026-03-01'"), toCaseValues({}))).toThrow(
    '“2026-02-30” is no date.',
  );
});
