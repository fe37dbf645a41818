import type { DemoAuthorship } from '../types.ts';

const dayMs = 86_400_000;
const spreadDays = 270;

/**
 * Who changed an object last and when: the same answer for the same name and `now`, on a working day within the past
 * nine months and in office hours (UTC), never after `now`.
 * @param name What tells the object apart, its kind included.
 * @param now Epoch milliseconds.
 * @param authorIds Candidates, the usual one first: about half of the changes are theirs.
 */
export function authorship(name: string, now: number, authorIds: string[]): DemoAuthorship {
  const seed = hash(name);
  const others = authorIds.slice(1);
  const usual = authorIds[0] ?? '';
  const author = seed % 2 === 0 ? usual : (others[(seed >>> 1) % Math.max(others.length, 1)] ?? usual);
  const age = fraction(hash(`${name}#age`)) ** 1.4;
  const day = workingDay(Math.floor(now / dayMs) - 1 - Math.floor(age * spreadDays));
  const officeHours = 8.5 * 3_600_000;
  const time = Math.floor(13 * 3_600_000 + fraction(hash(`${name}#time`)) * officeHours);
  return { lastModifiedById: author, timeLastModified: day * dayMs + time };
}

function workingDay(day: number): number {
  const weekday = (day + 4) % 7;
  if (weekday === 0) return day - 2;
  return weekday === 6 ? day - 1 : day;
}

function fraction(value: number): number {
  return value / 2 ** 32;
}

/** FNV-1a with a final avalanche, as an unsigned 32-bit integer. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
