import type { ArrangeContext } from './ArrangeContext.ts';
import { shiftColumn, widenColumn, widthStep } from './changeColumn.ts';
import { findHead, getHeads, getKey, isRightToLeft } from './headElements.ts';

const forwardKeys: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Alt and an arrow on a column's head make it wider or narrower; with Shift they move it.
 * @returns whether the key was one of these
 */
export function arrangeByKey(event: KeyboardEvent, context: ArrangeContext): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  const step = forwardKeys[key];
  const head = target instanceof Element ? findHead(target) : null;
  const column = head && context.columns.find((each) => each.key === getKey(head));
  if (!step || !altKey || ctrlKey || metaKey || !column) return false;
  event.preventDefault();
  const by = isRightToLeft(head) ? (-step as 1 | -1) : step;
  if (shiftKey) moveWithFocus(context, head, by);
  else widenColumn(context, column, by * widthStep);
  return true;
}

function moveWithFocus(context: ArrangeContext, head: HTMLElement, by: 1 | -1): void {
  const heads = getHeads(context.tableRef.current ?? head);
  const target = heads[heads.indexOf(head) + by];
  const column = context.columns.find((each) => each.key === getKey(head));
  if (target && column && shiftColumn(context, column, by))
    context.focusHead(Number(target.dataset['column']));
}
