import { expect, it } from 'vitest';
import { longestPayloadText, payloadText } from './payloadText.ts';

it('shows the start of any payload, however deep it is nested', () => {
  let deep: unknown = [];
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(payloadText(deep)).toBe('…');
  expect(payloadText({ kind: 'FutureCondition' })).toBe('{"kind":"FutureCondition"}');
  expect(payloadText('a'.repeat(5_000))).toHaveLength(longestPayloadText);
  expect(payloadText(undefined)).toBe('');
});
