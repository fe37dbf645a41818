import { useEffect, useRef, useState } from 'react';

/** How the last copy went; `idle` again after two seconds. */
export type CopyState = 'idle' | 'copied' | 'failed';

const shownFor = 2000;

/** Copies a text to the clipboard, and returns the outcome for a while: the browser may refuse it. */
export function useCopy(): { state: CopyState; copy: (text: string) => Promise<void> } {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (next: CopyState) => {
    clearTimeout(timer.current);
    setState(next);
    timer.current = setTimeout(() => setState('idle'), shownFor);
  };
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      show('copied');
    } catch {
      show('failed');
    }
  };
  return { state, copy };
}
