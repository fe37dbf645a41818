import { type RefObject, useCallback, useState } from 'react';

/** The last announcement. */
export interface Said<Draft> {
  readonly text: string;
  /** A repeated text is announced again. */
  readonly count: number;
  /** The draft that a refused request left as it was. */
  readonly refusedFor?: Draft | undefined;
}

/**
 * What an editor announces of a change. A refusal is to be shown as well: until the next announcement, or a change of the draft.
 */
export function useAnnouncer<Draft>(draft: Draft, latest: RefObject<{ readonly draft: Draft }>) {
  const [said, setSaid] = useState<Said<Draft>>({ text: '', count: 0 });
  const announce = useCallback((text: string) => setSaid(({ count }) => ({ text, count: count + 1 })), []);
  const refuse = useCallback(
    (text: string) => setSaid(({ count }) => ({ text, count: count + 1, refusedFor: latest.current.draft })),
    [latest],
  );
  return { said, refusal: said.refusedFor === draft ? said.text : undefined, announce, refuse };
}
