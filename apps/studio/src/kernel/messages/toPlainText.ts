import { isRichTextElement, parseRichText, type RichTextElement, type RichTextMarkup } from '@studio/widgets';
import { joinPlaceholders } from './placeholdersInHtml.ts';

const paragraphs = new Set('p h1 h2 h3 h4 h5 h6 center ul ol hr table'.split(' '));
const lines = new Set(
  'div li address article aside dd dl dt fieldset figcaption figure footer header main nav section'.split(
    ' ',
  ),
);
const tableParts = new Set('thead tbody tfoot'.split(' '));
const rule = '-'.repeat(20);

/** A line of text as it is being written. */
interface Block {
  readonly text: string;
  /** An empty line parts it from its neighbours. */
  readonly isParagraph: boolean;
}

/**
 * HTML as the text that a reader without HTML sees: a line for each block, markers and numbers before items, the address after a
 * link, '> ' before quotes, ' | ' between the cells of a row, what a picture shows in brackets. Blanks are those that are shown.
 */
export function toPlainText(html: string): string {
  return markupToPlainText(parseRichText(html));
}

/** The same of markup. */
export function markupToPlainText(content: readonly RichTextMarkup[]): string {
  return join(blocksOf(joinPlaceholders(content)));
}

function join(blocks: readonly Block[]): string {
  let text = '';
  for (const [index, { text: next, isParagraph }] of blocks.entries()) {
    const before = blocks[index - 1];
    if (before) text += before.isParagraph || isParagraph ? '\n\n' : '\n';
    text += next;
  }
  return text.replaceAll('\u00a0', ' ');
}

function elementOf(node: RichTextMarkup): RichTextElement | undefined {
  return typeof node !== 'string' && isRichTextElement(node) ? node : undefined;
}

function isBlock({ tag, children }: RichTextElement): boolean {
  return (
    paragraphs.has(tag) ||
    lines.has(tag) ||
    ['blockquote', 'pre', 'tr', 'td', 'th', 'caption'].includes(tag) ||
    tableParts.has(tag) ||
    holdsBlocks(children)
  );
}

function holdsBlocks(content: readonly RichTextMarkup[]): boolean {
  return content.some((node) => {
    const element = elementOf(node);
    return element !== undefined && isBlock(element);
  });
}

/** Blocks in their order; text beside them is a line. */
function blocksOf(content: readonly RichTextMarkup[], isParagraph = false): readonly Block[] {
  const made: Block[] = [];
  let line: RichTextMarkup[] = [];
  const end = () => {
    const text = lineOf(line);
    if (text !== '') made.push({ text, isParagraph });
    line = [];
  };
  for (const node of content) {
    const element = elementOf(node);
    if (element === undefined || !isBlock(element)) line.push(node);
    else {
      end();
      made.push(...blockOf(element));
    }
  }
  end();
  return made;
}

function blockOf(element: RichTextElement): readonly Block[] {
  const { tag, attributes, children } = element;
  switch (tag) {
    case 'hr':
      return [{ text: rule, isParagraph: true }];
    case 'pre':
      return [{ text: textIn(children).replace(/^\n|\n+$/g, ''), isParagraph: true }];
    case 'blockquote':
      return prefixed(blocksOf(children), '> ', '> ');
    case 'ul':
    case 'ol':
      return asOne(itemsOf(element));
    case 'table':
      return asOne(rowsOf(children));
    case 'tr':
      return rowsOf([element]);
    case 'a': {
      const blocks = blocksOf(children);
      const last = blocks.at(-1);
      if (last === undefined) return [];
      return [...blocks.slice(0, -1), { ...last, text: withAddress(last.text, attributes['href']) }];
    }
    default:
      return blocksOf(children, paragraphs.has(tag));
  }
}

/** Lines that belong together: empty lines surround them, and only where one of them has several. */
function asOne(blocks: readonly Block[]): readonly Block[] {
  return blocks.length === 0 ? [] : [{ text: join(blocks), isParagraph: true }];
}

/** @param first prefix of the first line @param rest prefix of the others */
function prefixed(blocks: readonly Block[], first: string, rest: string): readonly Block[] {
  const text = join(blocks);
  if (text === '') return [];
  const written = text
    .split('\n')
    .map((line, index) => `${index === 0 ? first : rest}${line}`.trimEnd())
    .join('\n');
  return [{ text: written, isParagraph: true }];
}

