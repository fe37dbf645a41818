import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { NotificationButton, NotificationMessage } from '../FadingNotification/FadingNotification.styles.ts';
import { useCountdown } from '../FadingNotification/useCountdown.ts';
import type { ToastLabels } from '../LabelsProvider/ComponentLabels.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { ToastIcon, ToastRoot } from './Toast.styles.ts';
import { defaultDuration, type ToastAction, type ToastTone } from './toastQueue.ts';

/** The texts by default. */
export const englishToastLabels: ToastLabels = {
  dismiss: 'Dismiss',
  tones: { neutral: '', good: 'Success', warning: 'Warning', bad: 'Error' },
};

export interface ToastProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What happened, in one or two sentences. */
  message: ReactNode;
  /**
   * An icon of its kind and a word before the message for assistive technology.
   * @default 'neutral'
   */
  tone?: ToastTone | undefined;
  /** One thing to do about it, such as Undo. Doing it dismisses the toast. */
  action?: ToastAction | undefined;
  /** Its time is over, or it was dismissed. Take it out of the page. */
  onDismiss: () => void;
  /**
   * Milliseconds that it stays, not counting those while it is paused; `Infinity` stays until it is dismissed.
   * @default 5000, with the tone `bad` Infinity
   */
  durationMs?: number | undefined;
  /**
   * Its time is paused.
   * @default false
   */
  isPaused?: boolean | undefined;
  /**
   * Another number lets its time start anew, for instance after its message was replaced.
   * @default 0
   */
  revision?: number | undefined;
  /** English by default. */
  labels?: Partial<ToastLabels> | undefined;
}

const icons = { neutral: null, good: CircleCheck, warning: TriangleAlert, bad: CircleAlert };

interface CountdownProps {
  durationMs: number;
  isPaused: boolean;
  onEnd: () => void;
}

function Countdown({ durationMs, isPaused, onEnd }: CountdownProps) {
  useCountdown(durationMs, isPaused, onEnd);
  return null;
}

/** One toast, as `ToastRegion` draws it. It does not announce itself and does not know who looks at it: the region does. */
export function Toast({
  message,
  tone = 'neutral',
  action,
  onDismiss,
  durationMs = defaultDuration(tone),
  isPaused = false,
  revision = 0,
  labels,
  ...rest
}: ToastProps) {
  const text = useLabels('Toast', englishToastLabels, labels);
  const messageId = useId();
  const Icon = icons[tone];

  const act = () => {
    action?.onAction();
    onDismiss();
  };

  return (
    <ToastRoot
      role="group"
      aria-labelledby={messageId}
      data-part="toast"
      data-tone={tone}
      data-paused={isPaused || undefined}
      {...rest}
    >
      <Countdown key={revision} {...{ durationMs, isPaused }} onEnd={onDismiss} />
      {Icon && (
        <ToastIcon aria-hidden="true" data-part="icon">
          <Icon size={16} />
        </ToastIcon>
      )}
      <NotificationMessage id={messageId} data-part="message">
        {text.tones[tone] && <VisuallyHidden>{text.tones[tone]}: </VisuallyHidden>}
        {message}
      </NotificationMessage>
      {action && (
        <NotificationButton type="button" data-part="action" onClick={act}>
          {action.label}
        </NotificationButton>
      )}
      <NotificationButton type="button" data-part="dismiss" aria-label={text.dismiss} onClick={onDismiss}>
        <X size={16} aria-hidden="true" />
      </NotificationButton>
    </ToastRoot>
  );
}
