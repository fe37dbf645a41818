import { useEffect, useEffectEvent, useRef, useState } from 'react';

const delay = 300;

/**
 * The text of a search box whose settled text lives elsewhere (the address): what is typed shows at once and is
 * committed when typing has paused for 300 ms, on Enter, or when the box is left.
 */
export function useDebouncedSearch(settled: string, commit: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const settle = (text: string) => {
    clearTimeout(timer.current);
    setTyped(null);
    if (text !== settled) commit(text);
  };
  const settleLater = useEffectEvent(settle);

  useEffect(() => {
    if (typed === null) return undefined;
    timer.current = setTimeout(() => settleLater(typed), delay);
    return () => clearTimeout(timer.current);
  }, [typed]);

  return {
    text: typed ?? settled,
    onTextChange: (text: string) => (text === '' ? settle('') : setTyped(text)),
    settleNow: () => (typed === null ? undefined : settle(typed)),
    /** Forgets what has been typed and not yet committed. */
    forget: () => setTyped(null),
  };
}
