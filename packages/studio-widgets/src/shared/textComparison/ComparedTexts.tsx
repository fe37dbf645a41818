import { DiffText, type DiffTextLabels } from '@studio/ui';
import { type GivenLabels, mergeLabels } from '@studio/ui/internal';
import UnfoldVertical from 'lucide-react/icons/unfold-vertical';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import type { TextFormat } from '../textBlocks/TextBlock.ts';
import { ComparedRow } from './ComparedRow.tsx';
import type { ComparedBlock } from './compareTexts.ts';
import type { Excerpt } from './excerptOf.ts';
import { foldBlocks } from './foldBlocks.ts';
import { defaultLabels, type TextComparisonLabels } from './labels.ts';
import { Fold, Note, Root } from './TextComparison.styles.ts';
import type { Comparison } from './useComparison.ts';

interface ComparedTextsProps {
  /** What is compared. */
  readonly label: string;
  readonly compared: Comparison;
  /** All of it; otherwise the first differences. */
  readonly isExpanded: boolean;
  /** Texts of the comparison by paragraphs and words. */
  readonly labels: GivenLabels<TextComparisonLabels>;
  /** Texts of the comparison by lines. */
  readonly lineLabels: Partial<DiffTextLabels>;
}

/** A comparison of two texts: its first differences, and all of it when it is asked for. HTML of which nothing that shows has changed is compared line by line. */
export function ComparedTexts(props: ComparedTextsProps): ReactElement {
  const { label, compared, isExpanded, labels, lineLabels } = props;
  const { before, after, format, blocks, excerpt } = compared;
  if (!isExpanded) return <TextComparison {...{ label, format, excerpt, labels }} compared={blocks} />;
  return format === 'text' || excerpt.blocks.length === 0 ? (
    <DiffText {...{ label, before, after }} labels={lineLabels} />
  ) : (
    <TextComparison {...{ label, format, labels }} compared={blocks} />
  );
}

const pageSize = 200;

interface TextComparisonProps {
  /** What is compared. */
  readonly label: string;
  readonly compared: readonly ComparedBlock[];
  readonly format: TextFormat;
  /** Only the beginning of what differs. Default: everything, with stretches of unchanged paragraphs folded. */
  readonly excerpt?: Excerpt | undefined;
  /** English where missing. */
  readonly labels: GivenLabels<TextComparisonLabels>;
}

/**
 * Two texts compared by paragraphs and words: what came and went is marked in its place, and changed addresses, formatting,
 * alignment and list levels are named. It begins at the first difference.
 */
function TextComparison(props: TextComparisonProps): ReactElement {
  const { label, compared, format, excerpt, labels } = props;
  const texts = useMemo(() => mergeLabels(defaultLabels, labels), [labels]);
  const rootRef = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ compared, unfolded: new Set<number>(), limit: pageSize, focus: -1 });
  const fresh = { compared, unfolded: new Set<number>(), limit: pageSize, focus: -1 };
  const { unfolded, limit, focus } = shown.compared === compared ? shown : fresh;

  useEffect(() => {
    if (focus >= 0) rootRef.current?.querySelector<HTMLElement>(`[data-index="${focus}"]`)?.focus();
  }, [focus]);

  const draw = (block: ComparedBlock, index: number) => (
    <ComparedRow key={index} compared={block} index={index} isFocusTarget={index === focus} texts={texts} />
  );
  if (excerpt !== undefined)
    return (
      <Root role="group" aria-label={label} data-part="text-comparison" data-excerpt>
        {excerpt.blocks.map(draw)}
        {excerpt.blocks.length === 0 && <Note>{texts.sourceOnly}</Note>}
        {excerpt.further > 0 && <Note data-part="further">{texts.further(excerpt.further)}</Note>}
      </Root>
    );
  const { stretches, leftOut, nextIndex } = foldBlocks(compared, { unfolded, limit });
  return (
    <Root ref={rootRef} role="group" aria-label={label} data-part="text-comparison">
      {stretches.map(({ kind, from, to }) =>
        kind === 'blocks' ? (
          compared.slice(from, to).map((block, place) => draw(block, from + place))
        ) : (
          <Fold
            key={`fold ${from}`}
            type="button"
            data-part="unfold"
            onClick={() => setShown({ compared, limit, unfolded: new Set([...unfolded, from]), focus: from })}
          >
            <UnfoldVertical size={14} aria-hidden="true" />
            {texts.unfold(to - from, format)}
          </Fold>
        ),
      )}
      {leftOut > 0 && (
        <Fold
          type="button"
          data-part="more"
          onClick={() => setShown({ compared, unfolded, limit: limit + pageSize, focus: nextIndex })}
        >
          {texts.more(Math.min(leftOut, pageSize))}
        </Fold>
      )}
    </Root>
  );
}
