import type { ArrangeContext, ArrangedColumn } from './ArrangeContext.ts';
import { placeColumn } from './changeColumn.ts';
import type { Gesture } from './Gesture.ts';
import { getHeads, getKey } from './headElements.ts';

/** Moves a column to where its head is dragged. A line shows where it would go. */
export function dragColumn(
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
