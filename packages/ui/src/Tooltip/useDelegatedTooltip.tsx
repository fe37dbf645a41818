import { type ReactElement, type RefObject, useEffect, useState } from 'react';
import { deferPart } from '../internal/deferPart.ts';
import { useDeferredPart } from '../internal/useDeferredPart.ts';
import type { DelegatedTooltipProps } from './DelegatedTooltip.tsx';
import type { TooltipDelegate } from './TooltipDelegate.ts';

const tooltip = deferPart<DelegatedTooltipProps>(
  async () => (await import('./DelegatedTooltip.tsx')).DelegatedTooltip,
);

/**
 * One tooltip for all targets under an element, to be drawn in it. It is loaded when the first of them is pointed at or focused.
 * @param rootRef a positioned element
 * @param delegate the same object at every render
 */
export function useDelegatedTooltip(
  rootRef: RefObject<HTMLElement | null>,
  delegate: TooltipDelegate,
): ReactElement | null {
  const [isWanted, setWanted] = useState(false);
  const Tooltip = useDeferredPart(tooltip, isWanted);
  useEffect(() => {
    const root = rootRef.current;
    if (isWanted || !root) return undefined;
    const stop = new AbortController();
    const look = ({ target }: Event) => {
      if (delegate.read(target as Element)) setWanted(true);
    };
    for (const type of ['pointerover', 'focusin']) root.addEventListener(type, look, { signal: stop.signal });
    return () => stop.abort();
  }, [rootRef, delegate, isWanted]);
  return Tooltip && <Tooltip rootRef={rootRef} delegate={delegate} />;
}
