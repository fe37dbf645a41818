import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { DeferredPart } from './DeferredPart.ts';
import type { LayerState } from './LayerState.ts';
import type { AnyProps } from './mergeProps.ts';
import { useControlled } from './useControlled.ts';
import { useDeferredPart } from './useDeferredPart.ts';

/** How the user opened a layer: with the keyboard its first line takes the focus, with the arrow up its last. */
export type AskedBy = 'pointer' | 'keyboard' | 'arrow-up';

/** What a layer needs of its trigger. */
export interface LayerTrigger {
  /** Of the layer: the trigger refers to it while it is drawn. */
  id: string;
  triggerRef: RefObject<HTMLElement | null>;
  /** Whether the layer is drawn. */
  isOpen: boolean;
  /** How it was opened last. */
  askedBy: AskedBy;
  /** Keys that have come before the menu had the focus; null once it has it, or was not opened with the keyboard. */
  keysAhead: RefObject<string[] | null>;
  /** Keeps a key for the menu, while that waits for the focus. */
  keepAhead: (event: KeyboardEvent) => void;
  setOpen: (isOpen: boolean) => void;
}

/**
 * The button of a layer: it stays the same element before and after the layer's code has been loaded.
 * @param opens what it opens; a menu also opens with the arrow keys
 * @param surface draws the layer; its code is loaded when that first opens, or when the pointer or the focus comes to the button
 * @param given what the host says: whether the layer is open, and its `id`
 */
export function useLayerTrigger<Props extends object>(
  opens: 'menu' | 'dialog',
  surface: DeferredPart<Props>,
  given: LayerState & { id?: string | undefined },
): {
  layer: LayerTrigger;
  /** Draws the layer; null until its code is there. */
  Surface: ComponentType<Props> | null;
  /** Goes on the trigger. */
  triggerProps: AnyProps;
} {
  const ownId = useId();
  const id = given.id ?? ownId;
  const triggerRef = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useControlled(given.isOpen, given.defaultIsOpen ?? false, given.onOpenChange);
  const [askedBy, setAskedBy] = useState<AskedBy>('pointer');
  const Surface = useDeferredPart(surface, isOpen);
  const isMenu = opens === 'menu';
  const isPainted = useOpenAfterPaint(isOpen && !isMenu);
  const isDrawn = isMenu ? isOpen : isPainted;
  const prepare = () => void surface.preload().catch(() => undefined);

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
    layer: { id, triggerRef, isOpen: isDrawn, askedBy, keysAhead, keepAhead, setOpen },
    Surface,
    triggerProps: {
      ref: triggerRef,
      'aria-haspopup': opens,
      'aria-expanded': isOpen,
      'aria-controls': isDrawn && Surface ? id : undefined,
      'data-popup-open': isOpen || undefined,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: (event: MouseEvent) => ask(event.detail === 0 ? 'keyboard' : 'pointer'),
      onKeyDown: (event: KeyboardEvent) => {
        // The layer may not have the focus yet, or not be drawn yet.
        if (isOpen && event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          return setOpen(false);
        }
        if (!isMenu) return;
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

/** How long a frame is waited for, in milliseconds: a page that is out of sight paints none. */
const latestMs = 100;

const presses: ReadonlySet<string> = new Set([
  'pointerdown',
  'pointerup',
  'click',
  'contextmenu',
  'keydown',
  'keyup',
]);

/**
 * Whether a layer's surface is to be open. A press is answered first: with what its trigger shows while the layer is open, in a frame of
 * its own. The surface is drawn right after that frame, or with the next key that is pressed, so that keys which follow the press reach
 * it; its first drawing takes several frames' time on a slow machine. It closes at once, and one that is open from the beginning is
 * drawn at once unless it is there because of a press.
 */
function useOpenAfterPaint(isOpen: boolean): boolean {
  const [isPainted, setPainted] = useState(() => isOpen && !isInPress());
  if (!isOpen && isPainted) setPainted(false);
  useEffect(
    () => (isOpen && !isPainted ? afterFrameOrKey(() => setPainted(true)) : undefined),
    [isOpen, isPainted],
  );
  return isOpen && isPainted;
}

/** Whether a press or a key is being answered. */
function isInPress(): boolean {
  const type = typeof window === 'undefined' ? undefined : window.event?.type;
  return type !== undefined && presses.has(type);
}

/** Calls back once: when the next frame has been painted, or before any other handler of a key. Returns a function that cancels it. */
function afterFrameOrKey(callback: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  const frame = requestAnimationFrame(() => port2.postMessage(null));
  const timer = setTimeout(run, latestMs);
  const stop = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    removeEventListener('keydown', runNow, true);
    port1.onmessage = null;
    port1.close();
  };
  function run(): void {
    stop();
    callback();
  }
  function runNow(): void {
    flushSync(run);
  }
  addEventListener('keydown', runNow, true);
  port1.onmessage = run;
  return stop;
}
