import type { ReactNode } from 'react';
import { defaultDurationMs } from '../FadingNotification/defaultDurationMs.ts';

/** What a toast says about itself; `bad` and `warning` interrupt a screen reader. */
export type ToastTone = 'neutral' | 'good' | 'warning' | 'bad';

/** One thing to do about what a toast says. Doing it dismisses the toast. */
export interface ToastAction {
  label: string;
  onAction: () => void;
}

/** A toast to show. */
export interface ToastOptions {
  /** Names it: showing the same id again replaces the toast in its place. Made when missing. */
  id?: string | undefined;
  /** What happened, in one or two sentences. */
  message: ReactNode;
  /**
   * @default 'neutral'
   */
  tone?: ToastTone | undefined;
  action?: ToastAction | undefined;
  /**
   * Milliseconds that it stays; `Infinity` stays until it is dismissed.
   * @default 5000, with the tone `bad` Infinity
   */
  durationMs?: number | undefined;
}

/** A toast that is shown or waits for its turn. */
export interface QueuedToast extends ToastOptions {
  id: string;
  /** Counts the times it was replaced: with each its time starts anew. */
  revision: number;
}

/** The greatest number of toasts that are shown at once. */
export const toastLimit = 3;

/** The queue with one more toast at its end, or with the one of the same id replaced at its place. */
export function enqueue(queue: readonly QueuedToast[], toast: ToastOptions & { id: string }): QueuedToast[] {
  const before = queue.find(({ id }) => id === toast.id);
  if (!before) return [...queue, { ...toast, revision: 0 }];
  return queue.map((other) => (other === before ? { ...toast, revision: before.revision + 1 } : other));
}

/** The queue without a toast; the next one that waits moves up. */
export function dequeue(queue: readonly QueuedToast[], id: string): QueuedToast[] {
  return queue.filter((toast) => toast.id !== id);
}

/** The toasts that are shown now, the oldest first. */
export function shownToasts(queue: readonly QueuedToast[]): QueuedToast[] {
  return queue.slice(0, toastLimit);
}

/** Milliseconds that a toast stays by default: what went wrong stays until it is dismissed. */
export function defaultDuration(tone: ToastTone): number {
  return tone === 'bad' ? Number.POSITIVE_INFINITY : defaultDurationMs;
}

/** Whether a screen reader is interrupted for it. */
export function isUrgent(tone: ToastTone | undefined): boolean {
  return tone === 'bad' || tone === 'warning';
}
