import { useEffect, useRef } from 'react';
import { Button } from '../Button/index.ts';
import type { SurfaceProps } from '../internal/TriggeredLayer.tsx';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { AlertSurface } from './AlertSurface.tsx';
import { ConfirmFailure } from './ConfirmDialog.styles.ts';
import type { ConfirmDialogProps } from './types.ts';
import { useConfirmWork } from './useConfirmWork.ts';
import { useOneAnswer } from './useOneAnswer.ts';

export type ConfirmSurfaceProps = SurfaceProps<ConfirmDialogProps>;

const english = { confirmLabel: 'Yes', cancelLabel: 'No', failedLabel: 'It did not work' };

/** A question with its two buttons, and the outcome of the work that was confirmed. */
export function ConfirmSurface({
  layer: { isOpen, setOpen },
  message,
  confirmLabel,
  cancelLabel,
  failedLabel,
  size = 'sm',
  tone = 'neutral',
  confirmDisabledReason,
  hasConfirm = true,
  isPending: isHostPending = false,
  onConfirm,
  onCancel,
  ...rest
}: ConfirmSurfaceProps) {
  const texts = useLabels('ConfirmDialog', english);
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
  useEffect(() => {
    if (!isOpen || hasConfirm) return;
    // The button that had the focus is gone: it is nowhere, or at all that is around.
    const focused = document.activeElement;
    if (focused === null || focused.contains(cancelRef.current)) cancelRef.current?.focus();
  }, [isOpen, hasConfirm]);

  return (
    <AlertSurface
      {...rest}
      data-size={size === 'lg' ? size : undefined}
      isOpen={isOpen}
      message={
        <>
          {message}
          {work.reason !== null && (
            <ConfirmFailure role="alert" data-part="error">
              {work.reason || (failedLabel ?? texts.failedLabel)}
            </ConfirmFailure>
          )}
        </>
      }
      onEscape={cancel}
      initialFocusRef={isDanger || !hasConfirm ? cancelRef : confirmRef}
      footer={
        <>
          <Button ref={cancelRef} data-part="cancel" onClick={cancel} aria-disabled={isPending || undefined}>
            {cancelLabel ?? texts.cancelLabel}
          </Button>
          {hasConfirm && (
            <Button
              ref={confirmRef}
              data-part="confirm"
              variant={isDanger ? 'danger' : 'primary'}
              isPending={isPending}
              disabledReason={confirmDisabledReason}
              onClick={confirm}
            >
              {confirmLabel ?? texts.confirmLabel}
            </Button>
          )}
        </>
      }
    />
  );
}
