import { useRef } from 'react';
import { Button } from '../Button/index.ts';
import type { LayerOpenState } from '../internal/TriggeredLayer.tsx';
import { AlertSurface } from './AlertSurface.tsx';
import { ConfirmFailure } from './ConfirmDialog.styles.ts';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';
import { useConfirmWork } from './useConfirmWork.ts';
import { useOneAnswer } from './useOneAnswer.ts';

export interface ConfirmSurfaceProps
  extends LayerOpenState,
    Omit<ConfirmDialogProps, 'isOpen' | 'defaultIsOpen' | 'onOpenChange' | 'trigger'> {}

/** A question with its two buttons, and what became of the work that was confirmed. */
export function ConfirmSurface({
  isOpen,
  setOpen,
  message,
  confirmLabel = 'Yes',
  cancelLabel = 'No',
  failedLabel = 'It did not work',
  tone = 'neutral',
  isPending: isHostPending = false,
  onConfirm,
  onCancel,
  ...rest
}: ConfirmSurfaceProps) {
  const confirmRef = useRef<HTMLButtonElement>(null);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const isDanger = tone === 'danger';
  const work = useConfirmWork(isOpen, () => setOpen(false));
  const isPending = isHostPending || work.isRunning;
  const answer = useOneAnswer(isOpen, isPending);
  const cancel = () =>
    answer(() => {
      setOpen(false);
      return onCancel?.();
    });
  const confirm = () => answer(() => work.run(onConfirm));

  return (
    <AlertSurface
      {...rest}
      isOpen={isOpen}
      message={
        <>
          {message}
          {work.reason !== null && (
            <ConfirmFailure role="alert" data-part="error">
              {work.reason || failedLabel}
            </ConfirmFailure>
          )}
        </>
      }
      onEscape={cancel}
      initialFocusRef={isDanger ? cancelRef : confirmRef}
      footer={
        <>
          <Button ref={cancelRef} data-part="cancel" onClick={cancel} aria-disabled={isPending || undefined}>
            {cancelLabel}
          </Button>
          <Button
            ref={confirmRef}
            data-part="confirm"
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
            onClick={confirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
