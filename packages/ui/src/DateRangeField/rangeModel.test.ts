import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReversed, nextEnd } from './rangeModel.ts';

const day = fc.option(fc.integer({ min: -9999, max: 9999 }).map((days) => days * 86_400_000));
const range = fc.record({ start: day, end: day });

describe('isReversed', () => {
  it.each([
    [{ start: 1, end: 0 }, true],
    [{ start: 0, end: 0 }, false],
    [{ start: 0, end: 1 }, false],
    [{ start: null, end: 1 }, false],
    [{ start: 1, end: null }, false],
    [{ start: null, end: null }, false],
  ])('%j: %s', (given, expected) => {
    expect(isReversed(given)).toBe(expected);
  });

  it('is true of a range or of its mirror image, never of both', () => {
    fc.assert(
      fc.property(range, ({ start, end }) => {
        const both = isReversed({ start, end }) && isReversed({ start: end, end: start });
        expect(both).toBe(false);
        if (start !== null && end !== null && start !== end)
          expect(isReversed({ start, end })).not.toBe(isReversed({ start: end, end: start }));
      }),
    );
  });
});

describe('nextEnd', () => {
  it('requires the end while it is missing or before the start', () => {
    expect(nextEnd('start', { start: 5, end: null })).toBe('end');
    expect(nextEnd('start', { start: 5, end: 4 })).toBe('end');
    expect(nextEnd('start', { start: 5, end: 5 })).toBeNull();
  });

  it('is done once the end was chosen, whatever it is', () => {
    fc.assert(
      fc.property(range, (given) => {
        expect(nextEnd('end', given)).toBeNull();
      }),
    );
  });
});
