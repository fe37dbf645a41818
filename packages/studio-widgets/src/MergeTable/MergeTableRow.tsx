import { Button, StatusLabel, TextArea, TextField } from '@studio/ui';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { memo, type ReactElement, useId } from 'react';
import { isLongChange } from '../ChangeList/model/isLongChange.ts';
import { RichTextEditor } from '../RichTextEditor/RichTextEditor.tsx';
import { toShortName } from '../shared/longText/toShortName.ts';
import { ComparedTexts } from '../shared/textComparison/ComparedTexts.tsx';
import { useComparison } from '../shared/textComparison/useComparison.ts';
import type { MergeTableLabels } from './labels.ts';
import { MergeOption } from './MergeOption.tsx';
import { Base, Card, Foot, Name, Options, Row, State, What } from './MergeTable.styles.ts';
import type { MergeChoice, MergeCollision } from './types.ts';

interface MergeTableRowProps {
  readonly collision: MergeCollision;
  readonly index: number;
  readonly count: number;
  /** In pixels, where the list is long. */
  readonly top: number | undefined;
  readonly choice: MergeChoice | undefined;
  /** The text of one's own, chosen or not. */
  readonly ownText: string;
  readonly isExpanded: boolean;
  readonly theirName: string;
  /** Keep it stable. */
  readonly onChoose: (id: string, choice: MergeChoice) => void;
  /** Keep it stable. */
  readonly onToggle: (id: string) => void;
  readonly texts: MergeTableLabels;
}

/** One collision: what it is about, and the ways to settle it. */
export const MergeTableRow = memo(function MergeTableRow(props: MergeTableRowProps) {
  const { collision, index, count, top, choice, ownText, isExpanded, theirName, onChoose, onToggle, texts } =
    props;
  const { id, kind, subject, field, base, html, isEditable } = collision;
  const groupId = useId();
  const isLong = ['mine', 'theirs'].some((side) =>
    isLongChange({ before: base, after: side === 'mine' ? collision.mine : collision.theirs }),
  );
  const compared = useBothSides(collision, isLong);
  const isCompared = compared.mine !== null || compared.theirs !== null;
  const hasMore = isCompared ? Object.values(compared).some((each) => each?.excerpt.isCut) : isLong;
  const action = isExpanded ? texts.collapse : texts.expand;
  const what = describeCollision(collision, texts.what);
  const titles = { theirs: texts.theirs(theirName), mine: texts.mine };
  return (
    <Row
      data-part="collision"
      data-id={id}
      {...(top !== undefined && {
        'data-placed': true,
        'aria-posinset': index + 1,
        'aria-setsize': count,
        style: { insetBlockStart: top },
      })}
    >
      <Card data-undecided={choice === undefined || undefined}>
        <What data-part="what">
          <Name id={`${groupId}-what`}>
            <strong dir="auto">{field || subject}</strong>
            {field !== '' && <span dir="auto">{subject}</span>}
          </Name>
          {kind !== 'removal' && (
            <Base id={`${groupId}-base`} data-part="base">
              {texts.base} <bdi>{base || texts.nothing}</bdi>
            </Base>
          )}
          <State>
            <StatusLabel
              size="sm"
              tone={choice === undefined ? 'warning' : 'good'}
              icon={choice !== undefined && <Check size={14} />}
            >
              {choice === undefined ? texts.undecided : texts.decided}
            </StatusLabel>
          </State>
        </What>
        <Options
          role="radiogroup"
          aria-label={what}
          aria-describedby={kind === 'removal' ? undefined : `${groupId}-base`}
          data-part="options"
          data-stacked={isCompared || undefined}
        >
          {(['theirs', 'mine'] as const).map((side) => (
            <MergeOption
              key={side}
              name={groupId}
              part={side}
              title={titles[side]}
              isChecked={choice === side}
              onCheck={() => onChoose(id, side)}
              isCut={isLong && !isExpanded}
              {...(compared[side] === null && { value: <MergeSideValue {...{ collision, side, texts }} /> })}
            >
              {compared[side] !== null && (
                <ComparedTexts
                  label={titles[side]}
                  {...{ isExpanded, compared: compared[side] }}
                  labels={texts.textComparison}
                  lineLabels={texts.comparison}
                />
              )}
            </MergeOption>
          ))}
          {isEditable && (
            <MergeOwnText
              name={groupId}
              text={ownText}
              isLong={isLong}
              isRich={html !== undefined}
              isChecked={typeof choice === 'object'}
              onChange={(value) => onChoose(id, { value })}
              title={texts.own}
              label={texts.ownValue(what)}
            />
          )}
        </Options>
        {hasMore && (
          <Foot>
            <Button
              size="sm"
              variant="ghost"
              data-part="expand"
              aria-expanded={isExpanded}
              aria-label={`${action}: ${what}`}
              onClick={() => onToggle(id)}
            >
              {action}
            </Button>
          </Foot>
        )}
      </Card>
    </Row>
  );
});

