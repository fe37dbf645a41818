import { Button, DiffText, VisuallyHidden } from '@studio/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactElement } from 'react';
import { Pair, Values } from './ChangeList.styles.ts';
import type { ChangeListLabels } from './labels.ts';
import { isLongChange } from './model/isLongChange.ts';
import { withShortNames } from './model/withShortNames.ts';
import type { ChangeListItem } from './types.ts';

interface ChangeListValuesProps {
  readonly change: ChangeListItem;
  readonly isExpanded: boolean;
  readonly onToggle: () => void;
  readonly texts: ChangeListLabels;
}

/** What a field was and what it is. Long values are cut until they are expanded, and then compared word by word. */
export function ChangeListValues({
  change,
  isExpanded,
  onToggle,
  texts,
}: ChangeListValuesProps): ReactElement {
  const { before, after } = change;
  const { field, subject } = withShortNames(change);
  const isLong = isLongChange(change);
  const isCompared = isExpanded && isLong && before !== '' && after !== '';
  const action = isExpanded ? texts.collapse : texts.expand;
  return (
    <Values data-part="values">
      {isCompared ? (
        <DiffText label={field || subject} before={before} after={after} labels={texts.comparison} />
      ) : (
        <ValuePair change={change} isCut={isLong && !isExpanded} texts={texts} />
      )}
      {isLong && (
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
