import { type GridSelection, selectAllOnFilter } from '@studio/widgets';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { noSelection, toBulkSelection } from '../../../kernel/browser/bulk.ts';
import type { ListQuery } from '../../../kernel/browser/query.ts';
import { t } from '../../../messages/messages.ts';
import { reportActivity } from '../../../services/activity.ts';
import { describeError } from '../../../services/describeError.ts';
import { notify } from '../../../services/notices.ts';
import { listDataSets } from '../dataSets.api.ts';
import type { BulkState } from './DataSetBrowserPage.tsx';
import { type DataSetFilters, toFilterUri } from './query.ts';
import { useExport } from './useExport.ts';

/** What of the browser the export needs. */
export interface ExportFlowInput {
  readonly query: ListQuery<DataSetFilters>;
  readonly selection: GridSelection;
  readonly setSelection: (selection: GridSelection) => void;
  readonly endBulk: () => void;
  readonly reload: () => void;
}

/**
 * Choosing sets and exporting them. 'All on the filter' is counted by the server first, and sent when the user has agreed
 * to that number.
 */
export function useExportFlow(input: ExportFlowInput) {
  const { query, selection, setSelection, endBulk, reload } = input;
  const exporter = useExport();
  const [counted, setCounted] = useState<number | null>(null);
  const [isCounting, setCounting] = useState(false);
  const counting = useRef<AbortController | null>(null);
  const filterUri = toFilterUri(query);
  const isActive = query.bulk === 'Export';

  /** A count is of one filter, and of one selection: it says nothing once either is gone. */
  const forget = () => {
    counting.current?.abort();
    counting.current = null;
    setCounting(false);
    setCounted(null);
  };
  const forgetCountOf = useEffectEvent((_asked: string) => forget());
  const asked = `${isActive} ${filterUri}`;
  useEffect(() => () => forgetCountOf(asked), [asked]);

  const send = async (total: number) => {
    setCounted(null);
    const outcome = await exporter.run(toBulkSelection(selection, filterUri, total));
    if (outcome === 'done') endBulk();
    if (outcome !== 'changed') return;
    setSelection(noSelection);
    reload();
  };

  const count = async () => {
    if (counting.current) return;
    const controller = new AbortController();
    counting.current = controller;
    setCounting(true);
    try {
      const total = await countOnFilter(filterUri, controller.signal);
      if (!controller.signal.aborted) setCounted(total);
    } catch (error) {
      if (controller.signal.aborted) return;
      reportActivity(t('dataSets.export'), describeError(error));
      notify({ message: describeError(error), tone: 'bad' });
    } finally {
      if (counting.current === controller) {
        counting.current = null;
        setCounting(false);
      }
    }
  };

  const bulk: BulkState | null = isActive
    ? {
        selection,
        onSelectionChange: setSelection,
        confirmLabel: t('dataSets.export'),
        isPending: exporter.isRunning || isCounting,
        onSelectAll: () => setSelection(selectAllOnFilter()),
        onCancel: endBulk,
        onConfirm: () => void (selection.mode === 'all' ? count() : send(0)),
        counted,
        onAgree: () => void send(counted ?? 0),
        onDisagree: () => {
          setCounted(null);
          reload();
        },
      }
    : null;
  return { bulk, isRunning: exporter.isRunning };
}

async function countOnFilter(filterUri: string, signal: AbortSignal): Promise<number> {
  const request = {
    filterUri,
    startIndex: 0,
    numberOfRows: 1,
    sortBy: 'name',
    sortDirection: 'asc',
  } as const;
  return (await listDataSets(request, signal)).totalRecords;
}
