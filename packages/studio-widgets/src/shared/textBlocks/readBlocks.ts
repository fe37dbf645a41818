import { allowedElements, allowMarkup, commonAttributes } from '../../RichTextEditor/model/allowMarkup.ts';
import { toEditorMarkup } from '../../RichTextEditor/model/editorMarkup.ts';
import { isElement, type Markup, type MarkupElement } from '../../RichTextEditor/model/Markup.ts';
import { parseStyle, styleAttribute } from '../../RichTextEditor/model/styles.ts';
import { readHtml } from '../../RichTextEditor/sanitize/readHtml.ts';
import { lineBlocks, splitText, type TextBlocks } from './lineBlocks.ts';
import { readStrictly } from './readStrictly.ts';
import { readTokens } from './readTokens.ts';
import {
  makeBlock,
  type TextBlock,
  type TextContainer,
  type TextFormat,
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
