import { type ReactNode, type Ref, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { AlertShell } from './AlertShell.tsx';

export interface ConfirmDialogProps {
  /** Whether it is shown. The caller holds it. */
  isOpen: boolean;
  /** Its heading and accessible name. */
  title: string;
  /** The question, with what will happen. */
  message: ReactNode;
  /**
   * @default 'Yes'
   */
  confirmLabel?: string | undefined;
  /**
   * @default 'No'
   */
  cancelLabel?: string | undefined;
  /**
   * `danger` for what cannot be taken back: the focus then starts on the button that cancels.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger' | undefined;
  /**
   * The confirmed work is under way: both buttons and Escape do nothing.
   * @default false
   */
  isPending?: boolean | undefined;
  onConfirm: () => void;
  /** The other button, or Escape. The backdrop does nothing. */
  onCancel: () => void;
  className?: string | undefined;
  /** The dialog's element. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A question with two answers. */
export function ConfirmDialog({
  confirmLabel = 'Yes',
  cancelLabel = 'No',
  tone = 'neutral',
  isPending = false,
  onConfirm,
  onCancel,
  ...rest
}: ConfirmDialogProps) {
  const confirmRef = useRef<HTMLButtonElement>(null);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const isDanger = tone === 'danger';
  const cancel = () => {
    if (!isPending) onCancel();
  };

  return (
    <AlertShell
      {...rest}
      onEscape={cancel}
      initialFocusRef={isDanger ? cancelRef : confirmRef}
      footer={
        <>
          <Button ref={cancelRef} onClick={cancel} aria-disabled={isPending || undefined}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirmRef}
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
