import type { ConfigurationLog } from '@studio/api';
import { useState } from 'react';
import { ListFrame } from '../../../kernel/list/ListFrame.styles.ts';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { loadHistoryDetails } from '../history.api.ts';
import { historyText } from '../history.messages.ts';
import { HistoryDetails } from './HistoryDetails.tsx';

export interface HistoryDetailsDialogProps {
  /** The entry whose details are shown; null closes the dialog. */
  readonly entry: ConfigurationLog | null;
  readonly onClose: () => void;
}

/** What an entry of the history changed, in the place of the list. Keeps the last one while it closes. */
export function HistoryDetailsDialog({ entry, onClose }: HistoryDetailsDialogProps) {
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
