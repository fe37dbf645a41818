import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segmentsOf, textIn } from './segments.ts';

describe('segmentsOf', () => {
  it('cuts at the matches', () => {
    const matches = [
      { start: 0, end: 2 },
      { start: 3, end: 5 },
    ];
    expect(segmentsOf('ab-cd!', matches)).toEqual([
      { start: 0, text: 'ab', match: 0 },
      { start: 2, text: '-', match: null },
      { start: 3, text: 'cd', match: 1 },
      { start: 5, text: '!', match: null },
    ]);
  });

  it('gives an empty match no piece', () => {
    expect(segmentsOf('ab', [{ start: 1, end: 1 }])).toEqual([{ start: 0, text: 'ab', match: null }]);
  });

  it('always makes up the text, in order, whatever the matches claim', () => {
    const place = fc.oneof(
      fc.integer({ min: -5, max: 40 }),
      fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 1.5),
    );
    const range = fc.record({ start: place, end: place });
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.array(range), (text, matches) => {
        const segments = segmentsOf(text, matches);
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
        expect(segments.every((segment) => segment.text !== '')).toBe(true);
        for (const { start, end } of matches) expect(text).toContain(textIn(text, { start, end }));
      }),
    );
  });
});
