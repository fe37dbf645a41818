import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { mergeProps } from '../internal/mergeProps.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { defaultDurationMs } from './defaultDurationMs.ts';
import {
  NotificationButton,
  NotificationIcon,
  NotificationMessage,
  NotificationRoot,
} from './FadingNotification.styles.ts';
import { useCountdown } from './useCountdown.ts';

export interface FadingNotificationProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What happened, in one or two sentences. */
  message: ReactNode;
  /**
   * An icon of its kind; `bad` and `warning` interrupt a screen reader.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'good' | 'warning' | 'bad' | undefined;
  /** Its time is over, or its close button was pressed. Take it out of the page. */
  onDismiss: () => void;
  /**
   * Milliseconds that it stays, not counting hover and focus; `Infinity` stays until it is closed.
   * @default 5000
   */
  durationMs?: number | undefined;
  /** One thing to do about it, such as Undo. Done once; doing it lets it leave. */
  action?: { label: string; onAction: () => void } | undefined;
  /**
   * Name of the close button.
   * @default 'Dismiss'
   */
  dismissLabel?: string | undefined;
}

const leaveMs = 150;
const icons = { neutral: null, good: CircleCheck, warning: TriangleAlert, bad: CircleAlert };

const english = { dismissLabel: 'Dismiss' };

/** A message that leaves by itself. It waits while the pointer or the focus is on it. */
export function FadingNotification({
  message,
  tone = 'neutral',
  onDismiss,
  durationMs = defaultDurationMs,
  action,
  dismissLabel,
  ...rest
}: FadingNotificationProps) {
  const texts = useLabels('FadingNotification', english);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const cameFrom = useRef<HTMLElement>(null);
  const hasActed = useRef(false);
  const leave = () => setLeaving(true);
  const dismissByHand = () => {
    leave();
    if (isFocused && cameFrom.current?.isConnected) cameFrom.current.focus();
  };
  const act = () => {
    if (hasActed.current) return;
    hasActed.current = true;
    dismissByHand();
    action?.onAction();
  };
  const isPaused = isHovered || isFocused;
  useCountdown(durationMs, isPaused || isLeaving, leave);
  const dismiss = useEffectEvent(onDismiss);
  const Icon = icons[tone];
  const pausing = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: (event: FocusEvent<HTMLElement>) => {
      setFocused(true);
      const { currentTarget, relatedTarget } = event;
      if (currentTarget.contains(relatedTarget)) return;
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    },
    onBlur: () => setFocused(false),
  };

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(dismiss, leaveMs);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  return (
    <NotificationRoot
      role={tone === 'bad' || tone === 'warning' ? 'alert' : 'status'}
      data-part="notification"
      data-tone={tone}
      data-paused={isPaused || undefined}
      data-leaving={isLeaving || undefined}
      {...mergeProps(pausing, rest)}
    >
      {Icon && (
        <NotificationIcon aria-hidden="true" data-part="icon">
          <Icon size={16} />
        </NotificationIcon>
      )}
      <NotificationMessage data-part="message">{message}</NotificationMessage>
      {action && (
        <NotificationButton type="button" data-part="action" onClick={act}>
          {action.label}
        </NotificationButton>
      )}
      <NotificationButton
        type="button"
        data-part="dismiss"
        aria-label={dismissLabel ?? texts.dismissLabel}
        onClick={dismissByHand}
      >
        <X size={16} aria-hidden="true" />
      </NotificationButton>
    </NotificationRoot>
  );
}
