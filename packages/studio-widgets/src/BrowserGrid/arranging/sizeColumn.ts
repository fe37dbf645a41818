import { getGridTemplate } from '../model/columns.ts';
import { clampWidth, resizeColumn } from '../model/layout.ts';

import type { ArrangeContext, ArrangedColumn } from './ArrangeContext.ts';
import type { Gesture } from './Gesture.ts';

const template = '--browser-grid-template';

/** Makes a column as wide as its end is dragged to. Only the style changes meanwhile; the layout is reported at the end. */
export function sizeColumn(
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
