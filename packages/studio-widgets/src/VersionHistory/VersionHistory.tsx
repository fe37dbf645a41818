import type { LoadError } from '@studio/ui';
import { useLabels } from '@studio/ui/internal';
import type { ComponentPropsWithRef, CSSProperties, ReactElement } from 'react';
import { defaultLabels, type VersionHistoryLabels } from './labels.ts';
import type { ObjectVersion, VersionComparison, VersionSelection } from './types.ts';
import { VersionDifference } from './VersionDifference.tsx';
import { Panes, Root } from './VersionHistory.styles.ts';
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
