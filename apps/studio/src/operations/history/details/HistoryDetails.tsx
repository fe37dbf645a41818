import type { ConfigurationLog, ConfigurationLogDetails } from '@studio/api';
import { ErrorState, Skeleton, VisuallyHidden } from '@studio/ui';
import { formatDateTime } from '@studio/widgets';
import { commonText } from '../../../platform/i18n/common.messages.ts';
import { historyText } from '../history.messages.ts';
import { ChangesTable } from './ChangesTable.tsx';
import { DetailsRoot, EntryFacts, EntryMessage, Waiting } from './HistoryDetails.styles.ts';

/** What the details of an entry show. */
export interface HistoryDetailsProps {
  /** What the list has of it. */
  readonly entry: ConfigurationLog;
  /** Undefined until they have loaded. */
  readonly details: ConfigurationLogDetails | undefined;
  /** Why they could not be loaded, in words; null otherwise. */
  readonly error: string | null;
  readonly onRetry: () => void;
}

/** One entry of the history, with what changed field by field. */
export function HistoryDetails({ entry, details, error, onRetry }: HistoryDetailsProps) {
  return (
    <DetailsRoot>
      <div>
        <EntryFacts>
          <span>{formatDateTime(entry.timeCreated)}</span>
          <bdi>{entry.user}</bdi>
          <span>{entry.type}</span>
          <span>{entry.action}</span>
        </EntryFacts>
        <EntryMessage dir="auto">{entry.message}</EntryMessage>
      </div>
      <Changes {...{ details, error, onRetry }} />
    </DetailsRoot>
  );
}

function Changes({ details, error, onRetry }: Omit<HistoryDetailsProps, 'entry'>) {
  if (details !== undefined) {
    const { changes, changeCount } = details;
    return changes.length === 0 ? (
      <p>{historyText('details.none')}</p>
    ) : (
      <ChangesTable {...{ changes, changeCount }} />
    );
  }
  if (error === null) return <ChangesSkeleton />;
  return (
    <ErrorState
      title={historyText('details.failed')}
      reason={error}
      retryLabel={commonText('retry')}
      onRetry={onRetry}
    />
  );
}

function ChangesSkeleton() {
  return (
    <Waiting aria-busy="true">
      <VisuallyHidden role="status">{historyText('details.loading')}</VisuallyHidden>
      {['70%', '85%', '60%', '75%'].map((width) => (
        <Skeleton key={width} width={width} height={20} />
      ))}
    </Waiting>
  );
}
