const nextActs = ['keydown', 'pointerdown'] as const;

/**
 * Runs once the screen has drawn what was just changed: soon, and in any case before the user's next key or press does
 * anything. A timer alone may come after both when the machine is busy.
 */
export function afterRender(work: () => void): void {
  const stop = new AbortController();
  const run = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    clearTimeout(timer);
    work();
  };
  const timer = setTimeout(run);
  if (typeof window === 'undefined') return;
  // Capture listeners of the window run before all others.
  for (const name of nextActs) window.addEventListener(name, run, { capture: true, signal: stop.signal });
}
