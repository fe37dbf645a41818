import { DiffText, type DiffTextLabels } from '@studio/ui';
import type { GivenLabels } from '@studio/ui/internal';
import type { ReactElement } from 'react';
import type { TextComparisonLabels } from './labels.ts';
import { TextComparison } from './TextComparison.tsx';
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
