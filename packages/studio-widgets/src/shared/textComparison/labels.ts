import type { TextFormat } from '../textBlocks/TextBlock.ts';

/** Texts of a comparison of texts by paragraphs and words. */
export interface TextComparisonLabels {
  /** Put before a paragraph, or a line, by what became of it. */
  readonly kinds: Readonly<Record<'changed' | 'added' | 'removed' | 'moved', string>>;
  /** Put before words that were added. */
  readonly added: string;
  /** Put before words that were removed. */
  readonly removed: string;
  /** Shows unchanged paragraphs, or lines, that are folded. */
  readonly unfold: (count: number, format: TextFormat) => string;
  /** Shows more of a long comparison. */
  readonly more: (count: number) => string;
  /** Changed paragraphs, or lines, that an excerpt leaves out. */
  readonly further: (count: number) => string;
  /** Replaces a picture. @param address where it is */
  readonly picture: (address: string) => string;
  /** Text of a line break that was added or removed. */
  readonly lineBreak: string;
  /** The HTML is another one, and everything that it shows is the same. */
  readonly sourceOnly: string;
  /** Formatting that words have now. */
  readonly on: (name: string) => string;
  /** Formatting that words had. */
  readonly off: (name: string) => string;
  /** What formatting is called, by the names of elements, of attributes and, after `style `, of styles; others are called by these. */
  readonly looks: Readonly<Record<string, string>>;
  /** What paragraphs, lists and alignments are called where one was changed to another, by their elements and values. */
  readonly values: Readonly<Record<string, string>>;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const defaultLabels: TextComparisonLabels = {
  kinds: { changed: 'Changed', added: 'Added', removed: 'Removed', moved: 'Moved' },
  added: 'added:',
  removed: 'removed:',
  unfold: (count, format) =>
    format === 'html'
      ? counted(count, 'unchanged paragraph', 'unchanged paragraphs')
      : counted(count, 'unchanged line', 'unchanged lines'),
  more: (count) => `Show ${count} more`,
  further: (count) => (count === 1 ? 'and 1 more change' : `and ${count} more changes`),
  picture: (address) => `Picture ${address}`,
  lineBreak: 'line break',
  sourceOnly: 'Only the HTML is written in another way; it shows the same.',
  on: (name) => `now ${name}`,
  off: (name) => `no longer ${name}`,
  looks: {
    ...{ strong: 'bold', em: 'italic', u: 'underlined', s: 'struck through', code: 'code' },
    ...{ sub: 'subscript', sup: 'superscript', small: 'small', big: 'large', a: 'Link' },
    ...{ tag: 'Form', list: 'List', level: 'List level', quote: 'quoted', markup: 'HTML' },
    ...{ dir: 'Direction', lang: 'Language', title: 'Title', start: 'First number', type: 'Numbering' },
    ...{ 'style color': 'Color', 'style background-color': 'Background', 'style font-family': 'Font' },
    ...{ 'style font-size': 'Size', 'style text-align': 'Alignment', 'style margin-left': 'Indent' },
  },
  values: {
    ...{ p: 'paragraph', h1: 'heading 1', h2: 'heading 2', h3: 'heading 3', h4: 'heading 4' },
    ...{ h5: 'heading 5', h6: 'heading 6', pre: 'code', table: 'table', hr: 'rule' },
    ...{ ul: 'bullets', ol: 'numbers', none: 'none' },
  },
};
