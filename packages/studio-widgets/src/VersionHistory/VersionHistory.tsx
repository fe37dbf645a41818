import {
  Button,
  EmptyState,
  ErrorState,
  type LoadError,
  RadioGroup,
  Skeleton,
  VisuallyHidden,
} from '@studio/ui';
import { useLabels } from '@studio/ui/internal';
import History from 'lucide-react/icons/history';
import type { ComponentPropsWithRef, CSSProperties, ReactElement } from 'react';
import { ChangeList } from '../ChangeList/ChangeList.tsx';
import { defaultLabels, type VersionHistoryLabels } from './labels.ts';
import { getComparedVersions } from './model/selection.ts';
import type { ObjectVersion, VersionComparison, VersionSelection } from './types.ts';
import {
  Against,
  Bones,
  Count,
  Head,
  Pane,
  PaneBody,
  PaneHead,
  Panes,
  Root,
  Title,
} from './VersionHistory.styles.ts';
import { VersionList } from './VersionList.tsx';

export interface VersionHistoryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Newest first, without gaps; undefined while they are loaded for the first time. */
  versions: readonly ObjectVersion[] | undefined;
  /** How many there are, listed or not. @default as many as are listed */
  total?: number | undefined;
  /** Called for older ones, when there are more. */
  onLoadMore?: (() => void) | undefined;
  /** They are loading. @default false */
  isLoadingMore?: boolean | undefined;
  /** The versions, or more of them, could not be loaded; those that are there stay. */
  error?: LoadError | undefined;
  /** Null: nothing is chosen yet. */
  selection: VersionSelection | null;
  /** Asked to compare others: load what they differ in, and give it as `comparison`. */
  onSelectionChange?: ((selection: VersionSelection) => void) | undefined;
  /** What the selected versions differ in; undefined is as good as nothing known yet. */
  comparison?: VersionComparison | undefined;
  /** Asked to bring a version back, as an edit that is still to be saved. Without it there is no button for it. */
  onRestore?: ((id: string) => void) | undefined;
  /** Pixels, or a length of CSS; its lists scroll. @default 'min(600px, 70vh)' */
  height?: number | string | undefined;
  labels?: Partial<VersionHistoryLabels> | undefined;
}

/**
 * Who changed what and when: the versions of an object on one side, and on the other what differs between one and the one
 * before it, between one and now, or between any two. Under 640 pixels one is above the other.
 */
export function VersionHistory(props: VersionHistoryProps): ReactElement {
  const {
    versions,
    total = versions?.length ?? 0,
    onLoadMore,
    isLoadingMore = false,
    error,
    selection,
    onSelectionChange,
    comparison,
    onRestore,
    height = 'min(600px, 70vh)',
    labels,
    style,
    ...rest
  } = props;
  const texts = useLabels('VersionHistory', defaultLabels, labels);
  const ownStyle: CSSProperties & Record<'--version-history-height', string> = {
    '--version-history-height': typeof height === 'number' ? `${height}px` : height,
  };
  return (
    <Root data-part="version-history" {...rest} style={{ ...ownStyle, ...style }}>
      <Panes>
        <VersionList
          {...{ versions, total, onLoadMore, isLoadingMore, error, selection, onSelectionChange, texts }}
        />
        <VersionDifference
          versions={versions ?? []}
          {...{ total, selection, onSelectionChange, comparison, onRestore, texts }}
        />
      </Panes>
    </Root>
  );
}

interface VersionDifferenceProps {
  readonly versions: readonly ObjectVersion[];
  readonly total: number;
  readonly selection: VersionSelection | null;
  readonly onSelectionChange: ((selection: VersionSelection) => void) | undefined;
  readonly comparison: VersionComparison | undefined;
  readonly onRestore: ((id: string) => void) | undefined;
  readonly texts: VersionHistoryLabels;
}

/** What differs between the selected versions, and the button back to the one. */
function VersionDifference(props: VersionDifferenceProps): ReactElement {
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
