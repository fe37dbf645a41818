import { Button, IconButton, VisuallyHidden } from '@studio/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Undo from 'lucide-react/icons/undo-2';
import { memo, type ReactElement } from 'react';
import { ComparedTexts } from '../shared/textComparison/ComparedTexts.tsx';
import { useComparison } from '../shared/textComparison/useComparison.ts';
import { Fact, Line, Mark, Pair, Subject, Values, What } from './ChangeList.styles.ts';
import type { ChangeListLabels } from './labels.ts';
import type { ChangeLine } from './model/groupChanges.ts';
import { isLongChange } from './model/isLongChange.ts';
import { withShortNames } from './model/withShortNames.ts';
import type { ChangeListItem } from './types.ts';

const marks = { added: Plus, removed: Minus, moved: ArrowUpDown };

interface ChangeListLineProps {
  readonly line: ChangeLine;
  readonly index: number;
  readonly count: number;
  /** In pixels, where the list is long. */
  readonly top: number | undefined;
  readonly isExpanded: boolean;
  readonly isReverting: boolean;
  /** Keep it stable. */
  readonly onToggle: (id: string) => void;
  /** Keep it stable. */
  readonly onRevert: ((change: ChangeListItem) => void) | undefined;
  readonly texts: ChangeListLabels;
}

/** One change, with the name of its subject above the first. */
export const ChangeListLine = memo(function ChangeListLine(props: ChangeListLineProps) {
  const { line, index, count, top, isExpanded, isReverting, onToggle, onRevert, texts } = props;
  const { change, isFirst } = line;
  const { id, kind, subject, field } = change;
  return (
    <Line
      data-part="change"
      data-id={id}
      data-index={index}
      data-kind={kind}
      data-first={isFirst || undefined}
      {...(top !== undefined && {
        'data-placed': true,
        'aria-posinset': index + 1,
        'aria-setsize': count,
        style: { insetBlockStart: top },
      })}
    >
      {isFirst && (
        <Subject data-part="subject" dir="auto">
          {subject}
        </Subject>
      )}
      <Fact>
        <What data-part="what">
          <KindMark kind={kind} texts={texts} />
          {field !== '' && <bdi>{field}</bdi>}
        </What>
        <ChangeListValues {...{ change, isExpanded, texts }} onToggle={() => onToggle(id)} />
        {onRevert && (
          <IconButton
            size="sm"
            data-part="revert"
            label={texts.revert(withShortNames(change))}
            icon={<Undo size={16} aria-hidden="true" />}
            disabledReason={isReverting ? texts.reverting : undefined}
            onClick={() => onRevert(change)}
          />
        )}
      </Fact>
    </Line>
  );
});

function KindMark({ kind, texts }: { kind: ChangeListItem['kind']; texts: ChangeListLabels }) {
  if (kind === 'changed') return <VisuallyHidden>{texts.kinds.changed} </VisuallyHidden>;
  const Icon = marks[kind];
  return (
    <Mark data-part="mark" data-kind={kind}>
      <Icon size={14} strokeWidth={2.5} aria-hidden="true" />
      {texts.kinds[kind]}
    </Mark>
  );
}

interface ChangeListValuesProps {
  readonly change: ChangeListItem;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
  readonly texts: ChangeListLabels;
}

/** What a field was and what it is. Long values, and texts with formatting, are compared word by word: the first differences, until all is asked for. */
function ChangeListValues({ change, isExpanded, onToggle, texts }: ChangeListValuesProps): ReactElement {
  const { field, subject } = withShortNames(change);
  const isLong = isLongChange(change);
  const compared = useComparison({
    ...(change.html ?? change),
    format: change.html ? 'html' : 'text',
    isWanted: change.kind === 'changed' && (change.html !== undefined || isLong),
  });
  const hasMore = compared === null ? isLong : compared.excerpt.isCut;
  const action = isExpanded ? texts.collapse : texts.expand;
  return (
    <Values data-part="values">
      {compared === null ? (
        <ValuePair change={change} isCut={isLong && !isExpanded} texts={texts} />
      ) : (
        <ComparedTexts
          label={field || subject}
          {...{ compared, isExpanded }}
          lineLabels={texts.comparison}
          labels={texts.textComparison}
        />
      )}
      {hasMore && (
        <Button
          size="sm"
          variant="ghost"
          data-part="expand"
          aria-expanded={isExpanded}
          aria-label={`${action}: ${[field, subject].filter(Boolean).join(', ')}`}
          onClick={onToggle}
        >
          {action}
        </Button>
      )}
    </Values>
  );
}

interface ValuePairProps {
  readonly change: ChangeListItem;
  readonly isCut: boolean;
  readonly texts: ChangeListLabels;
}

function ValuePair({ change, isCut, texts }: ValuePairProps): ReactElement | null {
  const { kind, before, after } = change;
  const hasBefore = kind === 'changed' || before !== '';
  const hasAfter = kind === 'changed' || after !== '';
  if (!hasBefore && !hasAfter) return null;
  const Before = kind === 'moved' ? 'span' : 'del';
  const After = kind === 'moved' ? 'span' : 'ins';
  return (
    <Pair data-long={isCut || undefined}>
      {hasBefore && (
        <>
          <VisuallyHidden>{texts.before} </VisuallyHidden>
          <Before data-part="before" dir="auto" data-empty={before === '' || undefined}>
            {before || texts.nothing}
          </Before>
        </>
      )}
      {hasBefore && hasAfter && <ArrowRight size={14} aria-hidden="true" data-part="arrow" />}
      {hasAfter && (
        <>
          <VisuallyHidden>{texts.after} </VisuallyHidden>
          <After data-part="after" dir="auto" data-empty={after === '' || undefined}>
            {after || texts.nothing}
          </After>
        </>
      )}
    </Pair>
  );
}
