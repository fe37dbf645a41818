import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useRef } from 'react';
import { Button } from '../Button/index.ts';
import type { LayerState } from '../internal/LayerState.ts';
import { useLayerTrigger } from '../internal/useLayerTrigger.ts';
import { AlertShell, prepareAlert } from './AlertShell.tsx';
import { useOneAnswer } from './useOneAnswer.ts';

export interface ConfirmDialogProps
  extends LayerState,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** A button that opens it; has to spread its props and pass on its ref. */
  trigger?: ReactElement | undefined;
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
  /**
   * The button that confirms; one answer each time it opens. Whoever holds `isOpen` closes it, at once or when the work is
   * done. Kept open it takes another answer, after `isPending` or after a promise that this returns.
   */
  onConfirm: () => void;
  /** The other button, or Escape. The backdrop does nothing. */
  onCancel?: (() => void) | undefined;
}

/** A question with two answers. Either closes it, when it holds `isOpen` itself. */
export function ConfirmDialog({
  isOpen: givenIsOpen,
  defaultIsOpen,
  onOpenChange,
  confirmLabel = 'Yes',
  cancelLabel = 'No',
  tone = 'neutral',
  isPending = false,
  onConfirm,
  onCancel,
  trigger,
  ...rest
}: ConfirmDialogProps) {
  const confirmRef = useRef<HTMLButtonElement>(null);
  const cancelRef = useRef<HTMLButtonElement>(null);
  const isDanger = tone === 'danger';
  const { isOpen, setOpen, triggerProps } = useLayerTrigger({
    opens: 'dialog',
    isOpen: givenIsOpen,
    defaultIsOpen,
    onOpenChange,
    onIntent: prepareAlert,
  });
  const answer = useOneAnswer(isOpen, isPending);
  const cancel = () =>
    answer(() => {
      setOpen(false);
      return onCancel?.();
    });
  const confirm = () =>
    answer(() => {
      setOpen(false);
      return onConfirm();
    });

  return (
    <AlertShell
      {...rest}
      {...{ trigger, triggerProps, isOpen }}
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
