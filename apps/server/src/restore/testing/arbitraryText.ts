import fc from 'fast-check';
import { nameFault } from '../../store/nameFault.ts';

const hostile = [
  ...['', ' ', '\\', '\\u0000', '\\\\', ']]>', '<![CDATA[x]]>', '<b>&amp;</b>', '&lol;', '&#0;', '&#13;'],
  ...[
    '\r\n',
    '\t',
    '\u0000',
    '\u0001\u001F',
    '\u007F\u0085\u2028',
    '\uFFFE\uFFFF',
    '\uFEFF',
    '\uD83D',
    '\uDE00',
  ],
  ...[
    '👩‍👩‍👧‍👦',
    'שלום',
    'e\u0301',
    '"',
    "'",
    '--',
    '?>',
    '<!-- -->',
    '<!DOCTYPE x>',
    '__proto__',
    'constructor',
  ],
];

/** Any string that JavaScript can hold, the odd ones most often. */
export const arbitraryText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostile),
  fc.array(fc.constantFrom(...hostile), { maxLength: 4 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc
    .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 6 })
    .map((codes) => String.fromCharCode(...codes)),
);

/** Any text that says something. */
export const arbitraryLabel = arbitraryText.filter((text) => text.trim() !== '');

/** Any text that may name a document. */
export const arbitraryName = fc
  .oneof(
    fc.constantFrom(
      'a',
      'A',
      'ä',
      'a&b',
      '<x>',
      '"',
      '👩‍👩‍👧‍👦',
      'שלום',
      '__proto__',
      'constructor',
      '%2F',
      '../x',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
  )
  .map((name) => name.trim())
  .filter((name) => nameFault(name) === null);

/** Different names. */
export function arbitraryNames(maxLength: number): fc.Arbitrary<string[]> {
  return fc.uniqueArray(arbitraryName, { maxLength });
}

/** Anything that JSON can hold and gives back as it was. */
export const arbitraryJson = fc
  .jsonValue({ stringUnit: 'binary', maxDepth: 4 })
  .map((value) => JSON.parse(JSON.stringify(value)) as unknown);
