import { useEffect, useState } from 'react';

/** A text as it is on screen: there, about to go, or gone. */
export type FadingPhase = 'shown' | 'fading' | 'gone';

const fadeMs = 150;

/**
 * The phase of a text that leaves by itself. A new text, or `isLeaving` turning false, brings it back at once.
 * @param milliseconds how long it stays before it fades
 */
export function useFadingText(text: string | null, isLeaving: boolean, milliseconds: number): FadingPhase {
  const leavingText = isLeaving ? text : null;
  const [phase, setPhase] = useState<FadingPhase>('shown');

  useEffect(() => {
    if (leavingText === null) return;
    const fade = setTimeout(() => setPhase('fading'), milliseconds);
    const go = setTimeout(() => setPhase('gone'), milliseconds + fadeMs);
    return () => {
      clearTimeout(fade);
      clearTimeout(go);
      setPhase('shown');
    };
  }, [leavingText, milliseconds]);

  return text === null ? 'gone' : phase;
}
