import type { Locator } from '../findDocuments.ts';
import { nameKey } from '../nameKey.ts';

/** What servers call an object among themselves: short, however long its name is. A kind as a whole is called by its name. */
export function topicOf(kind: string, at: Locator | null): string {
  if (at === null) return kind;
  return typeof at === 'string' ? `${kind} ${nameKey(at)}` : `${kind} #${at.id}`;
}
