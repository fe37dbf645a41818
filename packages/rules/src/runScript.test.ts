import { expect, test } from 'vitest';
import { ExpressionError } from './parseExpression.ts';
import { isTruthy, readScript } from './runScript.ts';
import { toCaseValues, ValueError } from './values.ts';

const given = toCaseValues({
  ...{ 'F::amount': 1000, 'F::text': '1,000', 'F::words': '1000 USD', 'F::several': [1, 2, 3] },
});
const run = (text: string) => readScript(text).run(given);

test.each([
  ["fieldValue('F', 'amount') * 2", 2000, null],
  ["fieldValue('F', 'text') * 2", 2000, null],
  ["sum(fieldValues('F', 'several'), 4)", 10, null],
  ["average(fieldValues('F', 'several'))", 2, null],
  ["minus(fieldValue('F', 'amount'), fieldValue('F', 'none'))", null, null],
  ["fieldValue('F', 'none') + 1", 1, null],
  ["'0' && 1", 1, null],
  ["'7' + 1", '71', null],
  ['0.1 + 0.2', 0.30000000000000004, null],
  ['1 / 0 > 5 ? 2 : 3', 2, null],
  ['divide(1, 0)', null, 'dividedByZero'],
  ['divide(0, 0)', null, 'dividedByZero'],
  ['average()', null, 'dividedByZero'],
  ['5 % 0', null, 'dividedByZero'],
  ['[1 / 0, 2]', [null, 2], 'dividedByZero'],
  ["'' + 1 / 0", null, 'dividedByZero'],
  ["'x' + 1e308 * 10", null, 'notNumber'],
  ["'Infinity' + 1", 'Infinity1', null],
  ["('' + 1 / 0) ? 'a' : 'b'", 'a', null],
  ['1e308 * 10', null, 'notNumber'],
  ['0 * -1', 0, null],
  ["fieldValue('F', 'constructor')", null, null],
])('%s gives %j, with the note %j', (text, value, note) => {
  expect(run(text)).toEqual({ value, note });
});

test.each(["sum(fieldValue('F', 'words'), 1)", "fieldValue('F', 'words') - 1"])(
  '%s is an error that shows the text',
  (text) => {
    expect(() => run(text)).toThrow(new ValueError('“1000 USD” is no number.'));
  },
);

test.each([
  [3, true],
  ['yes', true],
  [0, false],
  ['0', true],
  ['', false],
  [null, false],
])('%j is as true as in JavaScript, alone and within other operators', (value, isTrue) => {
  const values = toCaseValues({ value });
  expect(isTruthy(readScript('value').run(values).value)).toBe(isTrue);
  expect(isTruthy(readScript('value && true').run(values).value)).toBe(isTrue);
  expect(readScript('!value').run(values).value).toBe(!isTrue);
  expect(readScript('value ? 1 : 2').run(values).value).toBe(isTrue ? 1 : 2);
});

test.each([
  ...[
    'minus(5)',
    'divide(7)',
    'divide(10, 2, 5)',
    'Math.round()',
    'Math.round(1.6, 99)',
    "addYears('2026-01-01')",
  ],
  ...['wholeYears()', '1;', '`a`', 'typeof 1', 'Math.abs(1)'],
])('%s cannot be read', (text) => {
  expect(() => readScript(text)).toThrow(ExpressionError);
});

test('a text that grows without end is an error', () => {
  const values = toCaseValues({ long: 'x'.repeat(60_000) });
  expect(() => readScript('long + long').run(values)).toThrow('A text gets longer than 100,000 characters.');
});

test('so is a list of too many values', () => {
  const values = toCaseValues({ many: Array.from({ length: 6000 }, (_, index) => index) });
  expect(() => readScript('[many, many]').run(values)).toThrow('A list gets longer than 10,000 values.');
});

test.each([
  [
    'of five million characters',
    `1${'+1'.repeat(2_500_000)}`,
    'An expression has at most 10,000 characters.',
  ],
  [
    'that nests thousands of levels deep',
    `${'('.repeat(4900)}1${')'.repeat(4900)}`,
    'The expression nests too deep.',
  ],
  ['that is a sum of thousands', `1${'+1'.repeat(4900)}`, 'The expression nests too deep.'],
  ['that is a sum of a thousand', `0${'+1'.repeat(1000)}`, null],
])('an expression %s is read or refused, and nothing hangs', (_, text, message) => {
  if (message === null) expect(readScript(text).run(given).value).toBe(1000);
  else expect(() => readScript(text)).toThrow(message);
});
