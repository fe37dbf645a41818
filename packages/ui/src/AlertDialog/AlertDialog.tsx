import { type ReactNode, type Ref, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { AlertShell } from '../ConfirmDialog/AlertShell.tsx';

export interface AlertDialogProps {
  /** Whether it is shown. The caller holds it. */
  isOpen: boolean;
  /** Its heading and accessible name. */
  title: string;
  /** What happened, and what to do next. */
  message: ReactNode;
  /**
   * @default 'OK'
   */
  okLabel?: string | undefined;
  /** The button, or Escape. The backdrop does nothing. */
  onClose: () => void;
  className?: string | undefined;
  /** The dialog's element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Something that has to be read before going on. */
export function AlertDialog({ okLabel = 'OK', onClose, ...rest }: AlertDialogProps) {
  const okRef = useRef<HTMLButtonElement>(null);
  return (
    <AlertShell
      {...rest}
      onEscape={onClose}
      initialFocusRef={okRef}
      footer={
        <Button ref={okRef} variant="primary" onClick={onClose}>
          {okLabel}
        </Button>
      }
    />
  );
}
