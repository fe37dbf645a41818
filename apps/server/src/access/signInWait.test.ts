import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { failureLifetime, type SignInRecord, signInWait } from './signInWait.ts';

const now = 1_800_000_000_000;
const minute = 60_000;
const none: SignInRecord = { place: [], user: [], address: [], isKnown: false };

/** So many failures, the last of them just now. */
const burst = (count: number) => Array.from({ length: count }, (_, index) => now - count + 1 + index);

const times = (constraints: fc.ArrayConstraints) =>
  fc
    .array(fc.integer({ min: 0, max: failureLifetime + minute }), constraints)
    .map((ages) => ages.map((age) => now - age).sort((left, right) => left - right));

/** Records that can be: what a user did at a place is also what they did. On a device it may have come from other addresses. */
const records = fc
  .record({
    place: times({ maxLength: 30 }),
    elsewhere: times({ maxLength: 60 }),
    address: times({ maxLength: 60 }),
    isKnown: fc.boolean(),
  })
  .map(({ elsewhere, ...record }) => ({
    ...record,
    user: [...record.place, ...elsewhere].sort((left, right) => left - right),
  }));

describe('signInWait', () => {
  test('from the tenth failure on the wait doubles from a second to a minute, whatever they have in common', () => {
    const counts = [9, 10, 11, 12, 15, 16, 60];
    const expected = [0, 1000, 2000, 4000, 32_000, 60_000, 60_000];
    const waits = (of: (failures: number[]) => Partial<SignInRecord>) =>
      counts.map((count) => signInWait({ ...none, ...of(burst(count)) }, now));
    expect(waits((user) => ({ user }))).toEqual(expected);
    expect(waits((address) => ({ address }))).toEqual(expected);
    expect(waits((place) => ({ place, isKnown: true }))).toEqual(expected);
  });

  test('at a known place, failures elsewhere and of others cause no wait', () => {
    fc.assert(
      fc.property(records, ({ place, user, address }) => {
        const alone = { place, user: place, address: place, isKnown: true };
        expect(signInWait({ place, user, address, isKnown: true }, now)).toBe(signInWait(alone, now));
      }),
    );
  });

  test('at a known place with fewer than ten failures there is no wait', () => {
    fc.assert(
      fc.property(records, times({ maxLength: 9 }), (record, place) => {
        expect(signInWait({ ...record, place, isKnown: true }, now)).toBe(0);
      }),
    );
  });

  test('no wait is longer than a minute', () => {
    fc.assert(
      fc.property(records, (record) => {
        expect(signInWait(record, now)).toBeLessThanOrEqual(minute);
      }),
    );
  });

  test('failures dated in the future, from before a clock was put back, do not lengthen the wait', () => {
    fc.assert(
      fc.property(records, fc.integer({ min: 0, max: 48 * 60 }), (record, minutes) => {
        const before = now - minutes * minute;
        expect(signInWait(record, before)).toBeLessThanOrEqual(minute);
        if (minutes > 60) expect(signInWait(record, before)).toBe(0);
      }),
    );
  });

  test('waiting for the returned time is enough', () => {
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
          place: [...record.place, now],
          user: [...record.user, now],
          address: [...record.address, now],
        };
        expect(signInWait(more, now)).toBeGreaterThanOrEqual(signInWait(record, now));
      }),
    );
  });
});

/** Guesses of a name in a day, each made as soon as the record allows, after a pause of its own. */
function guessesInDay(recordOf: (failures: number[]) => SignInRecord, pauses: readonly number[]): number {
  const failures: number[] = [];
  const end = now + 24 * 60 * minute;
  for (let time = now, turn = 0; time < end; turn += 1) {
    const wait = signInWait(recordOf(failures.slice(-100)), time);
    if (wait === 0) failures.push(time);
    time += Math.max(1, wait) + (pauses[turn % pauses.length] ?? 0);
  }
  return failures.length;
}

test('one name is guessed at 1,600 times a day at most, by however many addresses and by one', () => {
  const pauses = fc.array(fc.integer({ min: 0, max: 2000 }), { minLength: 1, maxLength: 20 });
  const attacks: ((failures: number[]) => SignInRecord)[] = [
    (user) => ({ ...none, user, address: user.slice(-1) }),
    (user) => ({ ...none, user, address: user, place: user }),
    (place) => ({ place, user: place, address: place, isKnown: true }),
  ];
  fc.assert(
    fc.property(pauses, fc.constantFrom(...attacks), (given, recordOf) => {
      expect(guessesInDay(recordOf, given)).toBeLessThanOrEqual(1600);
    }),
    { numRuns: 20 },
  );
});
