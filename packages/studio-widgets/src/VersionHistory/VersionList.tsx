import type { LoadError } from '@studio/ui';
import { Button, EmptyState, ErrorState, Skeleton, Switch } from '@studio/ui';
import { type ReactElement, useId } from 'react';
import type { VersionHistoryLabels } from './labels.ts';
import { canBe, selectOne, selectTwo } from './model/selection.ts';
import type { ObjectVersion, VersionSelection } from './types.ts';
import { Bones, Pane, PaneBody, PaneHead } from './VersionHistory.styles.ts';
import { Foot, Rows, Sides } from './VersionList.styles.ts';
import { type RowChoice, VersionRow } from './VersionRow.tsx';

export interface VersionListProps {
  readonly versions: readonly ObjectVersion[] | undefined;
  readonly total: number;
  readonly onLoadMore: (() => void) | undefined;
  readonly isLoadingMore: boolean;
  readonly error: LoadError | undefined;
  readonly selection: VersionSelection | null;
  readonly onSelectionChange: ((selection: VersionSelection) => void) | undefined;
  readonly texts: VersionHistoryLabels;
}

/** The versions, newest first: one is chosen, or an older and a newer one. */
export function VersionList(props: VersionListProps): ReactElement {
  const { versions, error, selection, onSelectionChange, texts } = props;
  const isTwo = selection?.kind === 'two';
  const change = (next: VersionSelection | null) => {
    if (next) onSelectionChange?.(next);
  };
  return (
    <Pane aria-label={texts.versions} aria-busy={versions === undefined && !error} data-part="list">
      {versions !== undefined && versions.length > 1 && (
        <PaneHead>
          <Switch
            label={texts.two}
            checked={isTwo}
            onCheckedChange={(isOn) => change(isOn ? selectTwo(selection, versions) : selectOne(selection))}
          />
        </PaneHead>
      )}
      <PaneBody data-part="list-body">
        {versions === undefined && !error && <ListBones text={texts.loading} />}
        {versions?.length === 0 && !error && <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>}
        {versions !== undefined && versions.length > 0 && (
          <ListRows {...props} versions={versions} onChange={change} />
        )}
        {error && (
          <ErrorState
            title={error.title ?? texts.versionsFailed}
            reason={error.reason}
            onRetry={error.onRetry}
            retryLabel={texts.retry}
          />
        )}
        {versions !== undefined && !error && <More {...props} versions={versions} />}
      </PaneBody>
    </Pane>
  );
}

interface ListRowsProps extends VersionListProps {
  readonly versions: readonly ObjectVersion[];
  readonly onChange: (selection: VersionSelection) => void;
}

function ListRows({ versions, selection, onChange, texts }: ListRowsProps): ReactElement {
  const name = useId();
  const two = selection?.kind === 'two' ? selection : null;
  const choicesOf = (id: string): RowChoice[] => {
    if (!two) {
      const against = selection?.kind === 'one' ? selection.with : 'before';
      const onCheck = () => onChange({ kind: 'one', id, with: against });
      return [
        {
          name,
          label: '',
          isChecked: selection?.kind === 'one' && selection.id === id,
          isDisabled: false,
          onCheck,
        },
      ];
    }
    return (['from', 'to'] as const).map((side) => ({
      name: `${name}-${side}`,
      label: texts[side],
      isChecked: two[side] === id,
      isDisabled: !canBe(side, id, two, versions),
      onCheck: () => onChange({ ...two, [side]: id }),
    }));
  };
  return (
    <>
      {two && (
        <Sides aria-hidden="true">
          <span>{texts.from}</span>
          <span>{texts.to}</span>
        </Sides>
      )}
      <Rows aria-label={texts.versions} data-part="versions">
        {versions.map((version) => {
          const choices = choicesOf(version.id);
          const isSelected = choices.some(({ isChecked }) => isChecked);
          return <VersionRow key={version.id} {...{ version, choices, isSelected, texts }} />;
        })}
      </Rows>
    </>
  );
}

interface MoreProps extends VersionListProps {
  readonly versions: readonly ObjectVersion[];
}

function More({ versions, total, onLoadMore, isLoadingMore, texts }: MoreProps): ReactElement | null {
  if (versions.length === 0 || versions.length >= total || !onLoadMore) return null;
  return (
    <Foot>
      <Button size="sm" isPending={isLoadingMore} data-part="more" onClick={onLoadMore}>
        {texts.more}
      </Button>
      <span>{texts.listed(versions.length, total)}</span>
    </Foot>
  );
}

function ListBones({ text }: { text: string }): ReactElement {
  return (
    <Bones role="status" aria-label={text} data-part="list-loading">
      {[58, 44, 66, 50].map((width) => (
        <div key={width}>
          <Skeleton width={`${width}%`} height={14} />
          <Skeleton width={`${width + 24}%`} height={12} />
        </div>
      ))}
    </Bones>
  );
}
