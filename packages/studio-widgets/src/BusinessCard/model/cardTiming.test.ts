import { describe, expect, it } from 'vitest';
import { delays, isOpenAfterPress, pendingAfter } from './cardTiming.ts';

describe('card timing', () => {
  it('waits 500 ms to open and 1 s to close', () => {
    expect(delays).toEqual({ open: 500, close: 1000 });
  });

  it('opens for a pointer that rests on the trigger, and not for one that leaves first', () => {
    const closed = { isOpen: false, openedBy: null };
    expect(pendingAfter('enter-trigger', closed)).toBe('open');
    expect(pendingAfter('leave', closed)).toBeNull();
  });

  it('closes when the pointer leaves, unless it comes back to trigger or card', () => {
    const hovered = { isOpen: true, openedBy: 'hover' } as const;
    expect(pendingAfter('leave', hovered)).toBe('close');
    expect(pendingAfter('enter-trigger', hovered)).toBeNull();
    expect(pendingAfter('enter-card', hovered)).toBeNull();
  });

  it('stays when a press or the host opened it', () => {
    expect(pendingAfter('leave', { isOpen: true, openedBy: 'press' })).toBeNull();
    expect(pendingAfter('leave', { isOpen: true, openedBy: null })).toBeNull();
  });

  it('opens, then keeps, then closes by presses', () => {
    expect(isOpenAfterPress({ isOpen: false, openedBy: null })).toBe(true);
    expect(isOpenAfterPress({ isOpen: true, openedBy: 'hover' })).toBe(true);
    expect(isOpenAfterPress({ isOpen: true, openedBy: 'press' })).toBe(false);
  });
});
