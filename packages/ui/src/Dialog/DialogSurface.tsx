import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { firstControl } from '../internal/firstControl.ts';
import type { SurfaceProps } from '../internal/TriggeredLayer.tsx';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { useThemeScope } from '../ThemeScope/ThemeScopeContext.ts';
import { Clamped } from './Clamped.tsx';
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
import type { DialogProps } from './types.ts';

export type DialogSurfaceProps = SurfaceProps<DialogProps>;

const english = { closeLabel: 'Close' };

/** The dialog itself. */
export function DialogSurface({
  layer: { isOpen, setOpen },
  title,
  description,
  children,
  footer,
  size = 'md',
  isStatic = false,
  closeLabel,
  initialFocusRef,
  returnsFocus,
  ref,
  ...rest
}: DialogSurfaceProps) {
  const texts = useLabels('Dialog', english);
  const titleId = useId();
  const bodyRef = useRef<HTMLDivElement>(null);
  const popupRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(popupRef, ref);
  const footerRef = useRef<HTMLElement>(null);
  const findInitialFocus = (openedBy: string) => {
    if (initialFocusRef?.current) return initialFocusRef.current;
    if (openedBy === 'touch') return popupRef.current;
    return firstControl(bodyRef.current) ?? firstControl(footerRef.current) ?? popupRef.current;
  };

  return (
    <Base.Root
      open={isOpen}
      disablePointerDismissal={isStatic}
      onOpenChange={(open, details) => {
        if (isStatic && details.reason === 'escape-key') details.cancel();
        else setOpen(open);
      }}
    >
      <Base.Portal data-theme={useThemeScope()}>
        <DialogBackdrop data-part="backdrop" />
        <DialogViewport>
          <DialogPopup
            data-part="dialog"
            aria-modal="true"
            data-size={size}
            initialFocus={findInitialFocus}
            finalFocus={returnsFocus}
            {...rest}
            ref={mergedRef}
          >
            <DialogHeader data-part="header">
              <DialogHeading>
                <Clamped as={DialogTitle} id={titleId} data-part="title">
                  {title}
                </Clamped>
                {description && (
                  <Clamped as={DialogDescription} data-part="description">
                    {description}
                  </Clamped>
                )}
              </DialogHeading>
              <Base.Close
                data-part="close"
                render={
                  <IconButton
                    label={closeLabel ?? texts.closeLabel}
                    icon={<X size={16} />}
                    isTooltipDisabled
                  />
                }
              />
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
