import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { AlertShell, prepareAlert } from '../ConfirmDialog/AlertShell.tsx';
import { useOneAnswer } from '../ConfirmDialog/useOneAnswer.ts';
import type { LayerState } from '../internal/LayerState.ts';
import { useLayerTrigger } from '../internal/useLayerTrigger.ts';

export interface AlertDialogProps
  extends LayerState,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** A button that opens it; has to spread its props and pass on its ref. */
  trigger?: ReactElement | undefined;
  /** Its heading and accessible name. */
  title: string;
  /** What happened, and what to do next. */
  message: ReactNode;
  /**
   * @default 'OK'
   */
  okLabel?: string | undefined;
  /** The button, or Escape. The backdrop does nothing. */
  onClose?: (() => void) | undefined;
}

/** Something that has to be read before going on. */
export function AlertDialog({
  trigger,
  isOpen: givenIsOpen,
  defaultIsOpen,
  onOpenChange,
  okLabel = 'OK',
  onClose,
  ...rest
}: AlertDialogProps) {
  const okRef = useRef<HTMLButtonElement>(null);
  const { isOpen, setOpen, triggerProps } = useLayerTrigger({
    opens: 'dialog',
    isOpen: givenIsOpen,
    defaultIsOpen,
    onOpenChange,
    onIntent: prepareAlert,
  });
  const answer = useOneAnswer(isOpen);
  const close = () =>
    answer(() => {
      setOpen(false);
      return onClose?.();
    });
  return (
    <AlertShell
      {...rest}
      {...{ trigger, triggerProps, isOpen }}
      onEscape={close}
      initialFocusRef={okRef}
      footer={
        <Button ref={okRef} data-part="ok" variant="primary" onClick={close}>
          {okLabel}
        </Button>
      }
    />
  );
}
