import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promptLimit, promptOf, toSteps, truncateText } from './prompt.ts';

const characters = (text: string) => [...new Intl.Segmenter().segment(text)];

describe('promptOf', () => {
  it('names the field and, in brackets, its form', () => {
    const form = { name: 'propertyRating', label: 'Property Rating' };
    const fields = [{ name: 'buildingPremium', label: 'Building premium' }];
    expect(promptOf(toSteps({ form, fields }))).toBe('Building premium (Property Rating)');
  });

  it('takes the names where there are no labels', () => {
    expect(promptOf(toSteps({ object: { name: 'submission' }, property: { name: 'insured.city' } }))).toBe(
      'insured.city (submission)',
    );
  });

  it('names several fields', () => {
    const fields = [{ name: 'a' }, { name: 'b', label: 'Second' }];
    expect(promptOf({ first: { name: 'form' }, second: fields })).toBe('a, Second (form)');
  });
});

describe('truncateText', () => {
  it('leaves 75 characters alone and cuts the 76th', () => {
    expect(truncateText('x'.repeat(75), promptLimit)).toBe('x'.repeat(75));
    expect(truncateText('x'.repeat(76), promptLimit)).toBe(`${'x'.repeat(75)}…`);
  });

  it('cuts no emoji in two', () => {
    expect(truncateText('👩‍👩‍👧'.repeat(80), 75)).toBe(`${'👩‍👩‍👧'.repeat(75)}…`);
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
