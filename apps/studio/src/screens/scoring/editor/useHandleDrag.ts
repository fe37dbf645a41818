import { type PointerEvent, useRef, useState } from 'react';

/** Pixels that a pointer goes before a press becomes a drag. */
const threshold = 5;

/** What a table of handles listens to, and what it draws meanwhile. */
export interface HandleDrag {
  /** The key of the row on which what is dragged would be dropped; null while nothing is. */
  readonly over: string | null;
  /** Whether the press that has just ended was a drag: then it selects nothing. */
  readonly hasDragged: () => boolean;
  readonly props: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
  };
}

/** Lets rows be dragged by their handles. By keyboard they move by Alt and an arrow. */
export function useHandleDrag(onDrop: (key: string, target: string) => void): HandleDrag {
  const startRef = useRef<{ readonly key: string; readonly y: number } | null>(null);
  const draggedRef = useRef(false);
  const [over, setOver] = useState<string | null>(null);
  const end = () => {
    startRef.current = null;
    setOver(null);
  };
  return {
    over,
    hasDragged: () => draggedRef.current,
    props: {
      onPointerDown: (event) => {
        draggedRef.current = false;
        const handle = event.target instanceof Element ? event.target.closest('[data-part="handle"]') : null;
        const key = handle && keyAt(handle);
        if (key !== null && event.button === 0) startRef.current = { key, y: event.clientY };
      },
      onPointerMove: (event) => {
        const start = startRef.current;
        if (start === null) return;
        if (!draggedRef.current && Math.abs(event.clientY - start.y) < threshold) return;
        draggedRef.current = true;
        const under = document.elementFromPoint(event.clientX, event.clientY);
        const key = under && keyAt(under);
        setOver(key === start.key ? null : key);
      },
      onPointerUp: () => {
        const start = startRef.current;
        if (start !== null && over !== null) onDrop(start.key, over);
        end();
      },
      onPointerCancel: end,
    },
  };
}

function keyAt(element: Element): string | null {
  return element.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null;
}
