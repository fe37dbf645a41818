import { clampWidth, moveColumn, orderColumns, resizeColumn, setColumnShown } from '../model/layout.ts';

import type { ArrangeContext, ArrangedColumn } from './ArrangeContext.ts';
import { getHeads, getKey } from './headElements.ts';

/** How much wider a key or a button makes a column, in CSS pixels. */
export const widthStep = 16;

/** Makes a column so much wider than it is drawn, and says how wide it is then. */
export function widenColumn(context: ArrangeContext, column: ArrangedColumn, by: number): void {
  const { layout, setLayout, announce, labels, tableRef } = context;
  const head = getHeads(tableRef.current ?? document.body).find((each) => getKey(each) === column.key);
  const width = clampWidth(column, (head?.offsetWidth ?? layout.widths[column.key] ?? 0) + by);
  setLayout(resizeColumn(layout, column, width), { reason: 'resize' });
  announce(labels.resized(column.header, width));
}

/**
 * Moves a column one place earlier (-1) or later (1) among those that are shown, and announces its new place.
 * @returns whether there is such a place
 */
export function shiftColumn(context: ArrangeContext, column: ArrangedColumn, by: -1 | 1): boolean {
  const { columns } = context;
  const target = columns[columns.findIndex((each) => each.key === column.key) + by];
  if (!target) return false;
  placeColumn(context, column, target.key);
  return true;
}

/** Moves a column to the place of another one, and announces it. */
export function placeColumn(context: ArrangeContext, column: ArrangedColumn, targetKey: string): void {
  const { columns, allColumns, layout, setLayout, announce, labels } = context;
  const place = columns.findIndex((each) => each.key === targetKey);
  setLayout(moveColumn(allColumns, layout, column.key, targetKey), { reason: 'move' });
  announce(labels.moved(column.header, place + 1, columns.length));
}

/** Shows a column, or hides it. */
export function showColumn(context: ArrangeContext, key: string, isShown: boolean): void {
  const reason = isShown ? 'show' : 'hide';
  context.setLayout(setColumnShown(context.layout, key, isShown), { reason });
}

/** Every column in its order, hidden ones included. */
export function listColumns(context: ArrangeContext): readonly ArrangedColumn[] {
  return orderColumns(context.allColumns, context.layout);
}
