import { describe, expect, it } from 'vitest';
import { checkExpression } from './checkExpression.ts';

describe('checkExpression', () => {
  it.each(['', '\\d{5}', '(?<state>[A-Z]{2})', 'a|b', '^(a+)+$'])('takes %j', (expression) => {
    expect(checkExpression(expression)).toBeNull();
  });

  it.each([
    ['(', 'Unterminated group'],
    ['[a', 'Unterminated character class'],
    ['*', 'Nothing to repeat'],
    ['a: /b/: (', 'Unterminated group'],
  ])('says why %j is none, without repeating it', (expression, reason) => {
    expect(checkExpression(expression)).toBe(reason);
  });
});
