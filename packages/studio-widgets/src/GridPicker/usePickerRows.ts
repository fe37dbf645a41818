import type { Sort } from '@studio/ui';
import { useState } from 'react';
import { serializeFilterUri } from '../AdvancedFilter/model/serializeFilterUri.ts';
import { countSelectedRows } from '../BrowserGrid/model/selection.ts';
import type { GridSelection } from '../BrowserGrid/types.ts';
import { type GridPages, useGridPages } from '../BrowserGrid/useGridPages.tsx';
import type { GridPickerOptions } from './GridPickerProps.ts';
import type { GridPickerLabels } from './labels.ts';
import { changeFilter, type PickedRows, pickNothing, pickRows, toChoice } from './model/pickedRows.ts';
import type { GridPickerAction, GridPickerChoice, GridPickerSource } from './types.ts';

export interface PickerRowsOptions<Row, Context>
  extends Pick<
    GridPickerOptions<Row, Context>,
    | 'getRowId'
    | 'loadPage'
    | 'context'
    | 'dataName'
    | 'filterType'
    | 'defaultSort'
    | 'pageSize'
    | 'defaultFilterUri'
    | 'filter'
    | 'loadFilter'
  > {
  readonly labels: GridPickerLabels;
}

/** The rows of a picker, and which of them are selected. */
export interface PickerRows<Row, Context> {
  readonly pages: GridPages<Row>;
  readonly pageSize: number;
  readonly source: GridPickerSource<Context>;
  /** What is selected now: for Select, or for the present action on several rows. */
  readonly selection: GridSelection;
  readonly count: number;
  /** The count of all rows is the filter's: it is not while rows are loading, nor when they did not come. */
  readonly isTotalKnown: boolean;
  readonly setSelection: (selection: GridSelection) => void;
  readonly setFilterUri: (filterUri: string) => void;
  /** The filter that the rows waited for is here, or does not come. */
  readonly startLoading: () => void;
  /** The present action on several rows; null while rows are picked. */
  readonly bulk: GridPickerAction<Row, Context> | null;
  /** Begins an action on several rows. What was picked comes back when it ends. */
  readonly beginBulk: (action: GridPickerAction<Row, Context>) => void;
  readonly endBulk: () => void;
  /** What is selected now, as it is given back. */
  readonly getChoice: (action: string) => GridPickerChoice<Row, Context>;
  /** Nothing, as it is given back. */
  readonly getEmptyChoice: (action: string) => GridPickerChoice<Row, Context>;
}

const byName: Sort = { key: 'name', direction: 'asc' };

interface Bulk<Row, Context> {
  readonly action: GridPickerAction<Row, Context>;
  readonly rows: PickedRows<Row>;
}

/** Loads the rows of a picker and holds what is selected. */
export function usePickerRows<Row, Context>(
  options: PickerRowsOptions<Row, Context>,
): PickerRows<Row, Context> {
  const {
    dataName = '',
    filterType = 0,
    pageSize = 25,
    defaultSort = byName,
    filter,
    defaultFilterUri = filter?.defaultValue ? serializeFilterUri(filter.defaultValue, filter.fields) : '',
    loadPage,
    labels,
  } = options;
  const source = { dataName, filterType, context: options.context as Context };
  const [filterUri, setFilterUri] = useState(defaultFilterUri);
  const [isPaused, setPaused] = useState(filter === undefined && options.loadFilter !== undefined);
  const [picked, setPicked] = useState<PickedRows<Row>>(pickNothing);
  const [bulk, setBulk] = useState<Bulk<Row, Context> | null>(null);
  const pages = useGridPages<Row>({
    loadPage: (request, options) => loadPage({ ...request, ...source }, options),
    itemsName: labels.itemsName,
    filterUri,
    isPaused,
    defaultSort,
    pageSize,
    labels: labels.pages,
  });
  const { rows = [], totalRecords, isStale, error } = pages.feed;
  const current = bulk?.rows ?? picked;

  const change = (edit: (rows: PickedRows<Row>) => PickedRows<Row>) => {
    if (bulk) setBulk({ ...bulk, rows: edit(bulk.rows) });
    else setPicked(edit);
  };
  const choose = (rowsToGive: PickedRows<Row>, action: string) =>
    toChoice(rowsToGive, { action, context: source.context, filterUri, total: totalRecords });

  return {
    pages,
    pageSize,
    source,
    selection: current.selection,
    count: countSelectedRows(current.selection, totalRecords),
    isTotalKnown: pages.feed.rows !== undefined && !isStale && !error,
    setSelection: (next) => change((before) => pickRows(before, next, rows, options.getRowId)),
    setFilterUri: (next) => {
      if (next === filterUri) return;
      setFilterUri(next);
      setPicked(changeFilter);
      if (bulk) setBulk({ ...bulk, rows: changeFilter(bulk.rows) });
    },
    startLoading: () => setPaused(false),
    bulk: bulk?.action ?? null,
    beginBulk: (action) => setBulk({ action, rows: pickNothing() }),
    endBulk: () => setBulk(null),
    getChoice: (action) => choose(current, action),
    getEmptyChoice: (action) => choose(pickNothing(), action),
  };
}
