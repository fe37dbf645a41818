import { afterTyping } from '@studio/ui/internal';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';

/** How a held change is handed on. */
export interface HeldChangeOptions {
  /** What follows from it is drawn in a transition, which another key interrupts: the value has to be state of React. Default: false. */
  readonly isInterruptible?: boolean;
}

/**
 * The value of a control, which shows a change at once and hands it on when the frame that shows it has been painted and nothing
 * else is to be done: a key is answered before what follows from it in an editor of thousands of rows. Whatever comes next (a key
 * that is no character, a press, a scroll, leaving the field, the tab or the page) hands it on at once. A control that goes before
 * that without any of these, as when its row was merged away, hands nothing on.
 * @param value as the draft has it
 * @param write changes the draft
 * @returns what the control shows, how it changes it, and how it does so at once, for changes without a key
 */
export function useHeldChange<Value>(
  value: Value,
  write: (value: Value) => void,
  { isInterruptible = false }: HeldChangeOptions = {},
) {
  const [held, setHeld] = useState<{ readonly value: Value } | null>(null);
  const settle = useEffectEvent(() => {
    if (held === null) return;
    setHeld(null);
    write(held.value);
  });
  useEffect(() => {
    if (held === null) return undefined;
    return afterTyping((event) => {
      if (isInterruptible && event === null) startTransition(() => settle());
      else settle();
    });
  }, [held, isInterruptible]);
  const hold = (next: Value) => setHeld({ value: next });
  const handOver = (next: Value) => {
    setHeld(null);
    write(next);
  };
  return [held === null ? value : held.value, hold, handOver] as const;
}
