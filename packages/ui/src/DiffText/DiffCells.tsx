import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { DiffContent, DiffNumber, DiffSign } from './DiffText.styles.ts';
import type { DiffLine } from './diffRows.ts';
import type { DiffTextLabels } from './diffTextLabels.ts';
import type { WordPart } from './diffWords.ts';

/** What a line is, on its side. */
export type DiffKind = 'same' | 'added' | 'removed' | 'none';

const signs = { same: '', added: '+', removed: '−', none: '' };

function wordOf(kind: DiffKind, labels: DiffTextLabels): string {
  if (kind === 'added') return labels.added;
  if (kind === 'removed') return labels.removed;
  return kind === 'same' ? labels.unchanged : '';
}

/** The number of a line in one of the texts. */
export function NumberCell({
  line,
  kind,
  isStart,
}: {
  line: DiffLine | null;
  kind: DiffKind;
  isStart?: boolean;
}) {
  return (
    <DiffNumber data-kind={kind} data-start={isStart || undefined}>
      {line?.number}
    </DiffNumber>
  );
}

/** The sign of a line, and its word for those who do not see it. */
export function SignCell({ kind, labels }: { kind: DiffKind; labels: DiffTextLabels }) {
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
export function ContentCell({ line, kind, parts }: ContentCellProps) {
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
