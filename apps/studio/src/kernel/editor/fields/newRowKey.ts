import { useState } from 'react';
import { randomId } from '../randomId.ts';

const page = randomId();
let count = 0;

/** A key for a row of a draft, never given before: not in this page, and not in drafts that were stored by another. */
export function newRowKey(): string {
  count += 1;
  return `${page}.${count}`;
}

/** The key of the blank row at the end: another one as soon as something was entered in it. */
export function useNewRowKey(rows: readonly { readonly key: string }[]): string {
  const [key, setKey] = useState(newRowKey);
  const isUsed = rows.some((row) => row.key === key);
  if (isUsed) setKey(newRowKey());
  return key;
}
