import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What a box shows of its own. */
interface OwnText {
  readonly text: string;
  /** The settled text in whose place it was committed; null while it is not. */
  readonly insteadOf: string | null;
}

/**
 * The text of a search box whose settled text lives elsewhere (the address): what is typed shows at once and is
 * committed when typing has paused, on Enter, or when the box is left. What was committed stays in the box until the
 * settled text has changed, however late that is drawn.
 * @param delay milliseconds of the pause
 */
export function useDebouncedSearch(settled: string, commit: (text: string) => void, delay = 300) {
  const [last, setOwn] = useState<OwnText | null>(null);
  const own = last?.insteadOf === null || last?.insteadOf === settled ? last : null;
  const typed = own?.insteadOf === null ? own.text : null;
  // What was committed last, drawn or not.
  const known = useRef(settled);
  useEffect(() => {
    known.current = settled;
  }, [settled]);

  const settle = (text: string) => {
    setOwn({ text, insteadOf: settled });
    if (text === known.current) return;
    known.current = text;
    commit(text);
  };
  const settleLater = useEffectEvent(settle);

  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => settleLater(typed), delay);
    return () => clearTimeout(timer);
  }, [typed, delay]);

  return {
    text: own?.text ?? settled,
    /** What has been typed and not yet committed; null for nothing. */
    typed,
    onTextChange: (text: string) => (text === '' ? settle('') : setOwn({ text, insteadOf: null })),
    settleNow: () => (typed === null ? undefined : settle(typed)),
    /** Forgets what has been typed; the settled text becomes empty elsewhere. */
    forget: () => {
      known.current = '';
      setOwn({ text: '', insteadOf: settled });
    },
  };
}
