import { useEffect, useState } from 'react';

const retryAfter = 2000;

/**
 * A module that is loaded when it is first wanted; null until then. While it cannot be loaded, because the connection is
 * gone, it is tried again every 2 seconds.
 * @param load an `import()`; the same function at every call
 */
export function useLoaded<Module>(load: () => Promise<Module>, isWanted: boolean): Module | null {
  const [loaded, setLoaded] = useState<{ readonly module: Module } | null>(null);
  const isMissing = isWanted && loaded === null;

  useEffect(() => {
    if (!isMissing) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const begin = () => {
      load().then(
        (module) => {
          if (!isOver) setLoaded({ module });
        },
        () => {
          if (!isOver) timer = setTimeout(begin, retryAfter);
        },
      );
    };
    begin();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isMissing, load]);

  return loaded?.module ?? null;
}
