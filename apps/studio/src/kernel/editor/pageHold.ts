let held: string | null = null;

/** Keeps the user on this screen, for what a dialog over it would lose. Returns the way to let go. */
export function holdPage(why: string): () => void {
  held = why;
  return releasePage;
}

/** Lets the user leave again. */
export function releasePage(): void {
  held = null;
}

/** Why the user cannot leave now, in words; null when nothing is in the way. */
export function pageHold(): string | null {
  return held;
}
