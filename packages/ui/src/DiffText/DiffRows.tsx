import { memo, useMemo } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { DiffContent, DiffNumber, DiffSign } from './DiffText.styles.ts';
import type { DiffLine, DiffRow } from './diffRows.ts';
import type { DiffTextLabels } from './diffTextLabels.ts';
import { diffWords, type WordPart } from './diffWords.ts';

interface DiffRowProps {
  row: DiffRow;
  index: number;
  labels: DiffTextLabels;
  /** It takes the focus from the button that showed it. */
  isFocusTarget: boolean;
}

function useWords({ before, after, isSame }: DiffRow) {
  return useMemo(
    () => (before && after && !isSame ? diffWords(before.text, after.text) : undefined),
    [before, after, isSame],
  );
}

/** A row of two columns: both texts beside each other. */
export const SplitRow = memo(function SplitRow({ row, index, labels, isFocusTarget }: DiffRowProps) {
  const words = useWords(row);
  const { before, after, isSame } = row;
  const changed = (line: unknown, kind: DiffKind): DiffKind => (line ? kind : 'none');
  const left = isSame ? 'same' : changed(before, 'removed');
  const right = isSame ? 'same' : changed(after, 'added');
  return (
    <tr data-index={index} tabIndex={isFocusTarget ? -1 : undefined}>
      <NumberCell line={before} kind={left} />
      <SignCell kind={left} labels={labels} />
      <ContentCell line={before} kind={left} parts={words?.before} />
      <NumberCell line={after} kind={right} isStart />
      <SignCell kind={right} labels={labels} />
      <ContentCell line={after} kind={right} parts={words?.after} />
    </tr>
  );
});

/** A line of one column: of one of the texts, or of both where it is the same. */
export const UnifiedRow = memo(function UnifiedRow({
  row,
  index,
  side,
  labels,
  isFocusTarget,
}: DiffRowProps & { side: 'before' | 'after' }) {
  const words = useWords(row);
  const changedKind = side === 'before' ? 'removed' : 'added';
  const kind = row.isSame ? 'same' : changedKind;
  return (
    <tr data-index={index} tabIndex={isFocusTarget ? -1 : undefined}>
      <NumberCell line={row.isSame || side === 'before' ? row.before : null} kind={kind} />
      <NumberCell line={row.isSame || side === 'after' ? row.after : null} kind={kind} />
      <SignCell kind={kind} labels={labels} />
      <ContentCell line={row[side]} kind={kind} parts={words?.[side]} />
    </tr>
  );
});

/** The lines of rows in one column: of each block of changes first those that went, then those that came. */
export function unifiedLines(
  rows: readonly DiffRow[],
  from: number,
  to: number,
): { index: number; side: 'before' | 'after' }[] {
  const lines: { index: number; side: 'before' | 'after' }[] = [];
  let index = from;
  while (index < to) {
    let end = index;
    while (end < to && !rows[end]?.isSame) end += 1;
    for (let place = index; place < end; place += 1) {
      if (rows[place]?.before) lines.push({ index: place, side: 'before' });
    }
    for (let place = index; place < end; place += 1) {
      if (rows[place]?.after) lines.push({ index: place, side: 'after' });
    }
    if (end < to) lines.push({ index: end, side: 'after' });
    index = end + 1;
  }
  return lines;
}

/** What a line is, on its side. */
type DiffKind = 'same' | 'added' | 'removed' | 'none';

const signs = { same: '', added: '+', removed: '−', none: '' };

function wordOf(kind: DiffKind, labels: DiffTextLabels): string {
  if (kind === 'added') return labels.added;
  if (kind === 'removed') return labels.removed;
  return kind === 'same' ? labels.unchanged : '';
}

/** The number of a line in one of the texts. */
function NumberCell({ line, kind, isStart }: { line: DiffLine | null; kind: DiffKind; isStart?: boolean }) {
  return (
    <DiffNumber data-kind={kind} data-start={isStart || undefined}>
      {line?.number}
    </DiffNumber>
  );
}

/** The sign of a line, and its word for those who do not see it. */
function SignCell({ kind, labels }: { kind: DiffKind; labels: DiffTextLabels }) {
  const word = wordOf(kind, labels);
  return (
    <DiffSign data-kind={kind} data-part="sign">
      <span aria-hidden="true">{signs[kind]}</span>
      {word && <VisuallyHidden>{word}</VisuallyHidden>}
    </DiffSign>
  );
}

function Part({ part, kind }: { part: WordPart; kind: DiffKind }) {
  if (!part.isChanged) return part.text;
  const text = part.text.replaceAll('\r', String.raw`\r`);
  return kind === 'added' ? <ins>{text}</ins> : <del>{text}</del>;
}

interface ContentCellProps {
  line: DiffLine | null;
  kind: DiffKind;
  /** The line with its changed words, where it has another form on the other side. */
  parts: readonly WordPart[] | undefined;
}

/** The text of a line. */
function ContentCell({ line, kind, parts }: ContentCellProps) {
  const isMarked = parts?.some(({ isChanged }) => !isChanged);
  let place = 0;
  return (
    <DiffContent data-kind={kind} data-part="line">
      {isMarked
        ? parts?.map((part) => {
            place += part.text.length;
            return <Part key={place} part={part} kind={kind} />;
          })
        : line?.text}
    </DiffContent>
  );
}
