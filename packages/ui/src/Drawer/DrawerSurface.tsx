import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { ScrollBody } from '../Dialog/ScrollBody.tsx';
import { IconButton } from '../IconButton/index.ts';
import { firstControl } from '../internal/firstControl.ts';
import { mergeRefs } from '../internal/mergeProps.ts';
import { DrawerBackdrop, DrawerHeader, DrawerPopup, DrawerTitle } from './Drawer.styles.ts';
import type { DrawerProps } from './types.ts';

/** The drawer itself. */
export function DrawerSurface({
  isOpen,
  onOpenChange,
  title,
  side = 'start',
  children,
  closeLabel = 'Close',
  ref,
  ...rest
}: DrawerProps) {
  const titleId = useId();
  const popupRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <Base.Portal>
        <DrawerBackdrop data-part="backdrop" />
        <DrawerPopup
          data-part="drawer"
          data-side={side}
          initialFocus={() => firstControl(bodyRef.current) ?? popupRef.current}
          {...rest}
          ref={ref ? mergeRefs(popupRef, ref) : popupRef}
        >
          <DrawerHeader>
            <DrawerTitle id={titleId}>{title}</DrawerTitle>
            <Base.Close render={<IconButton label={closeLabel} icon={<X size={16} />} isTooltipDisabled />} />
          </DrawerHeader>
          <ScrollBody ref={bodyRef} aria-labelledby={titleId}>
            {children}
          </ScrollBody>
        </DrawerPopup>
      </Base.Portal>
    </Base.Root>
  );
}
