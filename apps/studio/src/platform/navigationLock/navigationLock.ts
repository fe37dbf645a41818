const holds = new Map<symbol, string>();

/** Keeps the user on this screen, for what a dialog over it would lose. Returns a function that unlocks; other locks may remain. */
export function lockNavigation(why: string): () => void {
  const hold = Symbol(why);
  holds.set(hold, why);
  return () => void holds.delete(hold);
}

/** Why the user cannot leave now, in words: the latest reason. Null when there is no lock. */
export function navigationLock(): string | null {
  return [...holds.values()].at(-1) ?? null;
}
