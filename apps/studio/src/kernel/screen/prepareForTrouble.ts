const preparations = new Set<() => Promise<unknown>>();

/** Registers code to load ahead, so that it is there when the connection is gone, such as the sign-in screen. */
export function addPreparation(load: () => Promise<unknown>): void {
  preparations.add(load);
}

/** Loads now what is needed when the connection is gone. What cannot be loaded now is loaded when it is wanted. */
export function prepareForTrouble(): void {
  for (const load of preparations) load().catch(() => undefined);
}
