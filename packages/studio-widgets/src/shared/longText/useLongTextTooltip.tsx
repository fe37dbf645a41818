import { deferPart, useDeferredPart } from '@studio/ui/internal';
import { type ReactElement, type RefObject, useEffect, useState } from 'react';
import type { LongTextTooltipProps } from './LongTextTooltip.tsx';
import type { TextWatch } from './watchTexts.ts';

const tooltip = deferPart<LongTextTooltipProps>(
  async () => (await import('./LongTextTooltip.tsx')).LongTextTooltip,
);

/** The tooltip of the long texts under an element, to be drawn in it. It is loaded when the first of them is pointed at or focused. */
export function useLongTextTooltip(
  rootRef: RefObject<HTMLElement | null>,
  watch: TextWatch,
): ReactElement | null {
  const [isWanted, setWanted] = useState(false);
  const Tooltip = useDeferredPart(tooltip, isWanted);
  useEffect(() => {
    const root = rootRef.current;
    if (isWanted || !root) return undefined;
    const stop = new AbortController();
    const look = ({ target }: Event) => {
      if (watch.read(target as Element)) setWanted(true);
    };
    for (const type of ['pointerover', 'focusin']) root.addEventListener(type, look, { signal: stop.signal });
    return () => stop.abort();
  }, [rootRef, watch, isWanted]);
  return Tooltip && <Tooltip rootRef={rootRef} watch={watch} />;
}
