import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truncateText } from './truncateText.ts';

const characters = (text: string) => [...new Intl.Segmenter().segment(text)];

describe('truncateText', () => {
  it('leaves 75 characters alone and cuts the 76th', () => {
    expect(truncateText('x'.repeat(75), 75)).toBe('x'.repeat(75));
    expect(truncateText('x'.repeat(76), 75)).toBe(`${'x'.repeat(75)}…`);
  });

  it.each(['𝒜', '👩‍👩‍👧', 'e\u0301', 'n\u0303\u0323'])('cuts no %s in two', (character) => {
    expect(truncateText(character.repeat(80), 75)).toBe(`${character.repeat(75)}…`);
    expect(truncateText(character.repeat(75), 75)).toBe(character.repeat(75));
  });

  it('does not end in the middle of a heap of marks, however high', () => {
    const heap = `a${'\u0301'.repeat(10_000)}`;
    expect(truncateText(`be${heap}`, 3)).toBe('be…');
    expect(truncateText(heap, 3)).toBe('…');
  });

  it('never has more characters than the limit before its ellipsis, and begins like the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), fc.nat(90), (text, limit) => {
        const cut = truncateText(text, limit);
        if (characters(text).length <= limit) return cut === text;
        const kept = cut.slice(0, -1);
        return cut.endsWith('…') && text.startsWith(kept) && characters(kept).length <= limit;
      }),
    );
  });
});
