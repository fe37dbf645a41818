import { isElement, type Markup, type MarkupElement } from './Markup.ts';
import { styleAttribute } from './styles.ts';
import { tableBlocks } from './tableLines.ts';

/** Elements that are blocks, or that are among them. */
const blockTags = new Set(
  'p div center h1 h2 h3 h4 h5 h6 ul ol li blockquote pre hr table caption tbody thead tfoot tr td th'.split(
    ' ',
  ),
);
const headings = /^h[1-6]$/;
const rows = new Set(['tbody', 'thead', 'tfoot', 'tr', 'td', 'th', 'caption']);

/** What a block hands down to those within it: its alignment, its language, and a direction that is not the usual one. */
type Inherited = Readonly<Record<string, string>>;

/** Whether a block is among the content of an element, however deep. */
function hasBlocks(content: readonly Markup[]): boolean {
  return content.some(
    (node) =>
      typeof node !== 'string' && isElement(node) && (blockTags.has(node.tag) || hasBlocks(node.children)),
  );
}

function isBlank(node: Markup): boolean {
  return typeof node === 'string' && /^[\t\n\f\r ]*$/.test(node);
}

function isBreak(node: Markup | undefined): boolean {
  return node !== undefined && typeof node !== 'string' && isElement(node) && node.tag === 'br';
}

/** A line without the invisible blanks around it, and without the break that ends it: a block ends its last line by itself. */
function trimLine(content: readonly Markup[]): Markup[] {
  const line = [...content];
  while (line.length > 0 && isBlank(line.at(0) ?? '')) line.shift();
  while (line.length > 0 && isBlank(line.at(-1) ?? '')) line.pop();
  if (isBreak(line.at(-1)) && line.length > 1) line.pop();
  return line;
}

/** The content of a block. A line that is only a break is an empty one. */
function contentOf(line: Markup[]): Markup[] {
  return line.length === 1 && isBreak(line[0]) ? [] : line;
}

function inheritedBy({ attributes }: MarkupElement, from: Inherited): Inherited {
  const style = attributes[styleAttribute];
  const alignment = /(?:^|; )text-align: [a-z]+/.exec(style ?? '')?.[0].replace(/^; /, '');
  const { dir, lang } = attributes;
  return {
    ...from,
    ...(alignment !== undefined && { [styleAttribute]: alignment }),
    ...(dir !== undefined && (dir !== 'ltr' || from['dir'] !== undefined) && { dir }),
    ...(lang !== undefined && { lang }),
  };
}

/** Puts a copy of an inline element around each run of text in its blocks. */
function around(node: MarkupElement, blocks: readonly Markup[]): Markup[] {
  return blocks.map((block) => {
    if (typeof block === 'string' || !isElement(block)) return block;
    const { tag, children } = block;
    if (tag === 'hr' || tag === 'pre' || !blockTags.has(tag)) return block;
    return { ...block, children: hasBlocks(children) ? around(node, children) : [{ ...node, children }] };
  });
}

/** The text of a preformatted block, which holds lines only. */
function linesOf(content: readonly Markup[]): string {
  let text = '';
  for (const node of content) {
    if (typeof node === 'string') text += node;
    else if (isElement(node)) {
      const inside = node.tag === 'br' ? '\n' : linesOf(node.children);
      const isLine = blockTags.has(node.tag) && text !== '' && !text.endsWith('\n');
      text += isLine ? `\n${inside}` : inside;
      if (blockTags.has(node.tag) && !text.endsWith('\n')) text += '\n';
    }
  }
  return text;
}

function listOf(node: MarkupElement, from: Inherited): MarkupElement {
  const items: MarkupElement[] = [];
  for (const child of node.children) {
    if (isBlank(child)) continue;
    const isItem = typeof child !== 'string' && isElement(child) && child.tag === 'li';
    const isList = typeof child !== 'string' && isElement(child) && /^[ou]l$/.test(child.tag);
    const last = items.at(-1);
    if (isItem) items.push({ ...child, children: itemContent(child.children, from) });
    else if (isList && last)
      items[items.length - 1] = { ...last, children: [...last.children, listOf(child, from)] };
    else items.push({ tag: 'li', attributes: {}, children: toBlocks([child], from) });
  }
  return { ...node, children: items };
}

