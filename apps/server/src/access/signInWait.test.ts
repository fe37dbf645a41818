import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failureLifetime, type SignInRecord, signInWait, slowDown } from './signInWait.ts';

const now = 1_800_000_000_000;
const minute = 60_000;
const none: SignInRecord = { pair: [], user: [], address: [], isKnown: false };

/** So many failures, the last of them just now. */
const burst = (count: number) => Array.from({ length: count }, (_, index) => now - count + 1 + index);

const times = (constraints: fc.ArrayConstraints) =>
  fc
    .array(fc.integer({ min: 0, max: failureLifetime + minute }), constraints)
    .map((ages) => ages.map((age) => now - age).sort((left, right) => left - right));

/** Records that can be: what a user did from an address is also what they did, and what was done from there. */
const records = fc
  .record({
    pair: times({ maxLength: 14 }),
    elsewhere: times({ maxLength: 60 }),
    others: times({ maxLength: 60 }),
    isKnown: fc.boolean(),
  })
  .map(({ pair, elsewhere, others, isKnown }) => ({
    pair,
    user: [...pair, ...elsewhere].sort((left, right) => left - right),
    address: [...pair, ...others].sort((left, right) => left - right),
    isKnown,
  }));

const countRecent = (failures: readonly number[]) =>
  failures.filter((time) => time > now - failureLifetime).length;

describe('signInWait', () => {
  test('nine failures of a user from an address leave another attempt, ten do not', () => {
    const failures = burst(10);
    const of = (pair: number[]) => signInWait({ ...none, pair, user: pair, address: pair }, now);
    expect(of(failures.slice(1))).toBe(0);
    expect(of(failures)).toBe(failureLifetime - 9);
  });

  test('failures from elsewhere, or of others, slow down from the tenth on and double up to a minute', () => {
    for (const scope of ['user', 'address'] as const) {
      const waits = [9, 10, 11, 12, 15, 16, 60].map((count) =>
        signInWait({ ...none, [scope]: burst(count) }, now),
      );
      expect(waits).toEqual([0, 1000, 2000, 4000, 32_000, 60_000, 60_000]);
    }
  });

  test('whoever comes from a known place waits for nothing that others did', () => {
    fc.assert(
      fc.property(records, (given) => {
        const record = { ...given, isKnown: true };
        if (countRecent(record.pair) < 5) expect(signInWait(record, now)).toBe(0);
      }),
    );
  });

  test('nobody waits more than a minute without ten failures of their own from their address', () => {
    fc.assert(
      fc.property(records, (record) => {
        if (countRecent(record.pair) < 10) expect(signInWait(record, now)).toBeLessThanOrEqual(minute);
      }),
    );
  });

  test('waiting as told is enough', () => {
    fc.assert(
      fc.property(records, (record) => {
        const wait = signInWait(record, now);
        expect(signInWait(record, now + wait)).toBe(0);
      }),
    );
  });

  test('another failure shortens no wait', () => {
    fc.assert(
      fc.property(records, (record) => {
        const more = {
          ...record,
          pair: [...record.pair, now],
          user: [...record.user, now],
          address: [...record.address, now],
        };
        expect(signInWait(more, now)).toBeGreaterThanOrEqual(signInWait(record, now));
      }),
    );
  });
});

test('whoever guesses one name from ever new addresses has some sixty guesses an hour', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 2000 }), { minLength: 1, maxLength: 20 });
  const hours = 3;
  fc.assert(
    fc.property(pauses, (given) => {
      const failures: number[] = [];
      const end = now + hours * 60 * minute;
      for (let time = now, turn = 0; time < end; turn += 1) {
        const wait = slowDown(failures, time);
        if (wait === 0) failures.push(time);
        time += Math.max(1, wait) + (given[turn % given.length] ?? 0);
      }
      expect(failures.length).toBeLessThan(hours * 64 + 20);
    }),
    { numRuns: 20 },
  );
});
