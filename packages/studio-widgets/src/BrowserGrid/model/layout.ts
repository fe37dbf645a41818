import type { GridColumn, GridDensity, GridLayout } from '../types.ts';
import { getNameKey } from './columns.ts';

/** The narrowest a column can be made when it does not say, in CSS pixels. */
const narrowest = 64;
/** The widest. */
const widest = 2000;

/** Columns as they are given. */
export const plainLayout: GridLayout = { order: [], widths: {}, hidden: [], density: 'comfortable' };

/** What a layout needs to know of a column. */
type Arranged = Pick<GridColumn<never>, 'key' | 'width' | 'minWidth' | 'isHideable' | 'isRowName'>;

/** Every column in the order of a layout, hidden ones included. Columns that it does not name keep their neighbour. */
export function orderColumns<Column extends Arranged>(
  columns: readonly Column[],
  layout: GridLayout,
): readonly Column[] {
  if (layout.order.length === 0) return columns;
  const named = new Set(layout.order);
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const ordered = [...named].flatMap((key) => byKey.get(key) ?? []);
  for (const [index, column] of columns.entries()) {
    if (named.has(column.key)) continue;
    const before = columns[index - 1];
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column);
  }
  return ordered;
}

/** The columns that a layout shows, in its order and with its widths. The same array when it changes nothing. */
export function arrangeColumns<Column extends Arranged>(
  columns: readonly Column[],
  layout: GridLayout,
): readonly Column[] {
  const { widths, hidden } = layout;
  const shown = orderColumns(columns, layout).filter(
    (column) => !(hidden.includes(column.key) && canHide(columns, column)),
  );
  const arranged = shown.map((column) => {
    const width = widths[column.key];
    return width === undefined ? column : { ...column, width: `${clampWidth(column, width)}px` };
  });
  return arranged.every((column, index) => column === columns[index]) && arranged.length === columns.length
    ? columns
    : arranged;
}

/** Whether a person may hide a column: not the one that names the row. */
export function canHide(columns: readonly Arranged[], column: Arranged): boolean {
  return column.isHideable !== false && column.key !== getNameKey(columns);
}

/** A layout with a column moved to the place of another one. Unknown keys change nothing. */
export function moveColumn(
  columns: readonly Arranged[],
  layout: GridLayout,
  key: string,
  targetKey: string,
): GridLayout {
  const order = orderColumns(columns, layout).map((column) => column.key);
  const from = order.indexOf(key);
  const to = order.indexOf(targetKey);
  if (from < 0 || to < 0 || from === to) return layout;
  order.splice(from, 1);
  order.splice(to, 0, key);
  return { ...layout, order };
}

/** A layout in which a column is so wide, within its limits. */
export function resizeColumn(layout: GridLayout, column: Arranged, width: number): GridLayout {
  const next = clampWidth(column, width);
  if (layout.widths[column.key] === next) return layout;
  return { ...layout, widths: { ...layout.widths, [column.key]: next } };
}

/** A layout that shows a column, or hides it. */
export function setColumnShown(layout: GridLayout, key: string, isShown: boolean): GridLayout {
  if (layout.hidden.includes(key) !== isShown) return layout;
  const hidden = isShown ? layout.hidden.filter((each) => each !== key) : [...layout.hidden, key];
  return { ...layout, hidden };
}

/** A layout of another density. */
export function setDensity(layout: GridLayout, density: GridDensity): GridLayout {
  return layout.density === density ? layout : { ...layout, density };
}

/** Whole pixels between a column's narrowest and the widest. */
export function clampWidth({ minWidth = narrowest }: Arranged, width: number): number {
  return Math.round(Math.max(minWidth, Math.min(width, Math.max(minWidth, widest))));
}

/** Height of a row by density, in CSS pixels. */
export const rowHeights: Readonly<Record<GridDensity, number>> = { comfortable: 36, compact: 28 };
