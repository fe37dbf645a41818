import type { TextToken } from '../textBlocks/TextBlock.ts';
import type { ComparedBlock, ComparedRun } from './compareTexts.ts';

/** The beginning of what differs. */
export interface Excerpt {
  readonly blocks: readonly ComparedBlock[];
  /** Changed paragraphs that are left out. */
  readonly further: number;
  /** The whole comparison shows more: further changes, unchanged paragraphs, or words that are left out here. */
  readonly isCut: boolean;
}

/** Characters of words that stay around a change, and of words that went or came. */
const around = 48;
const within = 160;
const most = { blocks: 3, characters: 360 };

/** The first paragraphs that differ, with some words around what changed in them. */
export function excerptOf(compared: readonly ComparedBlock[]): Excerpt {
  const changed = compared.filter(isDifferent);
  const blocks: ComparedBlock[] = [];
  let characters = 0;
  for (const block of changed) {
    if (blocks.length > 0 && (blocks.length >= most.blocks || characters > most.characters)) break;
    const shortened = { ...block, runs: upTo(shorten(block.runs), most.characters) };
    characters += lengthOf(shortened.runs.flatMap(({ tokens }) => tokens));
    blocks.push(shortened);
  }
  const isShortened = blocks.some(({ runs }) => runs.some(({ cut }) => cut !== undefined));
  return {
    blocks,
    further: changed.length - blocks.length,
    isCut: isShortened || blocks.length < compared.length,
  };
}

/** Whether something about a paragraph changed: its words, its look or its place. */
export function isDifferent({ kind, isMoved }: ComparedBlock): boolean {
  return kind !== 'same' || isMoved;
}

function shorten(runs: readonly ComparedRun[]): readonly ComparedRun[] {
  return runs.map((run, index): ComparedRun => {
    const { tokens } = run;
    if (isChange(run))
      return lengthOf(tokens) <= within + around
        ? run
        : { ...run, tokens: firstOf(tokens, within), cut: 'end' };
    const [isAfter, isBefore] = [isChange(runs[index - 1]), isChange(runs[index + 1])];
    if (lengthOf(tokens) <= 2 * around + 12) return run;
    const [start, end] = [firstOf(tokens, around), lastOf(tokens, around)];
    if (isAfter && isBefore) return { ...run, tokens: [...start, gap, ...end], cut: 'middle' };
    return isBefore ? { ...run, tokens: end, cut: 'start' } : { ...run, tokens: start, cut: 'end' };
  });
}

/** The runs up to so many characters, from the first change on at least one. */
function upTo(runs: readonly ComparedRun[], characters: number): readonly ComparedRun[] {
  let length = 0;
  const last = runs.findIndex((run) => {
    length += lengthOf(run.tokens);
    return length > characters;
  });
  if (last < 0) return runs;
  const end = Math.max(last, runs.findIndex(isChange), 0) + 1;
  return runs
    .slice(0, end)
    .map((run, index) => (index === end - 1 && end < runs.length ? { ...run, cut: 'end' } : run));
}

function isChange(run: ComparedRun | undefined): boolean {
  return run !== undefined && (run.kind !== 'same' || run.looks.length > 0);
}

const gap: TextToken = { kind: 'text', text: ' … ', marks: {} };

function firstOf(tokens: readonly TextToken[], characters: number): readonly TextToken[] {
  let length = 0;
  const end = tokens.findIndex(({ text }) => {
    length += text.length;
    return length > characters;
  });
  return end < 0 ? tokens : tokens.slice(0, Math.max(end, 1));
}

function lastOf(tokens: readonly TextToken[], characters: number): readonly TextToken[] {
  return firstOf(tokens.toReversed(), characters).toReversed();
}

function lengthOf(tokens: readonly TextToken[]): number {
  return tokens.reduce((sum, { text }) => sum + text.length, 0);
}