function itemsOf({ tag, attributes, children }: RichTextElement): readonly Block[] {
  const items: Block[] = [];
  const start = Number(attributes['start'] ?? 1);
  let number = Number.isInteger(start) ? start : 1;
  for (const node of children) {
    const item = elementOf(node);
    if (item === undefined) continue;
    if (item.tag !== 'li') {
      items.push(...prefixed(blocksOf([item]), '  ', '  ').map(({ text }) => ({ text, isParagraph: false })));
      continue;
    }
    const marker = tag === 'ol' ? `${numeral(number, attributes['type'])}. ` : '- ';
    number += 1;
    const blocks = tight(blocksOf(item.children));
    const [prefixedLine] = prefixed(blocks, marker, ' '.repeat(marker.length));
    items.push({ text: prefixedLine?.text ?? marker.trimEnd(), isParagraph: false });
  }
  return items;
}

/** An item in which one paragraph has lists after it needs no empty line before them. */
function tight(blocks: readonly Block[]): readonly Block[] {
  return blocks.map((block) => ({ ...block, isParagraph: false }));
}

/** A number as a list counts: `1`, or by letters or Roman numerals. */
function numeral(value: number, type: string | undefined): string {
  if (value < 1 || value > 3999 || type === undefined) return String(value);
  const lower = type.toLowerCase();
  if (lower !== 'a' && lower !== 'i') return String(value);
  const written = lower === 'a' ? inLetters(value) : inRoman(value);
  return type === lower ? written : written.toUpperCase();
}

function inLetters(value: number): string {
  const before = Math.floor((value - 1) / 26);
  return `${before > 0 ? inLetters(before) : ''}${String.fromCodePoint(97 + ((value - 1) % 26))}`;
}

const roman: readonly (readonly [value: number, sign: string])[] = [
  [1000, 'm'],
  ...([
    [900, 'cm'],
    [500, 'd'],
    [400, 'cd'],
    [100, 'c'],
    [90, 'xc'],
    [50, 'l'],
    [40, 'xl'],
  ] as const),
  ...([
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ] as const),
];

function inRoman(value: number): string {
  const [amount = 0, sign = ''] = roman.find(([each]) => each <= value) ?? [];
  return amount === 0 ? '' : sign + inRoman(value - amount);
}

function rowsOf(content: readonly RichTextMarkup[]): readonly Block[] {
  return content.flatMap((node): readonly Block[] => {
    const element = elementOf(node);
    if (element === undefined) return [];
    if (element.tag !== 'tr')
      return tableParts.has(element.tag) ? rowsOf(element.children) : blocksOf([element]);
    const cells = element.children.flatMap((cell) => {
      const { children } = elementOf(cell) ?? {};
      return children === undefined ? [] : [blocksOf(children)];
    });
    const isLine = cells.every((blocks) => blocks.length < 2);
    if (!isLine) return cells.flat();
    const texts = cells.map(([block]) => block?.text.replaceAll('\n', ' ') ?? '');
    const text = texts.join(' | ').replace(/(?: \| )+$/, '');
    return text === '' ? [] : [{ text, isParagraph: false }];
  });
}

/** A line as it is shown: blanks that HTML joins are one, those around it are none, and a break begins a new one. */
function lineOf(content: readonly RichTextMarkup[]): string {
  return content
    .map(inlineOf)
    .join('')
    .split('\n')
    .map((text) => text.replaceAll(/[\t\f\r ]+/g, ' ').replaceAll(/^ | $/g, ''))
    .join('\n')
    .replace(/\n$/, '');
}

function inlineOf(node: RichTextMarkup): string {
  if (typeof node === 'string') return node.replaceAll(/[\t\n\f\r ]+/g, ' ');
  const element = elementOf(node);
  if (element === undefined) return '';
  const { tag, attributes, children } = element;
  if (tag === 'br') return '\n';
  if (tag === 'img') return attributes['alt'] ? `[${attributes['alt']}]` : '';
  const text = children.map(inlineOf).join('');
  if (tag === 'sup') return /^[\d]+$/.test(text) ? superscript(text) : text;
  return tag === 'a' ? withAddress(text, attributes['href']) : text;
}

/** Powers stay what they are: `m²` is not m2. */
function superscript(digits: string): string {
  return digits.replaceAll(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)));
}

function textIn(content: readonly RichTextMarkup[]): string {
  return content
    .map((node) => {
      if (typeof node === 'string') return node;
      const element = elementOf(node);
      if (element?.tag === 'br') return '\n';
      return element === undefined ? '' : textIn(element.children);
    })
    .join('');
}

/** The address after the text of a link, unless the text says it. */
function withAddress(text: string, address: string | undefined): string {
  const isKnown =
    address === undefined || address.replace(/^(?:mailto|tel):/, '') === text.trim() || address === text;
  return isKnown ? text : `${text} <${address}>`;
}
