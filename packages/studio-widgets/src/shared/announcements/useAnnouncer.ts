import { type RefObject, useCallback, useState } from 'react';

/** The last announcement. */
export interface Announcement<Draft> {
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
  const [announcement, setAnnouncement] = useState<Announcement<Draft>>({ text: '', count: 0 });
  const announce = useCallback(
    (text: string) => setAnnouncement(({ count }) => ({ text, count: count + 1 })),
    [],
  );
  const refuse = useCallback(
    (text: string) =>
      setAnnouncement(({ count }) => ({ text, count: count + 1, refusedFor: latest.current.draft })),
    [latest],
  );
  return {
    announcement,
    refusal: announcement.refusedFor === draft ? announcement.text : undefined,
    announce,
    refuse,
  };
}
