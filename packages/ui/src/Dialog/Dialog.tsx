import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { type ReactNode, type Ref, type RefObject, useId, useRef } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { firstControl } from '../internal/firstControl.ts';
import {
  DialogBackdrop,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogHeading,
  DialogPopup,
  DialogTitle,
  DialogViewport,
} from './Dialog.styles.ts';
import { ScrollBody } from './ScrollBody.tsx';

export interface DialogProps {
  /** Whether it is shown. The caller holds it. */
  isOpen: boolean;
  /** Asked to close: by the close button, Escape or the backdrop. */
  onOpenChange: (isOpen: boolean) => void;
  /** Its heading and accessible name. */
  title: ReactNode;
  /** One quiet line under the title. */
  description?: ReactNode | undefined;
  /** The content; scrolls when it is taller than the window. */
  children: ReactNode;
  /** Buttons, at the end of a fixed foot; the one that confirms last. */
  footer?: ReactNode | undefined;
  /** 400, 560 or 860 pixels wide, and never wider than the window. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Escape and the backdrop do not close it. @default false */
  isStatic?: boolean | undefined;
  /** Name of the close button. @default 'Close' */
  closeLabel?: string | undefined;
  /** What takes the focus when it opens. @default the first control of the content */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  className?: string | undefined;
  /** The dialog's element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A modal dialog: keeps the focus inside while open, and gives it back where it came from. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'md',
  isStatic = false,
  closeLabel = 'Close',
  initialFocusRef,
  ...rest
}: DialogProps) {
  const titleId = useId();
  const bodyRef = useRef<HTMLDivElement>(null);
  const footerRef = useRef<HTMLElement>(null);
  const findInitialFocus = (openedBy: string) => {
    if (initialFocusRef?.current) return initialFocusRef.current;
    if (openedBy === 'touch') return true;
    return firstControl(bodyRef.current) ?? firstControl(footerRef.current) ?? true;
  };

  return (
    <Base.Root
      open={isOpen}
      disablePointerDismissal={isStatic}
      onOpenChange={(open, details) => {
        if (isStatic && details.reason === 'escape-key') details.cancel();
        else onOpenChange(open);
      }}
    >
      <Base.Portal>
        <DialogBackdrop data-part="backdrop" />
        <DialogViewport>
          <DialogPopup data-part="dialog" data-size={size} initialFocus={findInitialFocus} {...rest}>
            <DialogHeader>
              <DialogHeading>
                <DialogTitle id={titleId}>{title}</DialogTitle>
                {description && <DialogDescription>{description}</DialogDescription>}
              </DialogHeading>
              <Base.Close render={<IconButton label={closeLabel} icon={<X size={16} />} />} />
            </DialogHeader>
            <ScrollBody ref={bodyRef} aria-labelledby={titleId}>
              {children}
            </ScrollBody>
            {footer && (
              <DialogFooter ref={footerRef} data-part="footer">
                {footer}
              </DialogFooter>
            )}
          </DialogPopup>
        </DialogViewport>
      </Base.Portal>
    </Base.Root>
  );
}
