import { useEffect, useEffectEvent, useState } from 'react';
import type { BusinessCardProps } from './BusinessCardProps.ts';
import type { BusinessCardData } from './types.ts';

interface Answer {
  readonly attempt: number;
  readonly card?: BusinessCardData | null;
  readonly failure?: { readonly error: unknown };
}

/** What a card shows: what was given, or what loading it brought. */
export interface CardData {
  /** Null when there is nothing to show; undefined until that is known. */
  readonly card: BusinessCardData | null | undefined;
  readonly failure: { readonly error: unknown } | undefined;
  readonly retry: () => void;
}

/** Loads once for each time that it is mounted and for each retry, and aborts when it goes. */
export function useCardData({ card, load }: Pick<BusinessCardProps, 'card' | 'load'>): CardData {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(1);
  const isNeeded = card === undefined && load !== undefined;
  const begin = useEffectEvent((signal: AbortSignal) => load?.({ signal }));

  useEffect(() => {
    if (!isNeeded) return undefined;
    const controller = new AbortController();
    const settle = (next: Omit<Answer, 'attempt'>) => {
      if (!controller.signal.aborted) setAnswer({ ...next, attempt });
    };
    begin(controller.signal)?.then(
      (loaded) => settle({ card: loaded }),
      (error: unknown) => settle({ failure: { error } }),
    );
    return () => controller.abort();
  }, [isNeeded, attempt]);

  const current = isNeeded && answer?.attempt === attempt ? answer : undefined;
  return {
    card: card ?? current?.card,
    failure: current?.failure,
    retry: () => setAttempt(attempt + 1),
  };
}
