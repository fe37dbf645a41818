import type { ConfigurationLog } from '@studio/api';
import { useState } from 'react';
import { ListFrame } from '../../kernel/list/ListFrame.styles.ts';
import { commonText } from '../../platform/i18n/common.messages.ts';
import type { OperationDialogProps } from '../OperationDialogProps.ts';
import { HistoryDetailsDialog } from './details/HistoryDetailsDialog.tsx';
import { downloadHistory, type HistoryFormat } from './downloadHistory.ts';
import { HistoryList } from './HistoryList.tsx';
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
