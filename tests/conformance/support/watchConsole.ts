/** The messages that reached the console, and uncaught errors. */
export interface ConsoleWatch {
  /** One line a call or an uncaught error. */
  lines: readonly string[];
  /** Puts the console back. */
  stop: () => void;
}

type Method = 'debug' | 'dir' | 'error' | 'info' | 'log' | 'table' | 'trace' | 'warn';

const methods: readonly Method[] = ['debug', 'dir', 'error', 'info', 'log', 'table', 'trace', 'warn'];

/** Listens to every method of the console and, in a browser, to uncaught errors. */
export function watchConsole(): ConsoleWatch {
  const lines: string[] = [];
  const before = methods.map((method) => [method, console[method]] as const);
  for (const method of methods) {
    console[method] = (...parts: unknown[]) => {
      lines.push(`console.${method}: ${parts.map(String).join(' ')}`);
    };
  }
  const onError = (event: ErrorEvent) => void lines.push(`error: ${event.message}`);
  const onRejection = (event: PromiseRejectionEvent) => void lines.push(`rejection: ${String(event.reason)}`);
  const page = typeof window === 'undefined' ? undefined : window;
  page?.addEventListener('error', onError);
  page?.addEventListener('unhandledrejection', onRejection);
  return {
    lines,
    stop: () => {
      for (const [method, own] of before) console[method] = own;
      page?.removeEventListener('error', onError);
      page?.removeEventListener('unhandledrejection', onRejection);
    },
  };
}
