import { expect, test } from 'vitest';
import { listNames } from './listNames.ts';

test.each([
  [['A'], "'A'"],
  [['A', 'B'], "'A' and 'B'"],
  [['A', 'B', 'C'], "'A', 'B' and 'C'"],
  [['A', 'B', 'C', 'D', 'E'], "'A', 'B', 'C' and 2 more"],
])('%j becomes %s', (names, text) => {
  expect(listNames(names)).toBe(text);
});
