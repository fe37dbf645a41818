import { makeBlock, type TextBlock, type TextMarks, type TextToken } from './TextBlock.ts';

/** A text in blocks. */
export interface TextBlocks {
  readonly blocks: readonly TextBlock[];
  /** Whether the blocks hold all of the text: written again, nothing of it is missing. False for HTML with comments, scripts or unknown elements. */
  readonly isComplete: boolean;
}

/** How texts of one format are read in blocks, and blocks are written as a text. */
export interface TextBlockFormat {
  /** An empty text has no block. */
  read(text: string): TextBlocks;
  write(blocks: readonly TextBlock[]): string;
}

/** Texts in lines: each line is a block. Loads nothing of the rich text editor's HTML reader. */
export const lineBlocks: TextBlockFormat = {
  read: (text) => ({ blocks: text === '' ? [] : text.split('\n').map(toLine), isComplete: true }),
  write: (blocks) => blocks.map(({ tokens }) => tokens.map(({ text }) => text).join('')).join('\n'),
};

function toLine(line: string): TextBlock {
  const content = { path: [], tag: 'p', attributes: {}, isWhole: false, source: null, isBare: false };
  return makeBlock({ ...content, tokens: splitText(line) });
}

/** A placeholder; a word with its accents, apostrophes and decimals; white space; an emoji in all its parts; a sign. */
const pieces =
  /\{\{[^{}]*\}\}|[\p{L}\p{N}_][\p{L}\p{N}\p{M}_]*(?:[.,'’](?=[\p{L}\p{N}])[\p{L}\p{N}\p{M}_]+)*|\s+|(?:\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{EMod})*)+|./gsu;

/** A text in words, signs and white space, which together are the text. */
export function splitText(text: string, marks: TextMarks = {}): readonly TextToken[] {
  return (text.match(pieces) ?? []).map((piece) => ({ kind: 'text', text: piece, marks }));
}

/** Whether a token is, or has in it, something that is read: a word, a placeholder, a picture. */
export function isWord({ kind, text }: TextToken): boolean {
  return kind === 'picture' || /[\p{L}\p{N}{]/u.test(text);
}
