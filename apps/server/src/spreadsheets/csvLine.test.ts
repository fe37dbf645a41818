import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvLine } from './csvLine.ts';

describe('csvLine', () => {
  test.each([
    [['a', 'b c', ''], 'a,b c,\r\n'],
    [['a,b', 'say "hi"'], '"a,b","say ""hi"""\r\n'],
    [['line\nbreak', 'line\r\nbreak'], '"line\nbreak","line\r\nbreak"\r\n'],
    [[' leading', 'trailing '], '" leading","trailing "\r\n'],
    [['漢字', 'ü'], '漢字,ü\r\n'],
  ])('%j is written as RFC 4180 says', (cells, line) => {
    expect(csvLine(cells)).toBe(line);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠A'])(
    '%j does not run',
    (text) => {
      expect(csvLine([text])).toBe(`"'${text}"\r\n`);
    },
  );

  test.each(['1-1', 'a=b', 'mail@example.com', "'=1"])('%j is left as it is', (text) => {
    expect(csvLine([text])).toBe(`${text}\r\n`);
  });

  test('what no text file holds is replaced', () => {
    expect(csvLine(['a\u0000b', '\uD800'])).toBe('a\uFFFDb,\uFFFD\r\n');
  });

  test('no cell of any line begins as a formula, and every line is one line', () => {
    const plain = /^(?:[^",\r\n=+\-@\t＝＋－＠][^",\r\n]*)?$/;
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
        const line = csvLine(cells);
        const parts = line.slice(0, -2).match(/"(?:[^"]|"")*"|[^",]+|(?<=^|,)(?=,|$)/g) ?? [];
        expect(line.endsWith('\r\n')).toBe(true);
        expect(parts).toHaveLength(cells.length);
        for (const part of parts)
          expect(/^"(?![=+\-@\t\r\n＝＋－＠])/.test(part) || plain.test(part)).toBe(true);
      }),
    );
  });
});
