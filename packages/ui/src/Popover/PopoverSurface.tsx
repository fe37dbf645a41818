import { Popover as Base } from '@base-ui/react/popover';
import { type CSSProperties, useRef } from 'react';
import { focusAfter } from '../internal/focusAfter.ts';
import type { SurfaceProps } from '../internal/TriggeredLayer.tsx';
import { useIsScrollable } from '../internal/useIsScrollable.ts';
import { isOnTrigger } from '../internal/useLayerTrigger.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useThemeScope } from '../ThemeScope/ThemeScopeContext.ts';
import { PopoverPopup, PopoverPositioner } from './Popover.styles.ts';
import type { PopoverProps } from './types.ts';

export type PopoverSurfaceProps = SurfaceProps<PopoverProps>;

/** The panel itself. */
export function PopoverSurface(props: PopoverSurfaceProps) {
  const { children, label, align = 'start', width, initialFocusRef: initialFocus, ...others } = props;
  const { layer, style, ref, ...rest } = others;
  const { triggerRef, isOpen, setOpen } = layer;
  const ownStyle: CSSProperties & Record<'--popover-width', string> = { '--popover-width': `${width}px` };
  const { isScrollable, scrollRef } = useIsScrollable();
  const popupRef = useRef<HTMLDivElement>(null);
  const ownRef = useMergedRefs<HTMLDivElement>(scrollRef, popupRef);
  const mergedRef = useMergedRefs<HTMLDivElement>(ownRef, ref);
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open, details) => {
        if (!open && isOnTrigger(layer, details.event)) details.cancel();
        else setOpen(open);
      }}
    >
      <Base.Portal data-theme={useThemeScope()}>
        <PopoverPositioner anchor={triggerRef} align={align} sideOffset={4} collisionPadding={8}>
          <PopoverPopup
            aria-label={label}
            data-part="popover"
            data-has-width={width === undefined ? undefined : true}
            finalFocus={focusAfter(popupRef, triggerRef)}
            {...(initialFocus && { initialFocus })}
            {...(isScrollable && { tabIndex: 0 })}
            {...rest}
            ref={mergedRef}
            style={width === undefined ? style : { ...ownStyle, ...style }}
          >
            {children}
          </PopoverPopup>
        </PopoverPositioner>
      </Base.Portal>
    </Base.Root>
  );
}
