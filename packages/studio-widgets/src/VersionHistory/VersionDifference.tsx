import { Button, EmptyState, ErrorState, RadioGroup, Skeleton, VisuallyHidden } from '@studio/ui';
import History from 'lucide-react/icons/history';
import type { ReactElement } from 'react';
import { ChangeList } from '../ChangeList/ChangeList.tsx';
import type { VersionHistoryLabels } from './labels.ts';
import { getComparedVersions } from './model/selection.ts';
import type { ObjectVersion, VersionComparison, VersionSelection } from './types.ts';
import { Against, Bones, Count, Head, Pane, PaneBody, PaneHead, Title } from './VersionHistory.styles.ts';

export interface VersionDifferenceProps {
  readonly versions: readonly ObjectVersion[];
  readonly total: number;
  readonly selection: VersionSelection | null;
  readonly onSelectionChange: ((selection: VersionSelection) => void) | undefined;
  readonly comparison: VersionComparison | undefined;
  readonly onRestore: ((id: string) => void) | undefined;
  readonly texts: VersionHistoryLabels;
}

/** What differs between the selected versions, and the button back to the one. */
export function VersionDifference(props: VersionDifferenceProps): ReactElement {
  const { versions, selection, onSelectionChange, onRestore, texts } = props;
  const chosen = selection?.kind === 'one' ? versions.find(({ id }) => id === selection.id) : undefined;
  const title = selection && titleOf(props, selection);
  return (
    <Pane aria-label={title ?? texts.choose} data-part="difference">
      {selection === null ? (
        <EmptyState icon={<History size={24} />} title={texts.choose} />
      ) : (
        <>
          <PaneHead>
            <Head>
              <Title data-part="compared" dir="auto">
                {title}
              </Title>
              <Counted {...props} />
            </Head>
            {chosen && onRestore && (
              <Button
                size="sm"
                data-part="restore"
                disabledReason={chosen.isCurrent ? texts.isCurrent : undefined}
                onClick={() => onRestore(chosen.id)}
              >
                {texts.restore}
              </Button>
            )}
          </PaneHead>
          {selection.kind === 'one' && (
            <Against>
              <span aria-hidden="true">{texts.against}</span>
              <RadioGroup
                label={texts.against}
                isLabelHidden
                orientation="horizontal"
                value={selection.with}
                onValueChange={(against) => onSelectionChange?.({ ...selection, with: against ?? 'before' })}
                options={[
                  { value: 'before', label: texts.before },
                  { value: 'now', label: texts.now },
                ]}
              />
            </Against>
          )}
          <Difference {...props} />
        </>
      )}
    </Pane>
  );
}

function titleOf({ versions, total, texts }: VersionDifferenceProps, selection: VersionSelection): string {
  const { older, newer } = getComparedVersions(selection, versions, total);
  const nameOf = (sought: string) => {
    const version = versions.find(({ id }) => id === sought)?.version;
    return version === undefined ? '…' : texts.version(version);
  };
  const newerName = newer === null ? null : nameOf(newer);
  if (older === undefined) return newerName ?? '…';
  return texts.compared(older === null ? null : nameOf(older), newerName);
}

function Counted({ comparison, texts }: VersionDifferenceProps): ReactElement | null {
  const { changes, isLoading, error } = comparison ?? {};
  const isKnown = changes !== undefined && !isLoading && !error;
  return (
    <Count role="status" data-part="count">
      {isKnown ? (
        texts.changes(changes.length)
      ) : (
        <VisuallyHidden>{isLoading && texts.loading}</VisuallyHidden>
      )}
    </Count>
  );
}

function Difference({ comparison, texts }: VersionDifferenceProps): ReactElement | null {
  const { changes, isLoading, error } = comparison ?? {};
  if (error) {
    return (
      <PaneBody>
        <ErrorState
          title={error.title ?? texts.comparisonFailed}
          reason={error.reason}
          onRetry={error.onRetry}
          retryLabel={texts.retry}
        />
      </PaneBody>
    );
  }
  if (isLoading || changes === undefined) {
    return (
      <Bones aria-hidden="true" data-part="difference-loading">
        {[72, 48, 61].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={14} />
        ))}
      </Bones>
    );
  }
  return (
    <PaneBody
      as={ChangeList}
      data-padded
      changes={changes}
      maxHeight="none"
      emptyText={texts.same}
      labels={texts.changeList}
    />
  );
}
