import { describe, expect, it } from 'vitest';
import { parseScript } from './parseScript.ts';

function faultIn(script: string) {
  const parsed = parseScript(script);
  return parsed.program ? null : parsed.fault;
}

describe('syntaxFaultOf', () => {
  it.each([
    ['1 + 1', null],
    ['1 +', 'unexpected-token'],
    ['a # b', 'unexpected-character'],
    ["'a", 'unterminated-string'],
    ['/* a', 'unterminated-comment'],
    ['`a', 'unterminated-template'],
    ['/a', 'unterminated-regex'],
    ['/(/', 'invalid-regex'],
    ['1x', 'invalid-number'],
    ["'\\u{110000}'", 'invalid-escape'],
    ['1 = a', 'invalid-assignment'],
    ['let a; let a', 'already-declared'],
    ['break', 'misplaced-word'],
    ['throw\n1', 'not-allowed'],
    ['('.repeat(100_000), 'too-deep'],
  ])('names what is wrong with %j', (script, fault) => {
    expect(faultIn(script)).toBe(fault);
  });
});
