const listeners = new Set<() => void>();

/** Calls back when much of the configuration may have changed at once. Returns the unsubscribe function. */
export function onConfigurationChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that much of the configuration may have changed: what is on screen asks the server again. */
export function announceConfigurationChange(): void {
  for (const listener of [...listeners]) listener();
}
