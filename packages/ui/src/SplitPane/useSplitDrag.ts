import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

interface SplitDragOptions {
  rootRef: RefObject<HTMLElement | null>;
  isStacked: boolean;
  isDisabled: boolean;
  /** The pointer requests this many percent for the first pane. */
  onDrag: (asked: number) => void;
  /** Called when the pointer is released. */
  onDrop: () => void;
  /** Given up with Escape. */
  onCancel: () => void;
}

/** Keeps the pointer's events at the splitter, also over frames; a pointer that is gone by now needs none of it. */
function capture(element: Element, pointerId: number): void {
  try {
    element.setPointerCapture(pointerId);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

function percentAt(root: HTMLElement, position: number, isStacked: boolean): number {
  const rect = root.getBoundingClientRect();
  if (isStacked) return ((position - rect.top) / rect.height) * 100;
  const fromLeft = ((position - rect.left) / rect.width) * 100;
  return getComputedStyle(root).direction === 'rtl' ? 100 - fromLeft : fromLeft;
}

/** A splitter under the pointer. */
export function useSplitDrag({ rootRef, isStacked, isDisabled, onDrag, onDrop, onCancel }: SplitDragOptions) {
  const [isDragging, setDragging] = useState(false);
  const grip = useRef(0);
  const cancel = useEffectEvent(onCancel);
  const along = (event: PointerEvent) => (isStacked ? event.clientY : event.clientX);

  const end = (finish: () => void) => {
    if (!isDragging) return;
    setDragging(false);
    finish();
  };

  useEffect(() => {
    if (!isDragging) return undefined;
    const stop = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setDragging(false);
      cancel();
    };
    document.addEventListener('keydown', stop, true);
    return () => document.removeEventListener('keydown', stop, true);
  }, [isDragging]);

  return {
    isDragging,
    dragHandlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (isDisabled || event.button !== 0) return;
        const rect = event.currentTarget.getBoundingClientRect();
        grip.current = along(event) - (isStacked ? rect.top : rect.left);
        capture(event.currentTarget, event.pointerId);
        setDragging(true);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!isDragging || !rootRef.current) return;
        onDrag(percentAt(rootRef.current, along(event) - grip.current, isStacked));
      },
      onPointerUp: () => end(onDrop),
      onPointerCancel: () => end(onCancel),
    },
  };
}
