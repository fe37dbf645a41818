import type { ArrangeContext } from './ArrangeContext.ts';
import { dragColumn } from './dragColumn.ts';
import type { Gesture } from './Gesture.ts';
import { findHead, getKey, isRightToLeft } from './headElements.ts';
import { sizeColumn } from './sizeColumn.ts';

/** How much of a head, at its end, is the handle that resizes it; in CSS pixels. */
const handleWidth = 9;
/** A press that moves less is a click. */
const leastMove = 5;

/** A head was pressed: dragging its end resizes the column, dragging the rest of it moves the column. Escape takes it back. */
export function startColumnGesture(down: PointerEvent, context: ArrangeContext): void {
  const head = down.target instanceof Element ? findHead(down.target) : null;
  const column = head && context.columns.find((each) => each.key === getKey(head));
  const table = context.tableRef.current;
  if (!head || !column || !table || down.button !== 0) return;
  const box = head.getBoundingClientRect();
  const isMirrored = isRightToLeft(table);
  const fromEnd = isMirrored ? down.clientX - box.left : box.right - down.clientX;
  const isSizing = fromEnd <= handleWidth;
  if (isSizing) down.preventDefault();
  const begin = (): Gesture =>
    isSizing ? sizeColumn(context, column, head, isMirrored) : dragColumn(context, column, head, isMirrored);
  follow(down, begin, isSizing);
}

function follow(down: PointerEvent, begin: () => Gesture, isImmediate: boolean): void {
  let gesture: Gesture | null = isImmediate ? begin() : null;
  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true };
  const finish = (isKept: boolean) => {
    controller.abort();
    if (!gesture) return;
    if (isKept) gesture.keep();
    else gesture.cancel();
    swallowClick();
  };
  const move = (event: PointerEvent) => {
    const by = event.clientX - down.clientX;
    if (!gesture && Math.abs(by) >= leastMove) gesture = begin();
    gesture?.move(by, event.clientX);
  };
  document.addEventListener('pointermove', move, options);
  document.addEventListener('pointerup', () => finish(true), options);
  document.addEventListener('pointercancel', () => finish(false), options);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !gesture) return;
      event.preventDefault();
      event.stopPropagation();
      finish(false);
    },
    options,
  );
}

/** The click that ends a drag is no click on the head. */
function swallowClick(): void {
  const controller = new AbortController();
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', swallow, { signal: controller.signal, capture: true });
  setTimeout(() => controller.abort(), 0);
}
