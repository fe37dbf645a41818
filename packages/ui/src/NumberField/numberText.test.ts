import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acceptInsertion,
  clampNumber,
  formatNumber,
  isDraft,
  type NumberRules,
  readDraft,
  readLoose,
  rulesFor,
  signsOf,
  stepNumber,
  writeDraft,
} from './numberText.ts';

const english = signsOf('en-US');
const whole: NumberRules = { signs: english, decimals: 0, isNegativeAllowed: false, maxLength: 99 };
const money: NumberRules = { signs: english, decimals: 2, isNegativeAllowed: true, maxLength: 99 };
const locales = ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'en-IN', 'sv-SE'];
const noLimits = { min: undefined, max: undefined };

describe('signsOf', () => {
  it.each([
    ['en-US', '.', ','],
    ['de-DE', ',', '.'],
    ['en-IN', '.', ','],
  ])('knows %s', (locale, decimal, group) => {
    expect(signsOf(locale)).toEqual({ decimal, group });
  });
});

describe('isDraft', () => {
  it.each(['', '0', '12', '007'])('takes %j as the beginning of a whole number', (text) => {
    expect(isDraft(text, whole)).toBe(true);
  });

  it.each(['-', '-1', '1.', '1,2', 'a', '1e3', ' 1', '+1', '1234567890123456'])('refuses %j', (text) => {
    expect(isDraft(text, whole)).toBe(false);
  });

  it.each(['-', '-.', '.5', '-12.', '12.34'])('takes %j with decimals and a sign', (text) => {
    expect(isDraft(text, money)).toBe(true);
  });

  it.each(['1.234', '1.2.3', '1-', '--1', '1,5'])('refuses %j with decimals', (text) => {
    expect(isDraft(text, money)).toBe(false);
  });

  it('counts every character', () => {
    expect(isDraft('-1.25', { ...money, maxLength: 5 })).toBe(true);
    expect(isDraft('-11.25', { ...money, maxLength: 5 })).toBe(false);
  });
});

describe('rulesFor', () => {
  it('lets a number that is beyond the rules be shortened', () => {
    expect(isDraft('-1.23', rulesFor('-1.239', whole))).toBe(true);
    expect(isDraft('-1.2394', rulesFor('-1.239', whole))).toBe(false);
  });
});

describe('readLoose', () => {
  it.each([
    ['1,234.5', '1234.5'],
    [' 12 ', '12'],
    ['$1,234.00', '1234.00'],
    ['-$5', '-5'],
    ['$-5', '-5'],
    ['(1,234)', '-1234'],
    ['−7', '-7'],
    ['+7', '7'],
    ['12\n', '12'],
    ['12,34,567', '1234567'],
    ['0.500', '0.50'],
    ['.5', '.5'],
    ['١٢٣', '123'],
    ['１２', '12'],
    [' $ 1,234.50 ', '1234.50'],
    [' $ (1,234.50)', '-1234.50'],
    ['$(5)', '-5'],
    ['($5.00)', '-5.00'],
    [' $ -   ', '0'],
    ['1,234-', '-1234'],
    ['USD 1,234', '1234'],
    ['1,234 EUR', '1234'],
    ['-US$1,234', '-1234'],
    ["'1234", '1234'],
    ['"1,234"', '1234'],
    ['="007"', '007'],
    ['\u200e1234\u200e', '1234'],
  ])('reads %j', (text, draft) => {
    expect(readLoose(text, money)).toBe(draft);
  });

  it.each([
    '',
    ' ',
    'abc',
    '1,5',
    '1 2',
    '1.2.3',
    '12a',
    '--1',
    '-+1',
    '(-1)',
    '1,23',
    '1.234',
    '1-2',
    '%',
    '-',
    '--',
    '1--',
    '-1-',
    '($)',
    '$',
    '12 KMH',
    'USD',
    '1.2E+05',
  ])('refuses %j', (text) => {
    expect(readLoose(text, money)).toBeNull();
  });

  it('drops decimals only when they are nothing', () => {
    expect(readLoose('1,234.00', whole)).toBe('1234');
    expect(readLoose('1,234.5', whole)).toBeNull();
  });

  it('takes the unit off', () => {
    expect(readLoose('12.5 mi', money, 'mi')).toBe('12.5');
    expect(readLoose('12 km', money, 'mi')).toBeNull();
  });

  it('knows blanks and apostrophes between groups where they are customary', () => {
    expect(readLoose('1 234,5', { ...money, signs: signsOf('fr-FR') })).toBe('1234,5');
    expect(readLoose("1'234.5", { ...money, signs: signsOf('de-CH') })).toBe('1234.5');
    expect(readLoose('1.234,5', { ...money, signs: signsOf('de-DE') })).toBe('1234,5');
  });
});

