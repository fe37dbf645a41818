import type { ConfigurationLog } from '@studio/api';
import { useState } from 'react';
import { ListFrame } from '../../kernel/list/ListFrame.styles.ts';
import { useResource } from '../../kernel/resource/useResource.ts';
import { commonText } from '../../platform/i18n/common.messages.ts';
import { describeError } from '../../platform/i18n/describeError.ts';
import type { OperationDialogProps } from '../OperationDialogProps.ts';
import { HistoryDetails } from './details/HistoryDetails.tsx';
import { downloadHistory, type HistoryFormat } from './downloadHistory.ts';
import { HistoryList } from './HistoryList.tsx';
import { loadHistoryDetails } from './history.api.ts';
import { historyText } from './history.messages.ts';
import type { HistoryQuestion } from './historyFilter.ts';

/** Detailed History. It closes by its buttons alone, and with the session. */
export function HistoryDialog({ isOpen, onClose }: OperationDialogProps) {
  const [downloadFailure, setDownloadFailure] = useState('');
  const [detailed, setDetailed] = useState<ConfigurationLog | null>(null);
  const download = async (format: HistoryFormat, question: HistoryQuestion) => {
    setDownloadFailure('');
    setDownloadFailure(await downloadHistory(format, question));
  };
  return (
    <ListFrame
      isStatic
      isOpen={isOpen}
      onOpenChange={onClose}
      title={historyText('title')}
      closeLabel={commonText('close')}
      size="lg"
    >
      <HistoryList
        downloadFailure={downloadFailure}
        onDownload={(format, question) => void download(format, question)}
        onDetails={setDetailed}
      />
      <HistoryDetailsDialog entry={detailed} onClose={() => setDetailed(null)} />
    </ListFrame>
  );
}

interface HistoryDetailsDialogProps {
  /** The entry whose details are shown; null closes the dialog. */
  readonly entry: ConfigurationLog | null;
  readonly onClose: () => void;
}

/** What an entry of the history changed, in the place of the list. Keeps the last one while it closes. */
function HistoryDetailsDialog({ entry, onClose }: HistoryDetailsDialogProps) {
  const [last, setLast] = useState(entry);
  if (entry !== null && entry !== last) setLast(entry);
  const shown = entry ?? last;
  return (
    <ListFrame
      isOpen={entry !== null}
      onOpenChange={onClose}
      title={historyText('details')}
      closeLabel={commonText('close')}
      size="lg"
    >
      {shown && <LoadedDetails key={shown.id} entry={shown} />}
    </ListFrame>
  );
}

function LoadedDetails({ entry }: { entry: ConfigurationLog }) {
  const asked = entry.hasDetails ? entry.id : null;
  const { data, error, reload } = useResource(asked, (signal) => loadHistoryDetails(entry.id, signal));
  return (
    <HistoryDetails
      entry={entry}
      details={entry.hasDetails ? data : { log: entry, changes: [], changeCount: 0 }}
      error={error === null ? null : describeError(error)}
      onRetry={reload}
    />
  );
}
