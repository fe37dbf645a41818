import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { type ReactNode, type Ref, useId } from 'react';
import { ScrollBody } from '../Dialog/ScrollBody.tsx';
import { IconButton } from '../IconButton/index.ts';
import { DrawerBackdrop, DrawerHeader, DrawerPopup, DrawerTitle } from './Drawer.styles.ts';

export interface DrawerProps {
  /** Whether it is shown. The caller holds it. */
  isOpen: boolean;
  /** Asked to close: by the close button, Escape or the backdrop. */
  onOpenChange: (isOpen: boolean) => void;
  /** Its heading and accessible name. */
  title: string;
  /** The edge it slides in from, in reading direction. @default 'start' */
  side?: 'start' | 'end' | undefined;
  children: ReactNode;
  /** Name of the close button. @default 'Close' */
  closeLabel?: string | undefined;
  className?: string | undefined;
  /** The drawer's element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A modal panel at an edge of the window: navigation or details, on screens too narrow to hold it beside. */
export function Drawer({
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
