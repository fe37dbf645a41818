import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expressionFault } from './expressionFault.ts';
import { foreignSyntax, translateForeign } from './foreignSyntax.ts';

describe('what other dialects write otherwise', () => {
  it.each([
    ['\\A\\d+\\Z', 'anchor', '\\A', '^', '^\\d+$'],
    ['\\d+\\z', 'anchor', '\\z', '$', '\\d+$'],
    ['\\Ga', 'anchor', '\\G', null, null],
    ['a\\hb', 'class', '\\h', '[ \\t]', 'a[ \\t]b'],
    ['[\\h_]', 'class', '\\h', ' \\t', '[ \\t_]'],
    ['[\\H_]', 'class', '\\H', null, null],
    ['a\\Rb', 'class', '\\R', '(?:\\r\\n|[\\n\\r])', 'a(?:\\r\\n|[\\n\\r])b'],
    ['\\X', 'class', '\\X', null, null],
    ['[[:alpha:]_]+', 'posix-class', '[:alpha:]', 'A-Za-z', '[A-Za-z_]+'],
    ['[^[:space:][:digit:]]', 'posix-class', '[:space:]', '\\s', '[^\\s\\d]'],
    ['[[:^alpha:]]', 'posix-class', '[:^alpha:]', null, null],
    ['\\pL+', 'property', '\\pL', '\\p{L}', '\\p{L}+'],
    ['\\x{1F600}', 'code-point', '\\x{1F600}', '\\u{1F600}', '\\u{1F600}'],
    ['\\Qa.b (c)\\Ed', 'quote', '\\Qa.b (c)\\E', 'a\\.b \\(c\\)', 'a\\.b \\(c\\)d'],
    ['(?i)abc', 'flags', '(?i)', '(?i:…)', '(?i:abc)'],
    ['a(?i)b', 'flags', '(?i)', null, null],
    ['(?x)a', 'flags', '(?x)', null, null],
    ['(?P<year>\\d)(?P=year)', 'group-name', '(?P<year>', '(?<year>', '(?<year>\\d)\\k<year>'],
    ["(?'year'\\d)", 'group-name', "(?'year'", '(?<year>', '(?<year>\\d)'],
    ['(a)\\g{1}', 'reference', '\\g{1}', '\\1', '(a)\\1'],
    ['a(?# five digits )b', 'comment', '(?# five digits )', '', 'ab'],
    ['(?>a+)b', 'atomic', '(?>', '(?:', null],
    ['a++', 'possessive', '++', '+', null],
    ['\\d{2,3}+', 'possessive', '{2,3}+', '{2,3}', null],
    ['(?(1)a|b)', 'conditional', '(?(', null, null],
    ['a\\@b\\.c', 'needless-escape', '\\@', '@', 'a@b\\.c'],
    ['[\\w-.]+', 'class-range', '\\w-', '\\w\\-', '[\\w\\-.]+'],
    ['/^\\d+$/', 'delimiters', '/…/', '^\\d+$', '^\\d+$'],
    ['/^a\\Z/i', 'anchor', '\\Z', '$', null],
  ])('%s', (expression, kind, written, instead, translated) => {
    expect(foreignSyntax(expression)).toEqual({ kind, written, instead });
    expect(translateForeign(expression)).toBe(translated);
    if (translated !== null) expect(expressionFault(translated)).toBeNull();
  });

  it.each([
    ...[
      '',
      '^\\p{L}+$',
      '\\\\A',
      '[*+?+]',
      '[\\w-]',
      '[a-z\\-]',
      'a+?',
      '(?<year>\\d)\\k<year>',
      '(?i:a)',
      '(?<=a)b',
    ],
    ...['\\x41', '\\u{41}', '\\$', '\\/', 'a/b', '/', '[:a]', '\\cA', '\\t', '\\*+'],
  ])('%j is written as here', (expression) => {
    expect(foreignSyntax(expression)).toBeNull();
    expect(translateForeign(expression)).toBeNull();
  });

  it('leaves nothing of it in what it rewrites, and reads anything', () => {
    const piece = fc.constantFrom(
      ...[
        '\\A',
        '\\Z',
        '\\h',
        '[',
        ']',
        '[:alpha:]',
        '\\Q',
        '\\E',
        '(?i)',
        '/',
        '(',
        ')',
        '\\',
        'a',
        '+',
        '\\@',
        '\\pL',
        '-',
        '\\w',
      ],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const translated = translateForeign(pieces.join(''));
        if (translated !== null && expressionFault(translated) === null && !translated.startsWith('/'))
          expect(foreignSyntax(translated)).toBeNull();
      }),
    );
  });
});
