import { IconButton, VisuallyHidden } from '@studio/ui';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Undo from 'lucide-react/icons/undo-2';
import { memo } from 'react';
import { Fact, Line, Mark, Subject, What } from './ChangeList.styles.ts';
import { ChangeListValues } from './ChangeListValues.tsx';
import type { ChangeListLabels } from './labels.ts';
import type { ChangeLine } from './model/groupChanges.ts';
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
