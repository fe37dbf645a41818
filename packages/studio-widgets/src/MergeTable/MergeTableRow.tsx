import { Button, DiffText, StatusLabel } from '@studio/ui';
import Check from 'lucide-react/icons/check';
import { memo, useId } from 'react';
import { isLongChange } from '../ChangeList/model/isLongChange.ts';
import { toShortName } from '../shared/longText/toShortName.ts';
import type { MergeTableLabels } from './labels.ts';
import { MergeOption } from './MergeOption.tsx';
import { MergeOwnText } from './MergeOwnText.tsx';
import { MergeSideValue } from './MergeSideValue.tsx';
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
  const { id, kind, subject, field, base, isEditable } = collision;
  const groupId = useId();
  const isLong = ['mine', 'theirs'].some((side) =>
    isLongChange({ before: base, after: side === 'mine' ? collision.mine : collision.theirs }),
  );
  const isCompared = isLong && isExpanded && kind === 'field';
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
              {...(!isCompared && { value: <MergeSideValue {...{ collision, side, texts }} /> })}
            >
              {isCompared && (
                <DiffText
                  label={titles[side]}
                  before={base}
                  after={collision[side]}
                  labels={texts.comparison}
                />
              )}
            </MergeOption>
          ))}
          {isEditable && (
            <MergeOwnText
              name={groupId}
              text={ownText}
              isLong={isLong}
              isChecked={typeof choice === 'object'}
              onChange={(value) => onChoose(id, { value })}
              title={texts.own}
              label={texts.ownValue(what)}
            />
          )}
        </Options>
        {isLong && (
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

/** What a collision is about, as the name of a group or of a button can say it. */
function describeCollision(
  { field, subject }: MergeCollision,
  say: (field: string, subject: string) => string,
): string {
  return say(toShortName(field), toShortName(subject));
}
