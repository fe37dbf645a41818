import { getGridTemplate } from '../model/columns.ts';
import { clampWidth, resizeColumn } from '../model/layout.ts';
import type { ArrangeContext, ArrangedColumn } from './ArrangeContext.ts';
import { placeColumn } from './changeColumn.ts';
import { findHead, getHeads, getKey, isRightToLeft } from './headElements.ts';

/** A drag in progress. */
interface Gesture {
  /** The pointer is so many CSS pixels to the right of where it was pressed, and so many from the window's left. */
  readonly move: (by: number, clientX: number) => void;
  /** The pointer was released. */
  readonly keep: () => void;
  /** It was called off: everything is as before. */
  readonly cancel: () => void;
}

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

const template = '--browser-grid-template';

/** Makes a column as wide as its end is dragged to. Only the style changes meanwhile; the layout is reported at the end. */
function sizeColumn(
  context: ArrangeContext,
  column: ArrangedColumn,
  head: HTMLElement,
  isMirrored: boolean,
): Gesture {
  const { layout, setLayout, announce, labels } = context;
  const table = head.closest('table');
  const before = table?.style.getPropertyValue(template) ?? '';
  const leading = table?.querySelector('[data-part="page-checkbox"]') ? '44px' : undefined;
  const startWidth = head.offsetWidth;
  let width = startWidth;
  head.dataset['resizing'] = '';

  return {
    move(by) {
      width = clampWidth(column, startWidth + (isMirrored ? -by : by));
      const sized = context.columns.map((each) =>
        each.key === column.key ? { ...each, width: `${width}px` } : each,
      );
      table?.style.setProperty(template, getGridTemplate(sized, leading));
    },
    keep() {
      delete head.dataset['resizing'];
      if (width === startWidth) return;
      setLayout(resizeColumn(layout, column, width), { reason: 'resize' });
      announce(labels.resized(column.header, width));
    },
    cancel() {
      delete head.dataset['resizing'];
      table?.style.setProperty(template, before);
    },
  };
}

/** Moves a column to where its head is dragged. A line shows where it would go. */
function dragColumn(
  context: ArrangeContext,
  column: ArrangedColumn,
  head: HTMLElement,
  isMirrored: boolean,
): Gesture {
  const heads = getHeads(head.closest('table') ?? head);
  const boxes = heads.map((each) => each.getBoundingClientRect());
  const from = heads.indexOf(head);
  let target: HTMLElement | null = null;
  head.dataset['moving'] = '';

  const mark = (next: HTMLElement | null) => {
    delete target?.dataset['drop'];
    target = next === head ? null : next;
    if (target) target.dataset['drop'] = heads.indexOf(target) > from ? 'after' : 'before';
  };
  const leave = () => {
    delete head.dataset['moving'];
    mark(null);
  };
  return {
    move: (_, clientX) => mark(heads[findBox(boxes, clientX, isMirrored)] ?? null),
    keep() {
      const key = target && getKey(target);
      leave();
      if (key) placeColumn(context, column, key);
    },
    cancel: leave,
  };
}

/** The head under the pointer; the first or the last one beyond them. */
function findBox(boxes: readonly DOMRect[], clientX: number, isMirrored: boolean): number {
  const isBefore = ({ left, right }: DOMRect) => (isMirrored ? clientX > left : clientX < right);
  const index = boxes.findIndex(isBefore);
  return index < 0 ? boxes.length - 1 : index;
}
