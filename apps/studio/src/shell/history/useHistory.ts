import type { DateRange } from '@studio/ui';
import { useState } from 'react';
import { useResource } from '../../kernel/resource/useResource.ts';
import { loadHistory } from './history.api.ts';
import { firstHistoryQuery, type HistoryQuery, historyPageSize, isInOrder } from './historyQuery.ts';

/** The history as it is searched, filtered, sorted and paged: each by the server, over the whole log. */
export function useHistory() {
  const [query, setQuery] = useState(firstHistoryQuery);
  const [days, setDays] = useState<DateRange>(firstHistoryQuery.days);
  const [daysFault, setDaysFault] = useState<string | null>(null);
  const isAsking = query.range !== 'custom' || daysFault === null;
  const list = useResource(isAsking ? JSON.stringify(query) : null, (signal) => loadHistory(query, signal));

  const change = (next: Partial<HistoryQuery>) => setQuery((now) => ({ ...now, page: 1, ...next }));
  const { data, isLoading, error } = list;
  const answered = data && !isLoading && error === null ? data.startIndex / historyPageSize + 1 : query.page;
  return {
    query: { ...query, page: answered },
    list,
    /** Changes what is asked for; another question begins at its first page. */
    change,
    /** What the fields of the custom range hold; it is asked for when it is in order. */
    days,
    setDays: (next: DateRange) => {
      setDays(next);
      if (isInOrder(next)) change({ days: next });
    },
    setDaysFault,
  };
}
