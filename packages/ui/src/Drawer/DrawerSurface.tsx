import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { ScrollBody } from '../Dialog/ScrollBody.tsx';
import { IconButton } from '../IconButton/index.ts';
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
  ...rest
}: DrawerProps) {
  const titleId = useId();
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <Base.Portal>
        <DrawerBackdrop data-part="backdrop" />
        <DrawerPopup data-part="drawer" data-side={side} {...rest}>
          <DrawerHeader>
            <DrawerTitle id={titleId}>{title}</DrawerTitle>
            <Base.Close render={<IconButton label={closeLabel} icon={<X size={16} />} />} />
          </DrawerHeader>
          <ScrollBody aria-labelledby={titleId}>{children}</ScrollBody>
        </DrawerPopup>
      </Base.Portal>
    </Base.Root>
  );
}
