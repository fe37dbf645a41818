import type { Sort } from '@studio/ui';
import { Pagination } from '@studio/ui';
import { useControlled, useLabels } from '@studio/ui/internal';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AskOptions } from '../shared/request/AskOptions.ts';
import type { GridFeed } from './GridFeed.ts';
import { defaultPagesLabels, type GridPagesLabels } from './gridPagesLabels.ts';
import {
  getPageToGoBackTo,
  noAnswer,
  type PageAnswer,
  settleWithError,
  settleWithPage,
} from './model/pageAnswer.ts';
import { getPageCount, getRowRange } from './model/pages.ts';
import type { GridPage, GridPageRequest } from './types.ts';

export interface GridPagesOptions<Row> {
  /**
   * Asks a server for one page. A later question aborts it. What it rejects with is shown above the footer, with Retry.
   * It need not be stable: it is called when the filter, the order, the page or its size is another.
   */
  readonly loadPage: (request: GridPageRequest, options: AskOptions) => Promise<GridPage<Row>>;
  /** What the rows are, in the count text: 'Data Sets'. */
  readonly itemsName: string;
  /** Which rows are wanted, in words of the caller's: part of each request. Another filter starts at the first page. @default '' */
  readonly filterUri?: string | undefined;
  /** Nothing is requested, such as while the filter is loading; what is shown stays. @default false */
  readonly isPaused?: boolean | undefined;
  /** The order, when the caller holds it. */
  readonly sort?: Sort | undefined;
  /** The order to start with. @default the column `name`, ascending, whether there is one or not */
  readonly defaultSort?: Sort | undefined;
  readonly onSortChange?: ((sort: Sort) => void) | undefined;
  /** The page, from 1, when the caller holds it. */
  readonly page?: number | undefined;
  /** Another page was requested: by the pager, or the first one by another order. */
  readonly onPageChange?: ((page: number) => void) | undefined;
  /** The address of a page: makes the pager's pages real links. */
  readonly getPageHref?: ((page: number) => string) | undefined;
  /** Rows a page, at least 1. @default 25 */
  readonly pageSize?: number | undefined;
  /** The text of a failed load. @default the error's message */
  readonly getErrorReason?: ((error: unknown) => string) | undefined;
  readonly labels?: Partial<GridPagesLabels> | undefined;
}

export interface GridPages<Row> {
  /** Spread it onto `BrowserGrid`. */
  readonly feed: GridFeed<Row>;
  /** Requests the same page again: what it shows may have changed. */
  readonly reload: () => void;
  /** From 1. */
  readonly page: number;
  /** Goes to another page. */
  readonly setPage: (page: number) => void;
  readonly sort: Sort;
}

const byName: Sort = { key: 'name', direction: 'asc' };

/** Feeds a grid from a server, a page at a time. Earlier rows stay, marked as stale, until the requested ones come. */
export function useGridPages<Row>(options: GridPagesOptions<Row>): GridPages<Row> {
  const { itemsName, filterUri = '', pageSize = 25, loadPage, getErrorReason = getMessage } = options;
  const { isPaused = false } = options;
  const texts = useLabels('GridPages', defaultPagesLabels, options.labels);
  const [sort, setSort] = useControlled(options.sort, options.defaultSort ?? byName, options.onSortChange);
  const [own, setOwn] = useState({ page: 1, filterUri });
  if (own.filterUri !== filterUri) setOwn({ page: 1, filterUri });
  const page = options.page ?? own.page;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<PageAnswer<Row>>(noAnswer);

  const request: GridPageRequest = { filterUri, sort, startIndex: (page - 1) * pageSize, pageSize };
  const id = JSON.stringify([attempt, filterUri, sort.key, sort.direction, request.startIndex, pageSize]);

  const setPage = (next: number) => {
    setOwn({ page: next, filterUri });
    options.onPageChange?.(next);
  };
  const reload = () => setAttempt((now) => now + 1);

  const ask = useEffectEvent(async (asked: string, signal: AbortSignal) => {
    try {
      const result = await loadPage(request, { signal });
      if (signal.aborted) return;
      const back = getPageToGoBackTo(request.startIndex, pageSize, result);
      if (back === null) setAnswer(settleWithPage(asked, request.startIndex, result));
      else setPage(back);
    } catch (error) {
      if (!signal.aborted) setAnswer((before) => settleWithError(before, asked, error));
    }
  });

  useEffect(() => {
    if (isPaused) return undefined;
    const controller = new AbortController();
    void ask(id, controller.signal);
    return () => controller.abort();
  }, [id, isPaused]);

  const { rows, totalRecords, rowOffset } = answer;
  const isPending = answer.settledId !== id;
  const range = getRowRange(rowOffset, rows?.length ?? 0);
  return {
    reload,
    page,
    setPage,
    sort,
    feed: {
      rows,
      sort,
      onSortChange: (next) => {
        setSort(next);
        if (page !== 1) setPage(1);
      },
      isStale: isPending && rows !== undefined,
      error:
        isPending || !answer.hasFailed
          ? undefined
          : { title: texts.failed(itemsName), reason: getErrorReason(answer.error), onRetry: reload },
      totalRecords,
      rowOffset,
      skeletonRowCount: pageSize,
      countText: rows ? texts.count(range.start, range.end, totalRecords, itemsName) : '',
      footer: (
        <Pagination
          page={page}
          pageCount={getPageCount(pageSize, totalRecords)}
          onPageChange={setPage}
          {...(options.getPageHref && { getPageHref: options.getPageHref })}
          labels={{ pagination: texts.pages(itemsName) }}
        />
      ),
    },
  };
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
