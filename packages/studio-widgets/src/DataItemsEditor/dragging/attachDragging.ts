import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { findScrollElement } from '../../shared/scrollElement/useScrollElement.ts';
import { edgeSpeed } from '../model/edgeSpeed.ts';
import type { Handle } from '../model/selection.ts';

/** The input and the callbacks of a drag. Coordinates are those of the window, in pixels. */
export interface DragHost {
  /** The text that follows the pointer. */
  readonly describe: (handle: Handle) => string;
  readonly onStart: (handle: Handle) => void;
  /** `y` is `undefined` while the pointer is outside of the list. */
  readonly onMove: (handle: Handle, y: number | undefined) => void;
  readonly onDrop: (handle: Handle, y: number) => void;
  /** Always comes last, after a drop and without one. */
  readonly onEnd: () => void;
}

/** Dragging on one list. */
export interface Dragging {
  /** Lets a handle be dragged; only one at a time is needed, that under the pointer. */
  readonly arm: (element: HTMLElement, handle: Handle) => void;
  readonly detach: () => void;
}

function drawPreview(container: HTMLElement, text: string): void {
  const preview = document.createElement('div');
  preview.textContent = text;
  preview.dataset['part'] = 'drag-preview';
  Object.assign(preview.style, {
    padding: '6px 10px',
    borderRadius: '7px',
    border: '1px solid var(--st-line-strong)',
    background: 'var(--st-surface)',
    color: 'var(--st-text)',
    font: '14px/20px var(--st-font-sans)',
    whiteSpace: 'nowrap',
    maxWidth: '320px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  });
  container.append(preview);
}

/** Makes a list take what is dragged from its own handles. */
export function attachDragging(list: HTMLElement, host: DragHost): Dragging {
  let armed: HTMLElement | undefined;
  let disarm: () => void = () => undefined;
  const scroller = createEdgeScroller(list);

  const arm = (element: HTMLElement, handle: Handle) => {
    if (element === armed) return;
    disarm();
    armed = element;
    disarm = draggable({
      element,
      getInitialData: () => ({ list, handle }),
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: pointerOutsideOfPreview({ x: '12px', y: '8px' }),
          render: ({ container }) => drawPreview(container, host.describe(handle)),
        }),
      onDragStart: () => host.onStart(handle),
      onDrag: ({ location }) => {
        const y = location.current.dropTargets.length > 0 ? location.current.input.clientY : undefined;
        scroller.follow(location.current.input.clientY, () => host.onMove(handle, y));
        host.onMove(handle, y);
      },
      onDrop: ({ location }) => {
        scroller.stop();
        const { dropTargets, input } = location.current;
        if (dropTargets.length > 0) host.onDrop(handle, input.clientY);
        host.onEnd();
      },
    });
  };

  const release = dropTargetForElements({
    element: list,
    canDrop: ({ source }) => source.data['list'] === list,
    getDropEffect: () => 'move',
  });
  return {
    arm,
    detach: () => {
      scroller.stop();
      disarm();
      release();
    },
  };
}

/** Scrolls what is around a list while something is dragged near its edges. */
interface EdgeScroller {
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
function createEdgeScroller(list: HTMLElement): EdgeScroller {
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
