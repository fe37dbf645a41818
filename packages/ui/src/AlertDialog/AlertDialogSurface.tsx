import { useRef } from 'react';
import { Button } from '../Button/index.ts';
import { AlertSurface } from '../ConfirmDialog/AlertSurface.tsx';
import { useOneAnswer } from '../ConfirmDialog/useOneAnswer.ts';
import type { LayerOpenState } from '../internal/TriggeredLayer.tsx';
import type { AlertDialogProps } from './AlertDialog.tsx';

export interface AlertDialogSurfaceProps
  extends LayerOpenState,
    Omit<AlertDialogProps, 'isOpen' | 'defaultIsOpen' | 'onOpenChange' | 'trigger'> {}

/** What has to be read, with its one button. */
export function AlertDialogSurface({ isOpen, setOpen, okLabel = 'OK', ...rest }: AlertDialogSurfaceProps) {
  const okRef = useRef<HTMLButtonElement>(null);
  const answer = useOneAnswer(isOpen);
  const close = () => answer(() => setOpen(false));
  return (
    <AlertSurface
      {...rest}
      isOpen={isOpen}
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
