import { findScrollElement } from '../scrollElement/useScrollElement.ts';

const zone = 64;
const fastest = 1200;

/**
 * How fast a list scrolls while something is dragged near its upper or lower edge, in pixels a second: faster the
 * nearer, 0 away from the edges, negative for up. `top` and `bottom` are the edges, `y` is the pointer.
 */
export function edgeSpeed(y: number, top: number, bottom: number): number {
  const reach = Math.min(zone, (bottom - top) / 3);
  if (reach <= 0) return 0;
  const above = (top + reach - y) / reach;
  const below = (y - (bottom - reach)) / reach;
  if (above > 0) return -fastest * Math.min(1, above);
  return below > 0 ? fastest * Math.min(1, below) : 0;
}

/** Scrolls what is around a list while something is dragged near its edges. */
interface EdgeScroller {
  /** To be called as the pointer moves; `onScroll` comes after each step of scrolling. */
  readonly follow: (y: number, onScroll: () => void) => void;
  readonly stop: () => void;
}

function visibleEdges(
  list: HTMLElement,
  scroller: Element,
  stuckHead: string,
): readonly [top: number, bottom: number] {
  const isPage = scroller === document.documentElement;
  const bounds = scroller.getBoundingClientRect();
  const top = isPage ? 0 : bounds.top;
  const bottom = isPage ? window.innerHeight : bounds.bottom;
  const head = list.querySelector(stuckHead)?.getBoundingClientRect();
  const stuck = head !== undefined && head.top < top + 160 && head.top >= top ? head.bottom : top;
  return [stuck, Math.min(bottom, window.innerHeight)];
}

/** Makes the scroller of a list. @param stuckHead what stays at its upper edge, as a selector */
export function createEdgeScroller(list: HTMLElement, stuckHead: string): EdgeScroller {
  let frame = 0;
  let last = 0;
  let pointer = 0;
  let notify: () => void = () => undefined;

  const step = (now: number) => {
    const found = findScrollElement(list, true);
    const scroller = found === 'window' || found === null ? document.documentElement : found;
    const [top, bottom] = visibleEdges(list, scroller, stuckHead);
    const speed = edgeSpeed(pointer, top, bottom);
    const before = scroller.scrollTop;
    if (speed !== 0) scroller.scrollTop += speed * Math.min(0.05, (now - last) / 1000);
    last = now;
    if (scroller.scrollTop !== before) notify();
    frame = requestAnimationFrame(step);
  };
  return {
    follow: (y, onScroll) => {
      pointer = y;
      notify = onScroll;
      if (frame !== 0) return;
      last = performance.now();
      frame = requestAnimationFrame(step);
    },
    stop: () => {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
