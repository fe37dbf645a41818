import { describe, expect, it } from 'vitest';
import { expressionFault, faultOf } from './expressionFault.ts';

describe('expressionFault', () => {
  it.each(['', '\\d{5}', '(?<state>[A-Z]{2})', 'a|b', '^(a+)+$', '^\\p{L}+$', '\\u{1F600}'])(
    'takes %j',
    (expression) => {
      expect(expressionFault(expression)).toBeNull();
    },
  );

  it.each([
    ['(', 'unterminated-group'],
    [')', 'unmatched-parenthesis'],
    ['[a', 'unterminated-class'],
    ['*', 'nothing-to-repeat'],
    ['[z-a]', 'range-out-of-order'],
    ['a{2,1}', 'quantifier-out-of-order'],
    ['\\', 'lone-backslash'],
    ['(?x)', 'invalid-group'],
    ['(?<a>x)(?<a>y)', 'duplicate-group'],
    ['(?<a>x)\\k<b>', 'unknown-group'],
    ['\\A', 'invalid-escape'],
    ['\\p{Nothing}', 'unknown-property'],
    [']', 'lone-bracket'],
    ['a{', 'lone-bracket'],
    ['[\\d-z]', 'range-out-of-order'],
    ['nothing to repeat: /b/: (', 'unterminated-group'],
  ])('says why %j is none, whatever is in it', (expression, fault) => {
    expect(expressionFault(expression)).toBe(fault);
  });

  it.each([
    ['unterminated parenthetical', 'unterminated-group'],
    ['unmatched ) in regular expression', 'unmatched-parenthesis'],
    ['missing terminating ] for character class', 'unterminated-class'],
    ['invalid range in character class', 'range-out-of-order'],
    ['numbers out of order in {} quantifier', 'quantifier-out-of-order'],
    ['something new', 'other'],
  ])('reads %j of other engines', (message, fault) => {
    expect(faultOf(message)).toBe(fault);
  });
});
