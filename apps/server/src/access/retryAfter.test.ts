import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failureLifetime, retryAfter } from './retryAfter.ts';

const now = 1_800_000_000_000;

describe('retryAfter', () => {
  test('nine failures leave another attempt, ten do not', () => {
    const failures = Array.from({ length: 10 }, (_, index) => now - 1000 + index);
    expect(retryAfter(failures.slice(1), now)).toBe(0);
    expect(retryAfter(failures, now)).toBe(failureLifetime - 1000);
  });

  test('failures of a quarter of an hour ago do not count', () => {
    const failures = Array.from({ length: 10 }, (_, index) => now - failureLifetime + index);
    expect(retryAfter(failures, now)).toBe(0);
    expect(retryAfter(failures, now - 1)).toBe(1);
  });

  test('after waiting as told, exactly nine count', () => {
    const ages = fc.array(fc.integer({ min: 0, max: failureLifetime - 1 }), { minLength: 10, maxLength: 30 });
    fc.assert(
      fc.property(ages, (given) => {
        const failures = given.map((age) => now - age).sort((left, right) => left - right);
        const later = now + retryAfter(failures, now);
        expect(retryAfter(failures, later)).toBe(0);
        expect(retryAfter(failures, later - 1)).toBe(1);
      }),
    );
  });
});
