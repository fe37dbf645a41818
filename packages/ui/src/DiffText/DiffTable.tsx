import UnfoldVertical from 'lucide-react/icons/unfold-vertical';
import { type CSSProperties, Fragment } from 'react';
import { SplitRow, UnifiedRow, unifiedLines } from './DiffRows.tsx';
import { DiffFold, DiffFoldButton, DiffHiddenHead, DiffTable as Root } from './DiffText.styles.ts';
import type { DiffRow, DiffStretch } from './diffRows.ts';
import type { DiffTextLabels } from './diffTextLabels.ts';

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
export function DiffTable(props: DiffTableProps) {
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