describe('acceptInsertion', () => {
  const into = (text: string, start: number, inserted: string, end = start) =>
    acceptInsertion({ text, start, end, inserted }, money);

  it('keeps what fits as it is', () => {
    expect(into('12', 1, '5')).toBe('5');
  });

  it('puts a formatted number in plainly', () => {
    expect(into('9', 0, '1,234', 1)).toBe('1234');
  });

  it('refuses what would leave no number', () => {
    expect(into('1.5', 0, '2.5')).toBeNull();
    expect(into('12', 1, '-')).toBeNull();
  });
});

describe('stepNumber', () => {
  it.each([
    [0.1, 0.2, 0.3],
    [1.005, 0.01, 1.015],
    [null, 1, 1],
    [null, -1, -1],
    [99, 10, 109],
    [-1, 1, 0],
  ])('goes from %s by %s to %s', (value, by, result) => {
    expect(stepNumber(value, by, noLimits)).toBe(result);
  });

  it('stays within the limits', () => {
    expect(stepNumber(95, 10, { min: 0, max: 99 })).toBe(99);
    expect(stepNumber(null, -1, { min: 3, max: 9 })).toBe(3);
  });
});

describe('properties', () => {
  const locale = fc.constantFrom(...locales);
  const anyDraft = fc
    .tuple(fc.boolean(), fc.nat({ max: 999_999_999 }), fc.option(fc.nat({ max: 9999 })))
    .map(
      ([isNegative, left, right]) => `${isNegative ? '-' : ''}${left}${right === null ? '' : `.${right}`}`,
    );

  it('writes what it reads, and reads back what it wrote', () => {
    fc.assert(
      fc.property(anyDraft, locale, (text, name) => {
        const signs = signsOf(name);
        const value = readDraft(text.replace('.', signs.decimal), signs);
        expect(readDraft(writeDraft(value, signs), signs)).toBe(value);
      }),
    );
  });

  it('reads every number that it shows, in every locale', () => {
    fc.assert(
      fc.property(anyDraft, locale, fc.nat({ max: 4 }), (text, name, minDecimals) => {
        const signs = signsOf(name);
        const rules = { signs, decimals: 4, isNegativeAllowed: true, maxLength: 99 };
        const value = readDraft(text, english);
        const draft = readLoose(formatNumber(value, name, minDecimals), rules);
        expect(draft === null ? null : readDraft(draft, signs)).toBe(value);
      }),
    );
  });

  it('never makes anything but a draft of what is inserted', () => {
    const noise = fc.string({ unit: fc.constantFrom(...'0123456789.,- $()abc'), maxLength: 12 });
    fc.assert(
      fc.property(anyDraft, noise, fc.nat({ max: 12 }), fc.nat({ max: 12 }), (text, inserted, a, b) => {
        const [start = 0, end = 0] = [Math.min(a, b), Math.max(a, b)].map((at) => Math.min(at, text.length));
        const rules = rulesFor(text, money);
        const accepted = acceptInsertion({ text, start, end, inserted }, rules);
        if (accepted !== null)
          expect(isDraft(text.slice(0, start) + accepted + text.slice(end), rules)).toBe(true);
      }),
    );
  });

  it('clamps into the limits, and leaves alone what is within', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.nat(), (value, min, width) => {
        const limits = { min, max: min + width };
        const result = clampNumber(value, limits);
        expect(result).toBeGreaterThanOrEqual(min);
        expect(result).toBeLessThanOrEqual(min + width);
        expect(clampNumber(result, limits)).toBe(result);
        if (value >= min && value <= min + width) expect(result).toBe(value);
      }),
    );
  });

  it('comes back when it steps forth and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999, max: 99_999 }),
        fc.integer({ min: 1, max: 999 }),
        (cents, by) => {
          const value = cents / 100;
          expect(stepNumber(stepNumber(value, by / 100, noLimits), -by / 100, noLimits)).toBe(value || 0);
        },
      ),
    );
  });
});
