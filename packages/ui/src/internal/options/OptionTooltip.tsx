import { useEffect, useRef, useState } from 'react';
import { TooltipSurface } from '../../Tooltip/TooltipSurface.tsx';
import { TooltipTimer, tooltipDelayMs } from '../../Tooltip/TooltipTimer.ts';
import type { LayerSide } from '../placeLayer.ts';

export interface OptionTooltipProps {
  /** The id of the element whose text may be cut. */
  anchorId: string;
  text: string;
  side: LayerSide;
}

/**
 * The whole of a text that may be cut, half a second after it was highlighted or pointed at: an option never has the focus itself.
 * It goes with the highlight, and with its list. Assistive technology has the text itself.
 */
export function OptionTooltip({ anchorId, text, side }: OptionTooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const anchorRef = useRef<HTMLElement>(null);
  useEffect(() => {
    const timer = new TooltipTimer();
    // The whole delay for each option, so that none is drawn while an arrow key is held.
    timer.after(tooltipDelayMs, () => {
      anchorRef.current = document.getElementById(anchorId);
      setOpen(anchorRef.current !== null);
    });
    return () => timer.stop();
  }, [anchorId]);
  return (
    isOpen && (
      <TooltipSurface aria-hidden="true" anchorRef={anchorRef} side={side} gap={8}>
        {text}
      </TooltipSurface>
    )
  );
}
