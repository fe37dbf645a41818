import { Popover as Base } from '@base-ui/react/popover';
import type { CSSProperties } from 'react';
import { isOnTrigger, type LayerTrigger } from '../internal/useLayerTrigger.ts';
import { PopoverPopup, PopoverPositioner } from './Popover.styles.ts';
import type { PopoverProps } from './types.ts';

export interface PopoverSurfaceProps
  extends Pick<PopoverProps, 'children' | 'label' | 'align' | 'width' | 'className' | 'ref'>,
    Pick<LayerTrigger, 'triggerRef' | 'isOpen' | 'setOpen'> {}

/** The panel itself. */
export function PopoverSurface(props: PopoverSurfaceProps) {
  const { children, label, align = 'start', width, triggerRef, isOpen, setOpen, ...rest } = props;
  const style: CSSProperties & Record<'--popover-width', string> = { '--popover-width': `${width}px` };
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open, details) => {
        if (!open && isOnTrigger(props, details.event)) details.cancel();
        else setOpen(open);
      }}
    >
      <Base.Portal>
        <PopoverPositioner anchor={triggerRef} align={align} sideOffset={4} collisionPadding={8}>
          <PopoverPopup
            aria-label={label}
            data-part="popover"
            data-has-width={width === undefined ? undefined : true}
            finalFocus={triggerRef}
            {...(width !== undefined && { style })}
            {...rest}
          >
            {children}
          </PopoverPopup>
        </PopoverPositioner>
      </Base.Portal>
    </Base.Root>
  );
}
