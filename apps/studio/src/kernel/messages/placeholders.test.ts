import { expect, test } from 'vitest';
import { fillIn, markUnknown } from './placeholders.ts';

const known = new Map([
  ['insuredName', { sample: 'Prairie "Freight" <LLC>' }],
  ['quoteUrl', { sample: 'https://x.example/a?b=1&c=2' }],
]);

test('placeholders are filled in, others stay', () => {
  expect(fillIn('{{insuredName}} of {{nowhere}}', known)).toBe('Prairie "Freight" <LLC> of {{nowhere}}');
});

test('each unknown placeholder is marked in place', () => {
  const text = 'To {{insuredName}}, {{x}} {{x}}, {{open';
  const marks = markUnknown(text, known);
  expect(marks.map(({ from, to }) => text.slice(from, to))).toEqual(['{{x}}', '{{x}}', '{{open']);
  expect(marks.map(({ from }) => from)).toEqual([20, 26, 33]);
  expect(new Set(marks.map(({ note }) => note)).size).toBe(2);
});
