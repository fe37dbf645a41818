import { allowedElements, allowMarkup, commonAttributes } from '../../RichTextEditor/model/allowMarkup.ts';
import { toEditorMarkup } from '../../RichTextEditor/model/editorMarkup.ts';
import { keptHref } from '../../RichTextEditor/model/links.ts';
import { isElement, type Markup, type MarkupElement } from '../../RichTextEditor/model/Markup.ts';
import { parseStyle, styleAttribute } from '../../RichTextEditor/model/styles.ts';
import { writeMarkup } from '../../RichTextEditor/model/writeMarkup.ts';
import { readHtml } from '../../RichTextEditor/sanitize/readHtml.ts';
import { lineBlocks, splitText, type TextBlocks } from './lineBlocks.ts';
import { readStrictly } from './readStrictly.ts';
import {
  makeBlock,
  sorted,
  type TextBlock,
  type TextContainer,
  type TextFormat,
  type TextMarks,
  type TextToken,
} from './TextBlock.ts';

const paragraphs = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre']);
const rooms = new Set(['ul', 'ol', 'li', 'blockquote', 'div', 'center']);

/** Reads a text: HTML by paragraphs, headings, list items, tables and rules, any other text by its lines. An empty text has no block. */
export function readTextBlocks(text: string, format: TextFormat): TextBlocks {
  return format === 'text' ? lineBlocks.read(text) : readHtmlBlocks(text);
}

/** Reads HTML by paragraphs, headings, list items, tables and rules. */
export function readHtmlBlocks(html: string): TextBlocks {
  const content = readStrictly(html) ?? readByBrowser(html);
  if (content === null) return { blocks: [], isComplete: false };
  const reader = new BlockReader();
  reader.read(content, []);
  return { blocks: reader.blocks, isComplete: isComplete(content) };
}

/** Null where there is no browser. */
function readByBrowser(html: string): readonly Markup[] | null {
  if (typeof DOMParser === 'undefined') return null;
  const found = readHtml(html).filter(isElement);
  const head = found.find(({ tag }) => tag === 'head')?.children ?? [];
  return [...head, ...(found.find(({ tag }) => tag === 'body')?.children ?? [])];
}

function isComplete(content: readonly Markup[]): boolean {
  return content.every(
    (node) =>
      typeof node === 'string' ||
      (isElement(node) && allowedElements.has(node.tag) && isComplete(node.children)),
  );
}

/** Whether elements have attributes that nothing is known of: they stay as long as what has them is not written anew. */
function hasOtherAttributes(content: readonly Markup[]): boolean {
  return content.some((node) => {
    if (typeof node === 'string' || !isElement(node)) return false;
    const known = [...(allowedElements.get(node.tag) ?? []), ...commonAttributes];
    return (
      !Object.keys(node.attributes).every((name) => known.includes(name)) || hasOtherAttributes(node.children)
    );
  });
}

class BlockReader {
  readonly blocks: TextBlock[] = [];

  read(content: readonly Markup[], path: readonly TextContainer[]): void {
    let run: Markup[] = [];
    const flush = () => {
      if (!run.every(isBlank)) this.#add({ tag: 'p', attributes: {}, children: run }, path, run, true);
      run = [];
    };
    for (const node of content) {
      if (typeof node === 'string') run.push(node);
      else if (isElement(node) && isOrHoldsBlock(node)) {
        flush();
        this.#readBlock(node, path);
      } else if (isElement(node)) run.push(node);
    }
    flush();
  }

  #readBlock(element: MarkupElement, path: readonly TextContainer[]): void {
    const { tag, attributes, children } = element;
    if (tag === 'table' || tag === 'hr') {
      const block = { path, tag, attributes: {}, tokens: tokensOfCells(element) };
      this.blocks.push(makeBlock({ ...block, isWhole: true, source: [element], isBare: false }));
      return;
    }
    const isLine = (tag === 'div' || tag === 'center') && !children.some(isOrHoldsBlock);
    if (isLine || paragraphs.has(tag)) {
      this.#add(element, path, [element], false);
      return;
    }
    const before = this.blocks.length;
    const inside = [...path, { tag, attributes }];
    this.read(children, inside);
    if (tag === 'li' && this.blocks.length === before)
      this.#add({ tag: 'p', attributes: {}, children: [] }, inside, [], true);
  }

  #add(
    element: MarkupElement,
    path: readonly TextContainer[],
    source: readonly Markup[],
    isBare: boolean,
  ): void {
    const [read] = toEditorMarkup(allowMarkup([asParagraph(element)]));
    if (read === undefined || typeof read === 'string' || !isElement(read)) return;
    const { [styleAttribute]: style = '', align: _, ...attributes } = read.attributes;
    const styles = parseStyle(style).map(([name, value]) => [`style ${name}`, value] as const);
    const block = {
      tag: read.tag,
      attributes: { ...attributes, ...Object.fromEntries(styles) },
      tokens: readTokens(read.children, read.tag === 'pre'),
    };
    this.blocks.push(makeBlock({ ...block, path, source, isBare, isWhole: hasOtherAttributes(source) }));
  }
}

