import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ComponentPropsWithRef, useEffect, useMemo, useRef, useState } from 'react';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { DiffTable } from './DiffTable.tsx';
import { DiffEmpty, DiffHead, DiffNote, DiffRoot, DiffSummary, DiffTitle } from './DiffText.styles.ts';
import { diffLines } from './diffLines.ts';
import { countChanges, diffRows, foldRows } from './diffRows.ts';
import { type DiffTextLabels, englishDiffTexts } from './diffTextLabels.ts';
import { firstRows } from './firstRows.ts';

export interface DiffTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is compared: the title, and the name of the table. */
  label: string;
  /** The older text. */
  before: string;
  /** The newer text. */
  after: string;
  /**
   * One column with both, or the texts beside each other; that needs a width of 600 pixels or more.
   * @default 'unified'
   */
  view?: 'unified' | 'split' | undefined;
  /**
   * How many unchanged lines stay around each change; the others are folded. `Infinity` folds none.
   * @default 3
   */
  context?: number | undefined;
  /**
   * How many rows are drawn at once, and with each press of the button below them.
   * @default 400
   */
  pageSize?: number | undefined;
  /** English by default. */
  labels?: Partial<DiffTextLabels> | undefined;
}

/**
 * Two texts compared by lines, and changed lines by words. Changes are marked by a sign, a word for assistive technology and
 * a colour. Texts of some thousand lines are compared at once; of what shows, the first 400 rows are drawn, and more on
 * demand.
 */
export function DiffText({
  label,
  before,
  after,
  view = 'unified',
  context = 3,
  pageSize = 400,
  labels,
  ref,
  ...rest
}: DiffTextProps) {
  const text = useLabels('DiffText', englishDiffTexts, labels);
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(rootRef, ref);
  const diff = useMemo(() => {
    const { changes, isShortest } = diffLines(before, after);
    return { rows: diffRows(changes), isShortest };
  }, [before, after]);
  const [shown, setShown] = useState({
    diff,
    unfolded: new Set<number>(),
    limit: pageSize,
    focusIndex: null as number | null,
  });
  const current =
    shown.diff === diff ? shown : { diff, unfolded: new Set<number>(), limit: pageSize, focusIndex: null };
  const { added, removed } = countChanges(diff.rows);
  const all = foldRows(diff.rows, context, current.unfolded);
  const { stretches, leftOut, nextIndex } = firstRows(all, current.limit);
  const { focusIndex } = current;

  useEffect(() => {
    if (focusIndex === null) return;
    rootRef.current?.querySelector<HTMLElement>(`[data-index="${focusIndex}"]`)?.focus();
  }, [focusIndex]);

  return (
    <DiffRoot data-part="diff-text" data-view={view} {...rest} ref={mergedRef}>
      <DiffHead data-part="head">
        <DiffTitle>{label}</DiffTitle>
        <DiffSummary data-part="summary">{added + removed > 0 && text.summary(added, removed)}</DiffSummary>
      </DiffHead>
      {!diff.isShortest && (
        <DiffNote data-part="not-shortest">
          <TriangleAlert aria-hidden="true" />
          {text.notShortest}
        </DiffNote>
      )}
      {added + removed === 0 ? (
        <DiffEmpty data-part="same">{text.same}</DiffEmpty>
      ) : (
        <DiffTable
          {...{ label, view, stretches, focusIndex, rows: diff.rows, labels: text }}
          moreCount={Math.min(pageSize, leftOut)}
          onUnfold={(from) => {
            const unfolded = new Set(current.unfolded).add(from);
            setShown({ ...current, unfolded, focusIndex: from });
          }}
          onMore={() => setShown({ ...current, limit: current.limit + pageSize, focusIndex: nextIndex })}
        />
      )}
    </DiffRoot>
  );
}
