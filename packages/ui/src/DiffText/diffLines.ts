import { type Edit, myers, pushEdit } from './myers.ts';
import { uniqueAnchors } from './uniqueAnchors.ts';

/** A run of lines that stay, go or come. */
export interface LineChange {
  kind: Edit['kind'];
  lines: readonly string[];
}

/** The way from one text to the other, line by line. */
export interface LineDiff {
  changes: readonly LineChange[];
  /** Whether it is the shortest way. When the texts differ too much it is one that was found in bounded time. */
  isShortest: boolean;
}

const exactLimit = 1000;
const gapLimit = 200;

function commonStart(a: readonly string[], b: readonly string[], most: number): number {
  let count = 0;
  while (count < most && a[count] === b[count]) count += 1;
  return count;
}

function commonEnd(a: readonly string[], b: readonly string[], most: number): number {
  let count = 0;
  while (count < most && a.at(-1 - count) === b.at(-1 - count)) count += 1;
  return count;
}

function replaced(before: readonly string[], after: readonly string[]): Edit[] {
  const edits: Edit[] = [];
  pushEdit(edits, 'removed', before.length);
  pushEdit(edits, 'added', after.length);
  return edits;
}

/** Between lines that occur once in each text, stretch by stretch; a stretch that differs too much is replaced whole. */
function byAnchors(before: readonly string[], after: readonly string[]): Edit[] {
  const edits: Edit[] = [];
  let x = 0;
  let y = 0;
  const add = (toX: number, toY: number) => {
    const gap: [string[], string[]] = [before.slice(x, toX), after.slice(y, toY)];
    for (const { kind, count } of myers(...gap, gapLimit) ?? replaced(...gap)) pushEdit(edits, kind, count);
  };
  for (const anchor of uniqueAnchors(before, after)) {
    add(anchor.before, anchor.after);
    pushEdit(edits, 'same', 1);
    x = anchor.before + 1;
    y = anchor.after + 1;
  }
  add(before.length, after.length);
  return edits;
}

/**
 * The way from one sequence of texts to another, element by element. Bounded: up to 1,000 removals and additions give the shortest way; beyond that
 * elements that are unique in both are matched, in time that grows little faster than the sequences.
 */
export function diffSequence(
  before: readonly string[],
  after: readonly string[],
): { edits: Edit[]; isShortest: boolean } {
  const most = Math.min(before.length, after.length);
  const start = commonStart(before, after, most);
  const end = commonEnd(before, after, most - start);
  const middle: [string[], string[]] = [
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  ];
  const shortest = myers(...middle, exactLimit);
  const edits: Edit[] = [];
  pushEdit(edits, 'same', start);
  for (const { kind, count } of shortest ?? byAnchors(...middle)) pushEdit(edits, kind, count);
  pushEdit(edits, 'same', end);
  return { edits, isShortest: shortest !== null };
}

/** An empty text has no line at all. */
function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

/**
 * What changed from one text to another, by lines. Lines end with a line feed; a carriage return belongs to its line.
 * Bounded: up to 1,000 changed lines give the shortest difference; beyond that lines that are unique in both texts are
 * matched, in time that grows little faster than the texts.
 */
export function diffLines(before: string, after: string): LineDiff {
  const beforeLines = linesOf(before);
  const afterLines = linesOf(after);
  const { edits, isShortest } = diffSequence(beforeLines, afterLines);
  let x = 0;
  let y = 0;
  const changes = edits.map(({ kind, count }): LineChange => {
    const lines = kind === 'added' ? afterLines.slice(y, y + count) : beforeLines.slice(x, x + count);
    if (kind !== 'added') x += count;
    if (kind !== 'removed') y += count;
    return { kind, lines };
  });
  return { changes, isShortest };
}
