import type { PointerEvent } from 'react';
import { widthWithin } from './model/widths.ts';
import { ResizeEdge } from './PartCell.styles.ts';

interface ResizeHandleProps {
  /** What it has now; undefined for as wide as there is room. */
  readonly width: number | undefined;
  readonly pixels: (width: number) => string;
  /** @param width undefined for as wide as there is room */
  readonly onResize: (width: number | undefined) => void;
}

/** The edge of a field, by which its width is changed; a double press takes its width away. The keyboard has keys for both. */
export function ResizeHandle({ width, pixels, onResize }: ResizeHandleProps) {
  return (
    <ResizeEdge
      data-part="resize"
      aria-hidden="true"
      // The part around it is dragged to another place.
      draggable
      onDragStart={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onDoubleClick={(event) => {
        event.stopPropagation();
        onResize(undefined);
      }}
      onPointerDown={(event) => {
        if (event.button === 0) followPointer(event, { width, pixels, onResize });
      }}
    />
  );
}

/** The field follows the pointer without being drawn anew; its form changes once the pointer lets go. */
function followPointer(event: PointerEvent<HTMLElement>, given: ResizeHandleProps): void {
  const { width: present, pixels, onResize } = given;
  const { currentTarget: handle, pointerId, clientX: startX } = event;
  const cell = handle.closest<HTMLElement>('[data-part=part]');
  if (cell === null) return;
  event.preventDefault();
  const before = cell.style.maxInlineSize;
  const room = roomOf(cell);
  // Its other edge moves as well where fields before it take the room.
  const startWidth = cell.getBoundingClientRect().width;
  const sign = getComputedStyle(cell).direction === 'rtl' ? -1 : 1;
  let width: number | undefined;
  let isMoved = false;
  const onMove = ({ clientX }: globalThis.PointerEvent) => {
    width = widthWithin(startWidth + (clientX - startX) * sign, room, present);
    isMoved = true;
    cell.style.maxInlineSize = width === undefined ? '' : `${width}px`;
    handle.dataset['width'] = pixels(width ?? Math.round(room));
  };
  const end = ({ type }: Event) => {
    handle.removeEventListener('pointermove', onMove);
    for (const name of ends) handle.removeEventListener(name, end);
    delete handle.dataset['width'];
    // What it is drawn with is its own again.
    cell.style.maxInlineSize = before;
    if (type === 'pointerup' && isMoved) onResize(width);
  };
  handle.setPointerCapture(pointerId);
  handle.addEventListener('pointermove', onMove);
  for (const name of ends) handle.addEventListener(name, end);
}

const ends = ['pointerup', 'pointercancel', 'lostpointercapture'] as const;

/** How wide a field is without a width of its own, in pixels. */
export function roomOf(cell: HTMLElement): number {
  const { maxInlineSize } = cell.style;
  cell.style.maxInlineSize = '';
  const { width } = cell.getBoundingClientRect();
  cell.style.maxInlineSize = maxInlineSize;
  return width;
}
