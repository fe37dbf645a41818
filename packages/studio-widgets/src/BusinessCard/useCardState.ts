import { useControlled } from '@studio/ui/internal';
import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react';
import type { BusinessCardProps } from './BusinessCardProps.ts';
import {
  delays,
  isOpenAfterPress,
  type OpenedBy,
  type PendingChange,
  type PointerMove,
  pendingAfter,
} from './model/cardTiming.ts';

/** Closes the one card that is open. */
let closeOpenCard: (() => void) | null = null;

export interface CardState {
  isOpen: boolean;
  openedBy: OpenedBy;
  close: () => void;
  press: () => void;
  /** A mouse or a pen came or went; touching is pressing. */
  move: (move: PointerMove) => (event: PointerEvent) => void;
}

/** When a card is open: after hovering a while, or by a press; until the pointer has been away, or it is closed. */
export function useCardState(
  given: Pick<BusinessCardProps, 'isOpen' | 'defaultIsOpen' | 'onOpenChange'>,
): CardState {
  const [isOpen, setOpen] = useControlled(given.isOpen, given.defaultIsOpen ?? false, given.onOpenChange);
  const [openedBy, setOpenedBy] = useState<OpenedBy>(null);
  const [pending, setPending] = useState<PendingChange>(null);

  const change = (next: boolean, by: OpenedBy) => {
    setPending(null);
    setOpenedBy(by);
    if (next !== isOpen) setOpen(next);
  };
  const close = () => change(false, null);
  const settle = useEffectEvent(() => change(pending === 'open', pending === 'open' ? 'hover' : null));
  const closeForAnother = useEffectEvent(close);

  useEffect(() => {
    if (pending === null) return undefined;
    const timer = setTimeout(() => settle(), delays[pending]);
    return () => clearTimeout(timer);
  }, [pending]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeThis = () => closeForAnother();
    closeOpenCard?.();
    closeOpenCard = closeThis;
    return () => {
      if (closeOpenCard === closeThis) closeOpenCard = null;
    };
  }, [isOpen]);

  return {
    isOpen,
    openedBy,
    close,
    press: () => {
      const next = isOpenAfterPress({ isOpen, openedBy });
      change(next, next ? 'press' : null);
    },
    move: (move) => (event) => {
      if (event.pointerType !== 'touch') setPending(pendingAfter(move, { isOpen, openedBy }));
    },
  };
}
