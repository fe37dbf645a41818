import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Clamped } from '../Dialog/Clamped.tsx';
import { DialogBackdrop, DialogFooter, DialogTitle, DialogViewport } from '../Dialog/Dialog.styles.ts';
import { useIsScrollable } from '../internal/useIsScrollable.ts';
import { useThemeScope } from '../ThemeScope/ThemeScopeContext.ts';
import { ConfirmBody, ConfirmMessage, ConfirmPopup } from './ConfirmDialog.styles.ts';

export interface AlertSurfaceProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  isOpen: boolean;
  /** Escape was pressed. */
  onEscape: () => void;
  title: string;
  message: ReactNode;
  footer: ReactNode;
  initialFocusRef: RefObject<HTMLButtonElement | null>;
  /** Asked when it closes, with what had the focus when it opened: whether the focus goes back. Default: it does. */
  returnsFocus?: ((opener: HTMLElement | null) => boolean) | undefined;
}

/** What a question and an alert have in common: an `alertdialog` that the backdrop does not close. */
export function AlertSurface({
  isOpen,
  onEscape,
  title,
  message,
  footer,
  initialFocusRef,
  returnsFocus,
  ...rest
}: AlertSurfaceProps) {
  const { isScrollable, scrollRef } = useIsScrollable();
  const openerRef = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isOpen) openerRef.current = activeElement instanceof HTMLElement ? activeElement : null;
  }, [isOpen]);
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onEscape();
      }}
    >
      <Base.Portal data-theme={useThemeScope()}>
        <DialogBackdrop data-part="backdrop" />
        <DialogViewport>
          <ConfirmPopup
            data-part="alert-dialog"
            aria-modal="true"
            initialFocus={initialFocusRef}
            finalFocus={returnsFocus && (() => returnsFocus(openerRef.current))}
            {...rest}
          >
            <ConfirmBody
              ref={scrollRef}
              tabIndex={isScrollable ? 0 : undefined}
              role={isScrollable ? 'group' : undefined}
              aria-label={isScrollable ? title : undefined}
            >
              <Clamped as={DialogTitle} data-part="title">
                {title}
              </Clamped>
              <Base.Description data-part="message" render={<ConfirmMessage />}>
                {message}
              </Base.Description>
            </ConfirmBody>
            <DialogFooter data-part="footer">{footer}</DialogFooter>
          </ConfirmPopup>
        </DialogViewport>
      </Base.Portal>
    </Base.Root>
  );
}