/** What a browser shows as a paragraph, as one. */
function asParagraph({ tag, attributes, children }: MarkupElement): MarkupElement {
  const isOther = tag === 'div' || tag === 'center';
  const given = tag === 'center' ? { align: 'center', ...attributes } : attributes;
  return { tag: isOther ? 'p' : tag, attributes: given, children };
}

/** The words of a table: a bar between two cells of a row, a line break between rows. */
function tokensOfCells(table: MarkupElement): readonly TextToken[] {
  const lineBreak: TextToken = { kind: 'break', text: '', marks: {} };
  return elementsIn([table], 'tr').flatMap((row, place) => {
    const cells = row.children.filter(isElement).map(({ children }) => children);
    const tokens = cells.flatMap((cell, column) => [
      ...(column === 0 ? [] : splitText(' | ')),
      ...readTokens(toEditorMarkup(allowMarkup(cell)), false),
    ]);
    return place === 0 ? tokens : [lineBreak, ...tokens];
  });
}

function elementsIn(content: readonly Markup[], wanted: string): readonly MarkupElement[] {
  return content
    .filter((node) => typeof node !== 'string')
    .filter(isElement)
    .flatMap((element) => (element.tag === wanted ? [element] : elementsIn(element.children, wanted)));
}

function isBlock(tag: string): boolean {
  return paragraphs.has(tag) || rooms.has(tag) || tag === 'table' || tag === 'hr';
}

function isOrHoldsBlock(node: Markup): boolean {
  return (
    typeof node === 'object' && isElement(node) && (isBlock(node.tag) || node.children.some(isOrHoldsBlock))
  );
}

function isBlank(node: Markup): boolean {
  return typeof node === 'string' && /^[ \t\n\f\r]*$/.test(node);
}

const sameMark: Readonly<Record<string, string>> = { b: 'strong', i: 'em', ins: 'u', strike: 's', del: 's' };

/**
 * The tokens of markup as the editor reads it (`toEditorMarkup`): white space that was only written to break lines is a blank,
 * and that at the ends is left out.
 * @param isLiteral white space is kept, as in `pre`
 */
function readTokens(content: readonly Markup[], isLiteral: boolean): readonly TextToken[] {
  const tokens = tokensIn(content, {}, isLiteral);
  const [first, ...others] = tokens;
  if (first?.kind === 'break' && others.length === 0) return [];
  return isLiteral ? tokens : trimmed(tokens);
}

function tokensIn(content: readonly Markup[], marks: TextMarks, isLiteral: boolean): readonly TextToken[] {
  return content.flatMap((node): readonly TextToken[] => {
    if (typeof node === 'string') return splitText(isLiteral ? node : withoutLines(node), marks);
    if (!isElement(node)) return [];
    if (node.tag === 'br') return [{ kind: 'break', text: '', marks }];
    if (node.tag === 'img') return [{ kind: 'picture', text: pictureOf(node), marks }];
    return tokensIn(node.children, { ...marks, ...marksOf(node) }, isLiteral);
  });
}

function withoutLines(text: string): string {
  return text.replaceAll(/[ \t\n\f\r]*[\t\n\f\r][ \t\n\f\r]*/g, ' ');
}

function pictureOf({ tag, attributes: { [styleAttribute]: style, ...attributes } }: MarkupElement): string {
  const all = style === undefined ? attributes : { ...attributes, style };
  return writeMarkup([{ tag, attributes: sorted(all), children: [] }]);
}

function marksOf({ tag, attributes }: MarkupElement): TextMarks {
  const { [styleAttribute]: style = '', href, target: _, rel: __, ...others } = attributes;
  const styles = parseStyle(style).map(([name, value]) => [`style ${name}`, value] as const);
  const further = Object.keys(others).length === 0 ? '' : JSON.stringify(sorted(others));
  const marks: Record<string, string> = Object.fromEntries(styles);
  if (tag === 'a') {
    if (href !== undefined) marks['a'] = keptHref(href) ?? href;
    if (further !== '') marks['a, further'] = further;
  } else if (tag !== 'span' || further !== '') marks[sameMark[tag] ?? tag] = further;
  return marks;
}

function trimmed(tokens: readonly TextToken[]): readonly TextToken[] {
  const isBlank = (token: TextToken | undefined) => token?.kind === 'text' && token.text === ' ';
  const start = isBlank(tokens[0]) ? 1 : 0;
  const end = tokens.length > start && isBlank(tokens.at(-1)) ? tokens.length - 1 : tokens.length;
  return start === 0 && end === tokens.length ? tokens : tokens.slice(start, end);
}
