import type { Sort } from '@studio/ui';
import type { GridColumn } from '../types.ts';

const defaultTrack = 'minmax(8rem, 1fr)';
const fraction = /^\d*\.?\d+fr$/;

/** The columns that a grid of this width shows. A width of null (not measured yet) shows them all. */
export function getVisibleColumns<Row>(
  columns: readonly GridColumn<Row>[],
  width: number | null,
): readonly GridColumn<Row>[] {
  if (width === null) return columns;
  const visible = columns.filter((column) => column.hideBelow === undefined || width >= column.hideBelow);
  return visible.length === columns.length ? columns : visible;
}

/** The widths at which a column appears, ascending, each once. */
export function getWidthSteps<Row>(columns: readonly GridColumn<Row>[]): readonly number[] {
  const steps = new Set(columns.flatMap((column) => column.hideBelow ?? []));
  return [...steps].sort((a, b) => a - b);
}

/** The largest step that fits a width; 0 when none does. Between two steps nothing changes. */
export function getWidthStep(steps: readonly number[], width: number): number {
  return steps.findLast((step) => width >= step) ?? 0;
}

/** Value for `grid-template-columns`. A bare fraction is kept from growing with its content. */
export function getGridTemplate(
  columns: readonly Pick<GridColumn<never>, 'width'>[],
  leading?: string,
): string {
  const tracks = columns.map(({ width = defaultTrack }) =>
    fraction.test(width) ? `minmax(0, ${width})` : width,
  );
  return (leading === undefined ? tracks : [leading, ...tracks]).join(' ');
}

/** The order after a click on a column's head: ascending, or the reverse of what it has. */
export function getNextSort(sort: Sort | null, key: string): Sort {
  return { key, direction: sort?.key === key && sort.direction === 'asc' ? 'desc' : 'asc' };
}

/** The key of the column that names the row; undefined where there are no columns. */
export function getNameKey(
  columns: readonly Pick<GridColumn<never>, 'key' | 'isRowName'>[],
): string | undefined {
  return (columns.find(({ isRowName }) => isRowName) ?? columns[0])?.key;
}
