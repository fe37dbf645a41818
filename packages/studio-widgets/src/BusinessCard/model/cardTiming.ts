/** How a card was opened: `null` when its host opened it. */
export type OpenedBy = 'hover' | 'press' | null;

/** What happens by itself after a while. */
export type PendingChange = 'open' | 'close' | null;

/** What the pointer came to or left. */
export type PointerMove = 'enter-trigger' | 'enter-card' | 'leave';

/** Milliseconds until a change happens: the hovering that opens a card, the absence that closes it. */
export const delays = { open: 500, close: 1000 } as const;

/** What is to happen after the pointer moved. Only a card that hovering opened closes when the pointer leaves. */
export function pendingAfter(
  move: PointerMove,
  { isOpen, openedBy }: { isOpen: boolean; openedBy: OpenedBy },
): PendingChange {
  if (move === 'leave') return isOpen && openedBy === 'hover' ? 'close' : null;
  return !isOpen && move === 'enter-trigger' ? 'open' : null;
}

/** Whether the card is open after a press on its trigger: a press keeps what hovering opened, and a second closes it. */
export function isOpenAfterPress({ isOpen, openedBy }: { isOpen: boolean; openedBy: OpenedBy }): boolean {
  return !isOpen || openedBy === 'hover';
}