/** What each side made of a long text, or of one with formatting. */
function useBothSides({ kind, base, mine, theirs, html }: MergeCollision, isLong: boolean) {
  const texts = html ?? { base, mine, theirs };
  const given = {
    before: texts.base,
    format: html ? ('html' as const) : ('text' as const),
    isWanted: kind === 'field' && (html !== undefined || isLong),
  };
  return {
    mine: useComparison({ ...given, after: texts.mine }),
    theirs: useComparison({ ...given, after: texts.theirs }),
  };
}

/** What a collision is about, as the name of a group or of a button can say it. */
function describeCollision(
  { field, subject }: MergeCollision,
  describe: (field: string, subject: string) => string,
): string {
  return describe(toShortName(field), toShortName(subject));
}

interface MergeSideValueProps {
  readonly collision: MergeCollision;
  readonly side: 'mine' | 'theirs';
  readonly texts: MergeTableLabels;
}

/** What one side made of it, with a word where it removed or moved it. */
function MergeSideValue({ collision, side, texts }: MergeSideValueProps): ReactElement {
  const { kind, removedBy, html } = collision;
  const text = collision[side];
  const isTextRemoved = html !== undefined && html.base !== '' && html[side] === '';
  if (isTextRemoved || (kind === 'removal' && removedBy === side)) {
    return (
      <>
        <Minus size={14} strokeWidth={2.5} aria-hidden="true" data-kind="removed" />
        {texts.removed}
      </>
    );
  }
  if (kind === 'removal') return <bdi>{text || texts.kept}</bdi>;
  const value = text === '' ? <span data-empty>{texts.nothing}</span> : <bdi>{text}</bdi>;
  if (kind !== 'place') return value;
  return (
    <>
      <ArrowUpDown size={14} aria-hidden="true" data-kind="moved" />
      {texts.movedTo} {value}
    </>
  );
}

interface MergeOwnTextProps {
  /** Of the group. */
  readonly name: string;
  readonly text: string;
  /** The text may have several lines. */
  readonly isLong: boolean;
  /** The text has formatting: it is HTML. */
  readonly isRich: boolean;
  readonly isChecked: boolean;
  /** Chosen with this text. */
  readonly onChange: (text: string) => void;
  readonly title: string;
  /** Name of the field. */
  readonly label: string;
}

/** A text of one's own. Writing in the field chooses it; until it is chosen, Tab passes over the field. The editor of a text with formatting is there once it is chosen. */
function MergeOwnText(props: MergeOwnTextProps): ReactElement {
  const { name, text, isLong, isRich, isChecked, onChange, title, label } = props;
  const field = {
    label,
    isLabelHidden: true,
    value: text,
    onValueChange: onChange,
    tabIndex: isChecked ? 0 : -1,
    dir: 'auto',
  };
  const plain = isLong ? <TextArea {...field} minRows={2} maxRows={8} /> : <TextField {...field} />;
  return (
    <MergeOption part="own" name={name} title={title} isChecked={isChecked} onCheck={() => onChange(text)}>
      {!isRich && plain}
      {isRich && isChecked && (
        <RichTextEditor label={label} isLabelHidden value={text} onValueChange={(next) => onChange(next)} />
      )}
    </MergeOption>
  );
}
