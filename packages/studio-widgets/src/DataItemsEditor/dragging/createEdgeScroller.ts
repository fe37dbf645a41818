import { findScrollElement } from '../../shared/scrollElement/useScrollElement.ts';
import { edgeSpeed } from '../model/edgeSpeed.ts';

/** Scrolls what is around a list while something is dragged near its edges. */
export interface EdgeScroller {
  /** To be called as the pointer moves; `onScroll` comes after each step of scrolling. */
  readonly follow: (y: number, onScroll: () => void) => void;
  readonly stop: () => void;
}

function visibleEdges(list: HTMLElement, scroller: Element): readonly [top: number, bottom: number] {
  const isPage = scroller === document.documentElement;
  const bounds = scroller.getBoundingClientRect();
  const top = isPage ? 0 : bounds.top;
  const bottom = isPage ? window.innerHeight : bounds.bottom;
  const head = list.querySelector('[data-part="group-bar"]')?.getBoundingClientRect();
  const stuck = head !== undefined && head.top < top + 160 && head.top >= top ? head.bottom : top;
  return [stuck, Math.min(bottom, window.innerHeight)];
}

/** Makes the scroller of a list. */
export function createEdgeScroller(list: HTMLElement): EdgeScroller {
  let frame = 0;
  let last = 0;
  let pointer = 0;
  let notify: () => void = () => undefined;

  const step = (now: number) => {
    const found = findScrollElement(list, true);
    const scroller = found === 'window' || found === null ? document.documentElement : found;
    const [top, bottom] = visibleEdges(list, scroller);
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
