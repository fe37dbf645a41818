import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useThemeScope } from '../../ThemeScope/ThemeScopeContext.ts';
import { TooltipLayer } from '../../Tooltip/Tooltip.styles.ts';
import type { LayerSide } from '../placeLayer.ts';
import { useAnchoredLayer } from '../useAnchoredLayer.ts';

const delay = 500;

export interface OptionTooltipProps {
  /** The id of the element whose text may be cut. */
  anchorId: string;
  text: string;
  side: LayerSide;
}

/** The whole of a text that may be cut, half a second after it is pointed at. Assistive technology has the text itself. */
export function OptionTooltip({ anchorId, text, side }: OptionTooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const theme = useThemeScope();
  const anchorRef = useRef<HTMLElement>(null);
  const layerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      anchorRef.current = document.getElementById(anchorId);
      setOpen(anchorRef.current !== null);
    }, delay);
    return () => clearTimeout(timer);
  }, [anchorId]);
  useAnchoredLayer({ anchorRef, layerRef, isOpen, side, gap: 8 });
  if (!isOpen) return null;
  return createPortal(
    <TooltipLayer
      ref={layerRef}
      role="tooltip"
      aria-hidden="true"
      popover="manual"
      data-part="tooltip"
      data-theme={theme}
    >
      {text}
    </TooltipLayer>,
    document.body,
  );
}
