import { Badge } from '@studio/ui';
import { useLocale } from '@studio/ui/internal';
import { type ReactElement, useId } from 'react';
import { formatDateTime } from '../formatDateTime/formatDateTime.ts';
import type { VersionHistoryLabels } from './labels.ts';
import type { ObjectVersion } from './types.ts';
import { About, Choice, Name, Row, Side } from './VersionList.styles.ts';

/** One way to choose a version: alone, or as a side of two. */
export interface RowChoice {
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
export function VersionRow({ version, isSelected, choices, texts }: VersionRowProps): ReactElement {
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
