/** For each key of a column, the rows that hold it, in display order; one row is without an array. */
export type Holders = Map<string, string | string[]>;

/** The rows that hold a key. */
export function holdersOf(holders: Holders, key: string): readonly string[] {
  const held = holders.get(key);
  if (held === undefined) return [];
  return typeof held === 'string' ? [held] : held;
}

/** The first row that holds a key. */
export function firstHolder(holders: Holders, key: string): string | undefined {
  const held = holders.get(key);
  return typeof held === 'string' ? held : held?.[0];
}

/** Adds a row behind the others that hold the key. */
export function addHolder(holders: Holders, key: string, itemId: string): void {
  const held = holders.get(key);
  if (held === undefined) holders.set(key, itemId);
  else if (typeof held === 'string') holders.set(key, [held, itemId]);
  else held.push(itemId);
}

/** Takes a row out. */
export function removeHolder(holders: Holders, key: string, itemId: string): void {
  const rest = holdersOf(holders, key).filter((id) => id !== itemId);
  const [only] = rest;
  if (only === undefined) holders.delete(key);
  else holders.set(key, rest.length === 1 ? only : rest);
}
