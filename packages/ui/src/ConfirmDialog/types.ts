import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import type { LayerState } from '../internal/LayerState.ts';

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
   * Shown when a promise of `onConfirm` is rejected without a message.
   * @default 'It did not work'
   */
  failedLabel?: string | undefined;
  /**
   * How wide it is: 440 pixels, or as wide as a large dialog, for a question that shows what will happen.
   * @default 'sm'
   */
  size?: 'sm' | 'lg' | undefined;
  /**
   * `danger` for what cannot be taken back: the focus then starts on the button that cancels.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger' | undefined;
  /**
   * Why it cannot be confirmed yet, for instance as long as the message is still loading: the button stays in reach and says so.
   * @default undefined: it can be confirmed
   */
  confirmDisabledReason?: string | undefined;
  /**
   * Whether there is something to confirm: without, the button that cancels is alone, as where the message says that nothing would be
   * done.
   * @default true
   */
  hasConfirm?: boolean | undefined;
  /**
   * The confirmed work is pending, when the host knows better than a promise of `onConfirm`: both buttons and Escape do
   * nothing.
   * @default false
   */
  isPending?: boolean | undefined;
  /**
   * The button that confirms; one answer each time it opens. When it returns a promise the dialog stays, pending, until
   * that is fulfilled; when it is rejected its reason is shown in the dialog, which takes another answer.
   */
  onConfirm: () => unknown;
  /**
   * Asked when it closes, with what had the focus when it opened, which may be gone by then: whether the focus goes back. Where it answers false,
   * the caller moves it.
   * @default always, and to something else where that is gone
   */
  returnsFocus?: ((opener: HTMLElement | null) => boolean) | undefined;
  /** The other button, or Escape. The backdrop does nothing. */
  onCancel?: (() => void) | undefined;
}
