import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText, encodeText } from './encodeText.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** What an XML parser makes of element content. */
function parsed(content: string): string {
  return content
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/&(?:#(\d+)|(\w+));/g, (_match, code: string | undefined, name: string) =>
      code === undefined ? (entities[name] ?? '') : String.fromCodePoint(Number(code)),
    );
}

/** Every character that the production Char of XML 1.0 allows. */
const allowed = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u;

describe('encodeText', () => {
  test('any string comes back exactly, and its content is well-formed XML', () => {
    const unit = fc.oneof(
      fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      fc.constantFrom(
        '\\',
        '\u0000',
        '\u001F',
        '\r',
        '\n',
        '\t',
        '&',
        '<',
        ']]>',
        '\uD800',
        '\uFFFE',
        '\\u0041',
        '😀',
      ),
    );
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const { content, isEscaped } = encodeText(text);
        expect(content).toMatch(allowed);
        expect(content).not.toMatch(/<|>|&(?!#\d+;|\w+;)/);
        expect(decodeText(parsed(content), isEscaped)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  test('ordinary text stays as it is', () => {
    expect(encodeText('C:\\temp\\u0041')).toEqual({ isEscaped: false, content: 'C:\\temp\\u0041' });
  });

  test('what XML cannot hold is spelled with a backslash, and then backslashes are too', () => {
    expect(encodeText('a\u0001\\b')).toEqual({ isEscaped: true, content: 'a\\u0001\\\\b' });
  });
});
