import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepBlanks } from './keptBlanks.ts';

const shown = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2003', '>');
const kept = (...texts: (string | undefined)[]) =>
  keepBlanks(texts)
    .map((text) => (text === undefined ? '/' : shown(text)))
    .join('');

/** What a reader of HTML sees of a line. */
const read = (line: string) => line.replaceAll(/[\t\n\f\r ]+/g, ' ').replaceAll(/^ | $/g, '');

describe('keepBlanks', () => {
  it.each([
    [['Total:     100'], 'Total: _ _ 100'],
    [['  a b '], '_ a b_'],
    [[' '], '_'],
    [['a ', ' b'], 'a_ b'],
    [['a ', undefined, ' b'], 'a_/_b'],
    [['a\tb'], 'a>b'],
    [['a\u00a0 b'], 'a_ b'],
  ])('keeps %j as %j', (texts, expected) => {
    expect(kept(...texts)).toBe(expected);
  });

  it('loses no blank of any line, and changes nothing when it is applied again', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', ' ', ' ', '\t', '\u00a0') });
    fc.assert(
      fc.property(fc.array(fc.option(letters, { nil: undefined })), (texts) => {
        const once = keepBlanks(texts);
        expect(keepBlanks(once)).toEqual(once);
        const lines = (parts: readonly (string | undefined)[]) =>
          parts
            .map((part) => part ?? '\n')
            .join('')
            .split('\n');
        const plain = (line: string) => line.replaceAll(/[\t\u2003]/g, '>').replaceAll('\u00a0', ' ');
        expect(lines(once).map((line) => plain(read(line)))).toEqual(lines(texts).map(plain));
      }),
    );
  });
});
