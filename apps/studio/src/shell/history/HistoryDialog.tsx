import type { ConfigurationLog } from '@studio/api';
import { useState } from 'react';
import { t } from '../../messages/messages.ts';
import { describeError } from '../../services/describeError.ts';
import type { ShellDialogProps } from '../dialogs/shellDialogs.ts';
import { HistoryDetailsDialog } from './details/HistoryDetailsDialog.tsx';
import { downloadHistory } from './downloadHistory.ts';
import { HistoryFrame } from './HistoryPage.styles.ts';
import { HistoryPage } from './HistoryPage.tsx';
import { useHistory } from './useHistory.ts';

/** Detailed History. It closes by its buttons alone, and with the session. */
export function HistoryDialog({ isOpen, onClose }: ShellDialogProps) {
  const { query, list, change, days, setDays, setDaysFault } = useHistory();
  const [detailed, setDetailed] = useState<ConfigurationLog | null>(null);
  const { data, error, isLoading } = list;
  return (
    <HistoryFrame
      isStatic
      isOpen={isOpen}
      onOpenChange={onClose}
      title={t('history.title')}
      closeLabel={t('common.close')}
      size="lg"
    >
      <HistoryPage
        query={query}
        onQueryChange={change}
        days={days}
        onDaysChange={setDays}
        onDaysFaultChange={setDaysFault}
        entries={data?.records}
        totalRecords={data?.totalRecords ?? 0}
        startIndex={data?.startIndex ?? 0}
        isStale={isLoading}
        errorReason={error === null ? null : describeError(error)}
        onRetry={list.reload}
        onDownload={(format) => void downloadHistory(format, query)}
        onDetails={setDetailed}
      />
      <HistoryDetailsDialog entry={detailed} onClose={() => setDetailed(null)} />
    </HistoryFrame>
  );
}
