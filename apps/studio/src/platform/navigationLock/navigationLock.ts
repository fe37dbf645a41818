const holds = new Map<symbol, string>();

/** Keeps the user on this screen, for what a dialog over it would lose. Returns the way to let go; others may hold on. */
export function lockNavigation(why: string): () => void {
  const hold = Symbol(why);
  holds.set(hold, why);
  return () => void holds.delete(hold);
}

/** Why the user cannot leave now, in words: the latest reason. Null when nothing is in the way. */
export function navigationLock(): string | null {
  return [...holds.values()].at(-1) ?? null;
}
