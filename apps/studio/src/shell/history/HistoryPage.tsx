import type { ConfigurationLog } from '@studio/api';
import { Pagination } from '@studio/ui';
import { BrowserGrid, getRowRange } from '@studio/widgets';
import { useMemo } from 'react';
import { t } from '../../messages/messages.ts';
import { gridLabels } from '../../messages/widgetLabels.ts';
import './history.messages.ts';
import { HistoryFilters, type HistoryFiltersProps } from './HistoryFilters.tsx';
import { PageRoot } from './HistoryPage.styles.ts';
import { historyColumns } from './historyColumns.tsx';
import { historyPageSize, toHistorySortKey } from './historyQuery.ts';

/** Everything that the history shows; it knows no server. */
export interface HistoryPageProps extends HistoryFiltersProps {
  /** Undefined until the first page has arrived. */
  readonly entries: readonly ConfigurationLog[] | undefined;
  readonly totalRecords: number;
  /** How many entries precede those shown. */
  readonly startIndex: number;
  /** The entries are of an earlier question; the answer is under way. */
  readonly isStale: boolean;
  /** Why the entries could not be loaded; null when they could. */
  readonly errorReason: string | null;
  readonly onRetry: () => void;
  /** Asks for what an entry changed. Keep it stable: rows are drawn again when it changes. */
  readonly onDetails: (entry: ConfigurationLog) => void;
}

/** Who did what, and when: the log of the configuration. */
export function HistoryPage(props: HistoryPageProps) {
  const { entries, totalRecords, startIndex, query, onQueryChange, errorReason } = props;
  const columns = useMemo(() => historyColumns(props.onDetails), [props.onDetails]);
  const range = { ...getRowRange(startIndex, entries?.length ?? 0), total: totalRecords };

  return (
    <PageRoot>
      <HistoryFilters {...props} />
      <BrowserGrid
        label={t('history.title')}
        labels={gridLabels()}
        columns={columns}
        rows={entries}
        rowOffset={startIndex}
        getRowId={({ id }) => id}
        onOpenRow={props.onDetails}
        sort={{ key: query.sortBy, direction: query.sortDirection }}
        onSortChange={({ key, direction }) => {
          const sortBy = toHistorySortKey(key);
          if (sortBy !== null) onQueryChange({ sortBy, sortDirection: direction });
        }}
        isStale={props.isStale}
        error={
          errorReason === null
            ? undefined
            : { title: t('history.loadFailed'), reason: errorReason, onRetry: props.onRetry }
        }
        emptyText={t('history.empty')}
        totalRecords={totalRecords}
        countText={entries === undefined ? '' : t('history.count', range)}
        footer={
          <Pagination
            page={query.page}
            pageCount={Math.max(1, Math.ceil(totalRecords / historyPageSize))}
            onPageChange={(page) => onQueryChange({ page })}
            aria-label={t('history.pages')}
          />
        }
      />
    </PageRoot>
  );
}
