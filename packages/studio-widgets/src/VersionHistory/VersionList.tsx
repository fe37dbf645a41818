import { Badge, Button, EmptyState, ErrorState, type LoadError, Skeleton, Switch } from '@studio/ui';
import { useLocale } from '@studio/ui/internal';
import { type ReactElement, useId } from 'react';
import { formatDateTime } from '../formatDateTime/formatDateTime.ts';
import type { VersionHistoryLabels } from './labels.ts';
import { canBe, selectOne, selectTwo } from './model/selection.ts';
import type { ObjectVersion, VersionSelection } from './types.ts';
import { Bones, Pane, PaneBody, PaneHead } from './VersionHistory.styles.ts';
import { About, Choice, Foot, Name, Row, Rows, Side, Sides } from './VersionList.styles.ts';

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

/** One way to choose a version: alone, or as a side of two. */
interface RowChoice {
  /** Of the group. */
  readonly name: string;
  readonly label: string;
  readonly isChecked: boolean;
  readonly isDisabled: boolean;
  readonly onCheck: () => void;
}

interface VersionRowProps {
  readonly version: ObjectVersion;
  readonly isSelected: boolean;
  /** One, or one for each side. */
  readonly choices: readonly RowChoice[];
  readonly texts: VersionHistoryLabels;
}

/** One version in the list. */
function VersionRow({ version, isSelected, choices, texts }: VersionRowProps): ReactElement {
  const { id, title, author, time, action, isCurrent } = version;
  const locale = useLocale();
  const ownId = useId();
  const kind = choices.length === 1 ? 'one' : 'two';
  const radios = choices.map(({ name, label, isChecked, isDisabled, onCheck }) => (
    <input
      key={name}
      type="radio"
      name={name}
      data-part="radio"
      checked={isChecked}
      disabled={isDisabled}
      onChange={onCheck}
      {...(label !== '' && { 'aria-label': `${label}: ${texts.version(version.version)}` })}
      aria-describedby={`${ownId}-about`}
    />
  ));
  const name = (
    <>
      <Name dir="auto">{texts.version(version.version)}</Name>
      {isCurrent && <Badge tone="accent">{texts.current}</Badge>}
    </>
  );
  return (
    <Row data-part="version" data-id={id} data-kind={kind} data-selected={isSelected || undefined}>
      {kind === 'one' ? (
        <Choice>
          {radios}
          {name}
        </Choice>
      ) : (
        <>
          {radios.map((radio) => (
            <Side key={radio.key}>{radio}</Side>
          ))}
          <Choice as="div">{name}</Choice>
        </>
      )}
      <About id={`${ownId}-about`}>
        <time dateTime={toIso(time)}>{formatDateTime(time, locale)}</time> <span dir="auto">{action}</span>{' '}
        {texts.by}{' '}
        <span data-part="author" dir="auto">
          {author}
        </span>
        {title && (
          <span data-part="title" dir="auto">
            {title}
          </span>
        )}
      </About>
    </Row>
  );
}

function toIso(time: number): string | undefined {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
