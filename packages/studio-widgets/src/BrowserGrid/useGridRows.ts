import type { Sort } from '@studio/ui';
import { afterPaint, useControlled, useLabels } from '@studio/ui/internal';
import { useEffect, useMemo } from 'react';
import type { GridFeed } from './GridFeed.ts';
import { defaultPagesLabels, type GridPagesLabels } from './gridPagesLabels.ts';
import { LongRows } from './LongRows.tsx';
import { getTextOrder } from './model/textOrder.ts';
import { sortGridRows } from './sortGridRows.ts';
import type { GridColumn } from './types.ts';

export interface GridRowsOptions<Row> {
  /** Every row there is. Keep the array stable: another one is sorted anew. */
  readonly rows: readonly Row[];
  /** Keep the array stable. They define how to sort: by `sortValue`, `getText`, or what `render` gives. */
  readonly columns: readonly GridColumn<Row>[];
  /** What the rows are, in the count text: 'Data Sets'. */
  readonly itemsName: string;
  /** The order, when the caller holds it; null for that of `rows`. */
  readonly sort?: Sort | null | undefined;
  /** The order to start with. @default null: that of `rows` */
  readonly defaultSort?: Sort | null | undefined;
  readonly onSortChange?: ((sort: Sort | null) => void) | undefined;
  /** The language to sort texts by, as BCP 47. @default the browser's */
  readonly locale?: string | undefined;
  readonly labels?: Partial<GridPagesLabels> | undefined;
}

/**
 * Feeds a grid with rows that are all here: sorts them, and has only those in sight drawn when there are many. Spread what
 * it gives onto `BrowserGrid`.
 */
export function useGridRows<Row>(options: GridRowsOptions<Row>): GridFeed<Row> {
  const { rows, columns, itemsName, locale } = options;
  const texts = useLabels('GridPages', defaultPagesLabels, options.labels);
  const [sort, setSort] = useControlled<Sort | null>(
    options.sort,
    options.defaultSort ?? null,
    options.onSortChange,
  );
  const key = sort?.key;
  const direction = sort?.direction;
  const sorted = useMemo(() => {
    if (key === undefined || direction === undefined) return rows;
    return sortGridRows(rows, columns, { key, direction }, locale);
  }, [rows, columns, key, direction, locale]);
  // The order of a language takes a while to make: not before the rows are on the screen.
  useEffect(() => afterPaint(() => getTextOrder(locale)), [locale]);
  const count = rows.length;
  return {
    rows: sorted,
    sort,
    onSortChange: setSort,
    totalRecords: count,
    countText: texts.count(count === 0 ? 0 : 1, count, count, itemsName),
    selectAllScope: 'filter',
    longRows: LongRows,
  };
}