function itemContent(content: readonly Markup[], from: Inherited): Markup[] {
  if (hasBlocks(content)) return toBlocks(content, from);
  const line = contentOf(trimLine(content));
  return Object.keys(from).length === 0 ? line : [{ tag: 'p', attributes: from, children: line }];
}

function pick(attributes: Readonly<Record<string, string>>, name: string): Record<string, string> {
  const value = attributes[name];
  return value === undefined ? {} : { [name]: value };
}

function tableOf(node: MarkupElement, from: Inherited): Markup[] {
  return tableBlocks(node, (content) => toBlocks(content, from));
}

function quoteOf(node: MarkupElement, from: Inherited): Markup[] {
  const children = toBlocks(node.children, from);
  return children.length === 0 ? [] : [{ ...node, children }];
}

/** A paragraph, a heading, or an element that only holds others: it becomes a paragraph, or what is in it. */
function paragraphOf({ tag, attributes, children }: MarkupElement, from: Inherited): Markup[] {
  const isHolder = tag === 'div' || tag === 'center';
  if (hasBlocks(children)) {
    const inside = toBlocks(children, from);
    return headings.test(tag) ? inside.map((block) => asHeading(block, tag)) : inside;
  }
  const line = trimLine(children);
  // An element without text has no height, unless it is a paragraph that was made to be empty.
  if (line.length === 0 && isHolder) return [];
  const given = isHolder ? pick(attributes, styleAttribute) : attributes;
  return [{ tag: isHolder ? 'p' : tag, attributes: { ...from, ...given }, children: contentOf(line) }];
}

function asHeading(block: Markup, tag: string): Markup {
  return typeof block !== 'string' && isElement(block) && block.tag === 'p' ? { ...block, tag } : block;
}

function blockOf(node: MarkupElement, from: Inherited): Markup[] {
  switch (node.tag) {
    case 'hr':
      return [node];
    case 'pre':
      return [{ ...node, children: [linesOf(node.children).replace(/\n$/, '')] }];
    case 'table':
      return tableOf(node, from);
    case 'ul':
    case 'ol':
      return [listOf(node, from)];
    case 'blockquote':
      return quoteOf(node, from);
    default:
      return blockTags.has(node.tag)
        ? paragraphOf(node, inheritedBy(node, from))
        : around(node, toBlocks(node.children, from));
  }
}

/** Neighbours that become blocks together. */
interface Group {
  /** A line of text, items without a list, cells without a table, or one block. */
  readonly kind: 'line' | 'items' | 'cells' | 'block';
  readonly nodes: Markup[];
}

function kindOf(node: Markup): Group['kind'] {
  if (typeof node === 'string' || !isElement(node)) return 'line';
  if (node.tag === 'li') return 'items';
  if (rows.has(node.tag)) return 'cells';
  return blockTags.has(node.tag) || hasBlocks(node.children) ? 'block' : 'line';
}

function groupsOf(content: readonly Markup[]): readonly Group[] {
  const groups: Group[] = [];
  for (const node of content) {
    const last = groups.at(-1);
    const kind = kindOf(node);
    const isBetween = isBlank(node) && last !== undefined && last.kind !== 'block';
    if (isBetween || (last?.kind === kind && kind !== 'block')) last.nodes.push(node);
    else groups.push({ kind, nodes: [node] });
  }
  return groups;
}

/**
 * Content as blocks that the editor has: paragraphs, headings, lists, quotes, preformatted text and rules. What is beside blocks gets a
 * paragraph of its own, tables become lines, and no two blocks run together.
 */
function toBlocks(content: readonly Markup[], from: Inherited): Markup[] {
  return groupsOf(content).flatMap(({ kind, nodes }): Markup[] => {
    if (kind === 'items') return [listOf({ tag: 'ul', attributes: {}, children: nodes }, from)];
    if (kind === 'cells') return tableOf({ tag: 'table', attributes: {}, children: nodes }, from);
    const [block] = nodes;
    if (kind === 'block')
      return block !== undefined && typeof block !== 'string' && isElement(block) ? blockOf(block, from) : [];
    const line = trimLine(nodes);
    return line.length === 0 ? [] : [{ tag: 'p', attributes: from, children: contentOf(line) }];
  });
}

/** The same for a whole document; one of a single line stays without a paragraph, so that it can be put into another. */
export function toEditorBlocks(content: readonly Markup[]): Markup[] {
  return hasBlocks(content) ? toBlocks(content, {}) : trimLine(content);
}
