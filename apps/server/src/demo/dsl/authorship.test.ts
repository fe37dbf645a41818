import { describe, expect, it } from 'vitest';
import { authorship } from './authorship.ts';

const now = Date.UTC(2026, 10, 20, 9, 30);
const names = Array.from({ length: 500 }, (_, index) => `set ${index}`);
const authorIds = ['usual', 'second', 'third'];

describe('authorship', () => {
  it('answers the same for the same name and time', () => {
    expect(authorship('Roof Shape', now, authorIds)).toEqual(authorship('Roof Shape', now, authorIds));
  });

  it('stays within the past nine months, on working days, and never after now', () => {
    for (const name of names) {
      const { timeLastModified } = authorship(name, now, authorIds);
      expect(timeLastModified).toBeLessThan(now);
      expect(timeLastModified).toBeGreaterThan(now - 275 * 86_400_000);
      expect([1, 2, 3, 4, 5]).toContain(new Date(timeLastModified).getUTCDay());
    }
  });

  it('gives about half of the changes to the usual author and some to each other one', () => {
    const counts = Map.groupBy(names, (name) => authorship(name, now, authorIds).lastModifiedById);

    expect(counts.get('usual')?.length).toBeGreaterThan(200);
    expect(counts.get('usual')?.length).toBeLessThan(300);
    expect(counts.get('second')?.length).toBeGreaterThan(75);
    expect(counts.get('third')?.length).toBeGreaterThan(75);
  });
});
