import { randomId } from '../randomId.ts';

const page = randomId();
let count = 0;

/** A key for a row of a draft, never given before: not in this page, and not in drafts that were stored by another. */
export function newRowKey(): string {
  count += 1;
  return `${page}.${count}`;
}
