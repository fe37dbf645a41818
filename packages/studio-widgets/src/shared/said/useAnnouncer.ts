import { type RefObject, useCallback, useState } from 'react';

/** What was said last. */
export interface Said<Draft> {
  readonly text: string;
  /** A text that is said again is another text to assistive technology. */
  readonly count: number;
  /** The draft that a refused request left as it was. */
  readonly refusedFor?: Draft | undefined;
}

/**
 * What an editor says of a change. A refusal is to be shown as well: until something else is said, or the draft changes.
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
