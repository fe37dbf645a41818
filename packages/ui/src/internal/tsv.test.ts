import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTsv, toTsv } from './tsv.ts';

describe('parseTsv', () => {
  it.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\rb', [['a'], ['b']]],
    ['one\ntwo\n\nthree', [['one'], ['two'], [''], ['three']]],
    ['"two\nlines"\tb', [['two lines', 'b']]],
    ['"two\r\n  lines"', [['two lines']]],
    ['"a\ttab"\tb', [['a tab', 'b']]],
    ['"say ""hi"""\tb', [['say "hi"', 'b']]],
    ['5" pipe\tb', [['5" pipe', 'b']]],
    ['"unclosed\tb', [['"unclosed', 'b']]],
    ['"closed" early\tb', [['"closed" early', 'b']]],
    ['a\t\tc', [['a', '', 'c']]],
    ['\ta', [['', 'a']]],
    ['', []],
    ['\r\n\t\r\n', []],
    ['\ufeffa\u0000b\u0007', [['ab']]],
    ['soft\u000bline\u2028end\tno\u00a0break', [['soft line end', 'no break']]],
    ['\u202aA1\u202c\tA\u200bB\t\u200eA\u200eB', [['A1', 'AB', 'A\u200eB']]],
    ["'0111\t=\"0111\"\t'-5\t'60s\t'T", [['0111', '0111', '-5', "'60s", "'T"]]],
    ['<img src=x onerror=alert(1)>', [['<img src=x onerror=alert(1)>']]],
    ['=cmd()\t👩‍🚒 دירה', [['=cmd()', '👩‍🚒 دירה']]],
  ])('reads %j', (text, expected) => {
    expect(parseTsv(text)).toEqual(expected);
  });

  it('reads a hundred thousand quotation marks without going over them again and again', () => {
    const started = performance.now();
    expect(parseTsv('"'.repeat(100_001))).toHaveLength(1);
    expect(parseTsv(`${'"a\t'.repeat(2000)}`)).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('reads what toTsv writes', () => {
    const cell = fc
      .string({ unit: 'grapheme', maxLength: 8 })
      .map((text) => parseTsv(text)[0]?.[0] ?? '')
      .filter((text) => !/["]/.test(text));
    const quoted = fc.constantFrom('"', '""', '"a', 'a"', '"a" b', 'x');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.oneof(cell, quoted), fc.oneof(cell, quoted), fc.constant('end')), {
          minLength: 1,
        }),
        (rows) => {
          expect(parseTsv(toTsv(rows))).toEqual(rows);
        },
      ),
      { numRuns: 300 },
    );
  });
});
