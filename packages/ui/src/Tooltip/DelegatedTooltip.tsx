import { type RefObject, useEffect, useRef, useState } from 'react';
import { TooltipAnchor, TooltipText } from './DelegatedTooltip.styles.ts';
import type { ShownTarget, TooltipDelegate } from './TooltipDelegate.ts';
import { TooltipSurface } from './TooltipSurface.tsx';
import { TooltipTimer } from './TooltipTimer.ts';
import { watchTargets } from './watchTargets.ts';

export interface DelegatedTooltipProps {
  /** What holds the targets and this tooltip, and is what their places are counted from: a positioned element. */
  readonly rootRef: RefObject<HTMLElement | null>;
  /** The same object at every render. */
  readonly delegate: TooltipDelegate;
}

/** One tooltip for all targets under an element. What it says is the target's own text or name, so it describes nothing. */
export function DelegatedTooltip({ rootRef, delegate }: DelegatedTooltipProps) {
  const [shown, setShown] = useState<ShownTarget>();
  const [timer] = useState(() => new TooltipTimer());
  const anchorRef = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const root = rootRef.current;
    return root === null ? undefined : watchTargets(root, delegate, timer, setShown);
  }, [rootRef, delegate, timer]);

  const close = () => {
    timer.stop();
    setShown(undefined);
  };
  return (
    shown && (
      <>
        <TooltipAnchor ref={anchorRef} style={shown.box} />
        <TooltipSurface
          key={`${shown.box.left} ${shown.box.top}`}
          anchorRef={anchorRef}
          side="top"
          align="center"
          gap={6}
          onDismiss={close}
          onPointerEnter={() => timer.stop()}
          onPointerLeave={({ pointerType }) => {
            if (pointerType !== 'touch') timer.closeLater(close);
          }}
        >
          <TooltipText dir="auto">{shown.text}</TooltipText>
        </TooltipSurface>
      </>
    )
  );
}
