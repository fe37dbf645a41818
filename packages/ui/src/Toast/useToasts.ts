import { useCallback, useRef, useState } from 'react';
import { dequeue, enqueue, type QueuedToast, shownToasts, type ToastOptions } from './toastQueue.ts';

/** The toasts of an application, and how to show one. */
export interface Toasts {
  /** Those that are shown now, at most three, the oldest first: for `ToastRegion`. */
  toasts: readonly QueuedToast[];
  /** How many wait for their turn. */
  waitingCount: number;
  /** Shows a toast, or lets it wait, or replaces the one of the same id. Stays the same function. Returns the id. */
  show: (toast: ToastOptions) => string;
  /** Takes a toast away, shown or waiting. Stays the same function. */
  dismiss: (id: string) => void;
  /** Takes all away. Stays the same function. */
  clear: () => void;
}

/** Holds a queue of toasts. Call it once, near the root; hand `show` down by context. */
export function useToasts(): Toasts {
  const [queue, setQueue] = useState<readonly QueuedToast[]>([]);
  const made = useRef(0);

  const show = useCallback((toast: ToastOptions) => {
    made.current += 1;
    const id = toast.id ?? `toast-${made.current}`;
    setQueue((before) => enqueue(before, { ...toast, id }));
    return id;
  }, []);
  const dismiss = useCallback((id: string) => setQueue((before) => dequeue(before, id)), []);
  const clear = useCallback(() => setQueue([]), []);

  const toasts = shownToasts(queue);
  return { toasts, waitingCount: queue.length - toasts.length, show, dismiss, clear };
}
