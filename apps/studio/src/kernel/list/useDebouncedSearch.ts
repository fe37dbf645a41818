import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * The text of a search box whose settled text lives elsewhere (the address): what is typed shows at once and is
 * committed when typing has paused, on Enter, or when the box is left.
 * @param delay milliseconds of the pause
 */
export function useDebouncedSearch(settled: string, commit: (text: string) => void, delay = 300) {
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
  }, [typed, delay]);

  return {
    text: typed ?? settled,
    onTextChange: (text: string) => (text === '' ? settle('') : setTyped(text)),
    settleNow: () => (typed === null ? undefined : settle(typed)),
    /** Forgets what has been typed and not yet committed. */
    forget: () => setTyped(null),
  };
}
