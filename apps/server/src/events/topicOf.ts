import { nameKey } from '../store/nameKey.ts';

/** What servers call an object among themselves: short, however long its name is. */
export function topicOf(kind: string, name: string): string {
  return `${kind} ${nameKey(name)}`;
}
