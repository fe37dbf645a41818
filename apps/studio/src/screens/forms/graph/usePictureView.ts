import { type MouseEvent, type PointerEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  type Box,
  beginPicture,
  type Extent,
  fitPicture,
  pan,
  reveal,
  type Viewport,
  zoom,
} from './model/viewport.ts';

/** Pixels from which on a press that moves is a drag. */
const dragFrom = 4;

/** What part of a picture is in sight, and how that is changed. */
export interface PictureView {
  readonly viewport: Viewport;
  /** Measures the frame, and listens to its wheel. */
  readonly setFrameElement: (element: HTMLElement | null) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  /** Keeps the click that ends a drag from whatever is under the pointer. */
  readonly onClickCapture: (event: MouseEvent) => void;
  /** Larger or smaller by a factor, around the middle. */
  readonly zoomBy: (factor: number) => void;
  /** The whole picture again. */
  readonly showAll: () => void;
  /** Brings a box of the picture into sight. */
  readonly show: (box: Box) => void;
}

/**
 * Moves and zooms a picture: a drag and the wheel move it, the wheel with Ctrl zooms. Before that, as much of it is in sight as
 * can be read.
 * @param begin where a picture begins that is too large for the frame; null for its upper left corner
 * @param kept stays in sight until the picture is moved, whatever size the frame gets; null for nothing
 */
export function usePictureView(picture: Extent, begin: Box | null, kept: Box | null): PictureView {
  const [frame, setFrame] = useState<Extent>({ width: 800, height: 600 });
  // `begin` and `all` follow the size of the frame.
  const [own, setOwn] = useState<Viewport | 'begin' | 'all'>('begin');
  const dragged = useRef<{ readonly x: number; readonly y: number } | null>(null);
  // Pixels that the picture was moved by since the button went down.
  const way = useRef(0);
  const viewportOf = (now: Viewport | 'begin' | 'all') => {
    if (now === 'all') return fitPicture(picture, frame);
    if (now !== 'begin') return now;
    const start = beginPicture(picture, frame, begin);
    return kept === null ? start : reveal(start, kept, frame);
  };
  const change = (next: (now: Viewport) => Viewport) => setOwn((now) => next(viewportOf(now)));
  const [element, setElement] = useState<HTMLElement | null>(null);
  const turnWheel = useEffectEvent((event: WheelEvent, target: HTMLElement) => {
    event.preventDefault();
    const { left, top } = target.getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    const isZoom = event.ctrlKey || event.metaKey;
    change((now) =>
      isZoom ? zoom(now, Math.exp(-event.deltaY / 300), at) : pan(now, -event.deltaX, -event.deltaY),
    );
  });
  useLayoutEffect(() => {
    if (element === null) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width && height) setFrame({ width, height });
    };
    // At once: it is never painted in another size.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const onWheel = (event: WheelEvent) => turnWheel(event, element);
    // React listens to the wheel in a way that cannot keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', onWheel);
    };
  }, [element]);
  return {
    viewport: viewportOf(own),
    setFrameElement: setElement,
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      dragged.current = { x: event.clientX, y: event.clientY };
      way.current = 0;
    },
    onPointerMove: (event) => {
      const from = dragged.current;
      if (from === null) return;
      if ((event.buttons & 1) === 0) {
        dragged.current = null;
        return;
      }
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      dragged.current = { x: event.clientX, y: event.clientY };
      way.current += Math.abs(x) + Math.abs(y);
      change((now) => pan(now, x, y));
    },
    onPointerUp: () => {
      dragged.current = null;
    },
    onClickCapture: (event) => {
      if (way.current > dragFrom) event.stopPropagation();
      way.current = 0;
    },
    zoomBy: (factor) => change((now) => zoom(now, factor, { x: frame.width / 2, y: frame.height / 2 })),
    showAll: () => setOwn('all'),
    show: (box) => change((now) => reveal(now, box, frame)),
  };
}
