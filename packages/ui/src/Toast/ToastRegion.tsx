import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { mergeProps } from '../internal/mergeProps.ts';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import type { ToastRegionLabels } from '../LabelsProvider/ComponentLabels.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { ToastGroup, ToastRegionRoot, ToastsWaiting } from './Toast.styles.ts';
import { englishToastLabels, Toast } from './Toast.tsx';
import { isUrgent, type QueuedToast } from './toastQueue.ts';

export interface ToastRegionProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The toasts that are shown now: `useToasts().toasts`. */
  toasts: readonly QueuedToast[];
  /** A toast is over: `useToasts().dismiss`. */
  onDismiss: (id: string) => void;
  /**
   * How many wait for their turn, shown under the others: `useToasts().waitingCount`.
   * @default 0
   */
  waitingCount?: number | undefined;
  /** English by default. */
  labels?: Partial<ToastRegionLabels> | undefined;
}

const englishRegionLabels = {
  region: 'Notifications (F6)',
  waiting: (count: number) => `${count} more`,
};

/**
 * The place at the foot of the window where toasts appear; render it once, and keep it, empty too. It holds two live
 * regions: `bad` and `warning` are announced at once and come first, the others politely. Time is paused for all
 * while the pointer or the focus is on one of them, and while the page is hidden. F6 moves the focus to the newest and
 * back, Escape dismisses the one with the focus.
 */
export function ToastRegion({ toasts, onDismiss, waitingCount = 0, labels, ref, ...rest }: ToastRegionProps) {
  const [isHovered, setHovered] = useState(false);
  const isHidden = usePageHidden();
  const { regionRef, isFocused, focusHandlers } = useToastFocus(toasts.map(({ id }) => id).join(' '));
  const mergedRef = useMergedRefs(regionRef, ref);
  const isPaused = (isHovered && toasts.length > 0) || isFocused || isHidden;

  const handlers = {
    ...focusHandlers,
    onPointerMove: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onKeyDown: (event: KeyboardEvent) => {
      const id = event.key === 'Escape' ? toastIdOf(event) : undefined;
      if (id === undefined) return;
      event.stopPropagation();
      onDismiss(id);
    },
  };

  const toastLabels = useLabels('Toast', englishToastLabels, undefined);
  const defaults = useMemo(() => ({ ...englishRegionLabels, ...toastLabels }), [toastLabels]);
  const texts = useLabels('ToastRegion', defaults, labels);
  const draw = ({ id, ...toast }: QueuedToast) => (
    <Toast
      key={id}
      {...toast}
      {...{ isPaused, labels: texts }}
      data-toast-id={id}
      onDismiss={() => {
        setHovered(false);
        onDismiss(id);
      }}
    />
  );

  return (
    <ToastRegionRoot
      aria-label={texts.region}
      data-part="toasts"
      {...mergeProps({ ...rest }, handlers)}
      ref={mergedRef}
    >
      <ToastGroup aria-live="assertive" data-part="urgent">
        {toasts.filter(({ tone }) => isUrgent(tone)).map(draw)}
      </ToastGroup>
      <ToastGroup aria-live="polite" data-part="polite">
        {toasts.filter(({ tone }) => !isUrgent(tone)).map(draw)}
      </ToastGroup>
      {waitingCount > 0 && <ToastsWaiting data-part="waiting">{texts.waiting(waitingCount)}</ToastsWaiting>}
    </ToastRegionRoot>
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the page is in a hidden tab or window. */
function usePageHidden(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
}

function toastsIn(region: HTMLElement | null): HTMLElement[] {
  return [...(region?.querySelectorAll<HTMLElement>('[data-part="toast"]') ?? [])];
}

function focusToast(toast: HTMLElement): void {
  toast.querySelector<HTMLElement>('button')?.focus();
}

/**
 * Moves the focus through the toasts: F6 goes to the newest and back, and when the toast with the focus is gone the
 * focus goes to the next one, or back to where it came from.
 */
function useToastFocus(ids: string) {
  const regionRef = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const index = useRef(0);
  const [isFocused, setFocused] = useState(false);

  const leave = () => {
    setFocused(false);
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
  };

  useEffect(() => {
    if (ids === '') return undefined;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const newest = toastsIn(regionRef.current).at(-1);
      if (event.key !== 'F6' || event.defaultPrevented || !newest) return;
      event.preventDefault();
      if (!regionRef.current?.contains(document.activeElement)) focusToast(newest);
      else if (cameFrom.current?.isConnected) cameFrom.current.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [ids]);

  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!isFocused || !region || region.contains(document.activeElement)) return;
    const toasts = toastsIn(region);
    const next = toasts[Math.min(index.current, toasts.length - 1)];
    if (next) focusToast(next);
    else leave();
  });

  return {
    regionRef,
    isFocused,
    focusHandlers: {
      onFocus: (event: FocusEvent<HTMLElement>) => {
        setFocused(true);
        index.current = toastsIn(event.currentTarget).findIndex((toast) => toast.contains(event.target));
        const { relatedTarget } = event;
        if (relatedTarget instanceof HTMLElement && !event.currentTarget.contains(relatedTarget)) {
          cameFrom.current = relatedTarget;
        }
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}

/** The id of the toast in which an event happened. */
function toastIdOf(event: KeyboardEvent): string | undefined {
  const { target } = event;
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-toast-id]')?.dataset['toastId'];
}
