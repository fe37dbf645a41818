import { type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react';
import type { AnyProps } from './mergeProps.ts';
import { useControlled } from './useControlled.ts';

/** How the user asked for a layer: with the keyboard its first line takes the focus, with the arrow up its last. */
export type AskedBy = 'pointer' | 'keyboard' | 'arrow-up';

interface LayerTriggerOptions {
  /** What the trigger opens. A menu also opens with the arrow keys. */
  opens: 'menu' | 'dialog';
  /** Whether it is open, when the host holds it. */
  isOpen: boolean | undefined;
  /** What it starts with otherwise. */
  defaultIsOpen: boolean | undefined;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
  /** The layer's code is going to be needed. */
  onIntent: () => void;
}

/** What a layer needs of its trigger. */
export interface LayerTrigger {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** How it was opened last. */
  askedBy: AskedBy;
  /** Keys that have come before the menu had the focus; null once it has it, or was not asked for with the keyboard. */
  keysAhead: RefObject<string[] | null>;
  /** Keeps a key for the menu, while that waits for the focus. */
  keepAhead: (event: KeyboardEvent) => void;
  setOpen: (isOpen: boolean) => void;
  /** Goes on the trigger. */
  triggerProps: AnyProps;
}

/** The button of a layer: it stays the same element before and after the layer's code has been loaded. */
export function useLayerTrigger(options: LayerTriggerOptions): LayerTrigger {
  const { opens, onIntent } = options;
  const triggerRef = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useControlled(
    options.isOpen,
    options.defaultIsOpen ?? false,
    options.onOpenChange,
  );
  const [askedBy, setAskedBy] = useState<AskedBy>('pointer');

  const keysAhead = useRef<string[] | null>(null);

  const ask = (by: AskedBy) => {
    keysAhead.current = by === 'pointer' ? null : [];
    setAskedBy(by);
    setOpen(!isOpen);
  };

  const keepAhead = (event: KeyboardEvent) => {
    const { key } = event;
    if (keysAhead.current === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopPropagation();
    if (key !== 'Tab') event.preventDefault();
    if (key === 'Tab' || key === 'Escape') setOpen(false);
    // What is held down is the key that has opened it.
    else if (!event.repeat) keysAhead.current.push(key);
  };

  return {
    triggerRef,
    isOpen,
    askedBy,
    keysAhead,
    keepAhead,
    setOpen,
    triggerProps: {
      ref: triggerRef,
      'aria-haspopup': opens,
      'aria-expanded': isOpen,
      'data-popup-open': isOpen || undefined,
      onPointerEnter: onIntent,
      onFocus: onIntent,
      onClick: (event: MouseEvent) => ask(event.detail === 0 ? 'keyboard' : 'pointer'),
      onKeyDown: (event: KeyboardEvent) => {
        if (opens !== 'menu') return;
        if (isOpen) return keepAhead(event);
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        ask(event.key === 'ArrowUp' ? 'arrow-up' : 'keyboard');
      },
    },
  };
}

/** True for a press on the trigger itself, and for the focus that it takes: its own click answers both. */
export function isOnTrigger({ triggerRef }: Pick<LayerTrigger, 'triggerRef'>, event: Event): boolean {
  const target = event instanceof FocusEvent ? event.relatedTarget : event.target;
  return target instanceof Node && triggerRef.current?.contains(target) === true;
}
