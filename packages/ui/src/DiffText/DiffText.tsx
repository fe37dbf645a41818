import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UnfoldVertical from 'lucide-react/icons/unfold-vertical';
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  Fragment,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMergedRefs } from '../internal/useMergedRefs.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { SplitRow, UnifiedRow, unifiedLines } from './DiffRows.tsx';
import {
  DiffEmpty,
  DiffFold,
  DiffFoldButton,
  DiffHead,
  DiffHiddenHead,
  DiffNote,
  DiffRoot,
  DiffSummary,
  DiffTitle,
  DiffTable as Root,
} from './DiffText.styles.ts';
import { diffLines } from './diffLines.ts';
import { countChanges, type DiffRow, type DiffStretch, diffRows, foldRows } from './diffRows.ts';
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

interface DiffTableProps {
  label: string;
  view: 'unified' | 'split';
  rows: readonly DiffRow[];
  stretches: readonly DiffStretch[];
  /** The row that takes the focus. */
  focusIndex: number | null;
  labels: DiffTextLabels;
  /** Rows that are not drawn yet. */
  moreCount: number;
  onUnfold: (from: number) => void;
  onMore: () => void;
}

function Head({ view, labels }: { view: 'unified' | 'split'; labels: DiffTextLabels }) {
  const { before, after, line, change } = labels;
  const names =
    view === 'unified'
      ? [`${before}, ${line}`, `${after}, ${line}`, change, `${before}, ${after}`]
      : [
          `${before}, ${line}`,
          `${before}, ${change}`,
          before,
          `${after}, ${line}`,
          `${after}, ${change}`,
          after,
        ];
  return (
    <DiffHiddenHead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </DiffHiddenHead>
  );
}

function Columns({ view }: { view: 'unified' | 'split' }) {
  if (view === 'unified') {
    return (
      <colgroup>
        <col data-column="number" />
        <col data-column="number" />
        <col data-column="sign" />
        <col />
      </colgroup>
    );
  }
  return (
    <colgroup>
      <col data-column="number" />
      <col data-column="sign" />
      <col />
      <col data-column="number" />
      <col data-column="sign" />
      <col />
    </colgroup>
  );
}

function Rows({ from, to, ...props }: DiffTableProps & Pick<DiffStretch, 'from' | 'to'>) {
  const { view, rows, labels, focusIndex } = props;
  if (view === 'split') {
    return rows
      .slice(from, to)
      .map((row, place) => (
        <SplitRow
          key={`${row.before?.number} ${row.after?.number}`}
          row={row}
          index={from + place}
          labels={labels}
          isFocusTarget={from + place === focusIndex}
        />
      ));
  }
  return unifiedLines(rows, from, to).map(({ index, side }) => {
    const row = rows[index];
    return (
      row && (
        <UnifiedRow
          key={`${index} ${side}`}
          {...{ row, index, side, labels }}
          isFocusTarget={index === focusIndex}
        />
      )
    );
  });
}

/** The lines of a comparison. */
function DiffTable(props: DiffTableProps) {
  const { label, view, rows, stretches, labels, moreCount } = props;
  const columnCount = view === 'unified' ? 4 : 6;
  const digits: CSSProperties & Record<'--diff-digits', number> = {
    '--diff-digits': String(rows.length).length,
  };
  return (
    <Root aria-label={label} data-part="lines" data-view={view} style={digits}>
      <Columns view={view} />
      <Head view={view} labels={labels} />
      <tbody>
        {stretches.map(({ kind, from, to }) => (
          <Fragment key={`${kind}${from}`}>
            {kind === 'rows' ? (
              <Rows {...props} from={from} to={to} />
            ) : (
              <tr>
                <DiffFold colSpan={columnCount}>
                  <DiffFoldButton type="button" data-part="unfold" onClick={() => props.onUnfold(from)}>
                    <UnfoldVertical size={14} aria-hidden="true" />
                    {labels.unfold(to - from)}
                  </DiffFoldButton>
                </DiffFold>
              </tr>
            )}
          </Fragment>
        ))}
        {moreCount > 0 && (
          <tr>
            <DiffFold colSpan={columnCount}>
              <DiffFoldButton type="button" data-part="more" onClick={props.onMore}>
                {labels.more(moreCount)}
              </DiffFoldButton>
            </DiffFold>
          </tr>
        )}
      </tbody>
    </Root>
  );
}
