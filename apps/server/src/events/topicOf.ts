import type { Locator } from '../store/findDocuments.ts';
import { nameKey } from '../store/nameKey.ts';

/** What servers call an object among themselves: short, however long its name is. */
export function topicOf(kind: string, at: Locator): string {
  return typeof at === 'string' ? `${kind} ${nameKey(at)}` : `${kind} #${at.id}`;
}
