import { expect, test } from 'vitest';
import { fillIn, findUnknown, markUnknown } from './placeholders.ts';

const known = new Map([
  ['insuredName', { sample: 'Prairie "Freight" <LLC>' }],
  ['quoteUrl', { sample: 'https://x.example/a?b=1&c=2' }],
]);

test('an unknown placeholder is listed once, with its braces', () => {
  const text = 'Dear {{insuredName}}, {{insuredNam}} {{two words}} {{insuredNam}} {{}} {single} {{open';
  expect(findUnknown(text, known)).toEqual(['{{insuredNam}}', '{{two words}}', '{{}}']);
});

test('placeholders are filled in, others stay', () => {
  expect(fillIn('{{insuredName}} of {{nowhere}}', known)).toBe('Prairie "Freight" <LLC> of {{nowhere}}');
});

test('each occurrence of an unknown placeholder is marked', () => {
  const text = 'To {{insuredName}}, {{x}} {{x}}';
  const marks = markUnknown(text, known);
  expect(marks.map(({ from, to }) => text.slice(from, to))).toEqual(['{{x}}', '{{x}}']);
  expect(marks.map(({ from }) => from)).toEqual([20, 26]);
});
