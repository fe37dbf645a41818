import { useRef } from 'react';
import { Button } from '../Button/index.ts';
import { AlertSurface } from '../ConfirmDialog/AlertSurface.tsx';
import { useOneAnswer } from '../ConfirmDialog/useOneAnswer.ts';
import type { AlertDialogProps } from './AlertDialog.tsx';

export interface AlertDialogSurfaceProps
  extends Omit<AlertDialogProps, 'isOpen' | 'defaultIsOpen' | 'onOpenChange' | 'trigger'> {
  isOpen: boolean;
  onClose: () => void;
}

/** What has to be read, with its one button. */
export function AlertDialogSurface({ isOpen, onClose, okLabel = 'OK', ...rest }: AlertDialogSurfaceProps) {
  const okRef = useRef<HTMLButtonElement>(null);
  const answer = useOneAnswer(isOpen);
  const close = () => answer(onClose);
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
