/** Timers and frames that were asked for and have not come yet. */
export interface TimerWatch {
  /** `timeout 6000 ms at …`, one for each. */
  left: () => string[];
  stop: () => void;
}

const pairs = [
  ['setTimeout', 'clearTimeout'],
  ['setInterval', 'clearInterval'],
  ['requestAnimationFrame', 'cancelAnimationFrame'],
  ['requestIdleCallback', 'cancelIdleCallback'],
] as const;

type AnyFunction = (...parts: unknown[]) => unknown;

function callerOf(stack: string): string {
  return stack.split('\n').slice(2, 5).join(' ');
}

/** The runner has timers of its own. */
function isOfRunner(stack: string): boolean {
  return /vitest|@vite\/client/.test(stack.replaceAll(/\/\.vite\/vitest\//g, '/'));
}

/** Follows every timer that is set from now on. */
export function watchTimers(): TimerWatch {
  const waiting = new Map<string, string>();
  const before = pairs.flat().map((name) => [name, window[name]] as const);
  const methods = window as unknown as Record<string, AnyFunction>;

  for (const [ask, cancel] of pairs) {
    const originalAsk = methods[ask];
    const originalCancel = methods[cancel];
    if (!originalAsk || !originalCancel) continue;
    methods[ask] = (callback, delay, ...rest) => {
      const stack = new Error('asked here').stack ?? '';
      const run = (...parts: unknown[]) => {
        if (ask !== 'setInterval') waiting.delete(`${ask} ${String(id)}`);
        if (typeof callback === 'function') callback(...parts);
      };
      const id: unknown = originalAsk.call(window, run, delay, ...rest);
      if (!isOfRunner(stack))
        waiting.set(`${ask} ${String(id)}`, `${ask}(${String(delay)}) ${callerOf(stack)}`);
      return id;
    };
    methods[cancel] = (id) => {
      waiting.delete(`${ask} ${String(id)}`);
      return originalCancel.call(window, id);
    };
  }
  return {
    left: () => [...waiting.values()],
    stop: () => {
      for (const [name, own] of before) Object.assign(window, { [name]: own });
    },
  };
}
