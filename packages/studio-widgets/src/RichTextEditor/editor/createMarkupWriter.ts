import { DOMSerializer, type Node, type Schema } from '@tiptap/pm/model';
import { allowElement, isAllowedElement } from '../model/allowMarkup.ts';
import { fromEditorElement } from '../model/editorMarkup.ts';
import { keepBlanks } from '../model/keptBlanks.ts';
import type { Markup } from '../model/Markup.ts';
import { writeMarkup } from '../model/writeMarkup.ts';

/** Writes documents of one schema. */
export interface MarkupWriter {
  /** The content of a document as allowed markup. */
  readonly toMarkup: (doc: Node) => Markup[];
  /** The content of a document as HTML. */
  readonly toHtml: (doc: Node) => string;
}

interface WrittenBlock {
  readonly depth: number;
  readonly markup: readonly Markup[];
}

/** Replaces a picture in a line. */
const notText = '\ufffc';

/** The content of the hole of an output spec, for elements that many levels deep. */
type Hole = (depth: number) => readonly Markup[];

function isAttributes(part: unknown): part is Record<string, unknown> {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

function textAttributes(given: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name.toLowerCase(), String(value)]],
    ),
  );
}

/** An output spec of ProseMirror (`['p', { class: 'x' }, 0]`) as allowed markup. */
function fromSpec(spec: unknown, depth: number, hole: Hole): readonly Markup[] {
  if (typeof spec === 'string') return [spec];
  if (!Array.isArray(spec)) return [];
  const [tag, ...parts]: unknown[] = spec;
  if (typeof tag !== 'string') return [];
  const isKept = isAllowedElement(tag, depth);
  const inside = isKept ? depth + 1 : depth;
  const [attributes, ...rest] = parts;
  const children = (isAttributes(attributes) ? rest : parts).flatMap((part) =>
    part === 0 ? hole(inside) : fromSpec(part, inside, hole),
  );
  if (!isKept) return children;
  const given = isAttributes(attributes) ? textAttributes(attributes) : {};
  return allowElement({ tag, attributes: given, children }).map(fromEditorElement);
}

/** The content of a paragraph with its blanks as HTML keeps them. */
function withBlanks(paragraph: Node): readonly Node[] {
  const { children, type } = paragraph;
  if (type.spec.code || children.every(({ text = '' }) => !/^ |[\s]{2}|[^\S ]| $/.test(text)))
    return children;
  const texts = keepBlanks(
    children.map((node) => node.text ?? (node.type.name === 'hardBreak' ? undefined : notText)),
  );
  return children.map((node, index) => {
    const text = texts[index];
    return node.isText && text !== undefined && text !== node.text
      ? type.schema.text(text, node.marks)
      : node;
  });
}

/**
 * Writes documents through the allow lists, without making elements: nothing is loaded, and nothing has to be parsed or
 * purified again. Blocks are kept by their identity, so that an edit writes only those that it changed.
 */
export function createMarkupWriter(schema: Schema): MarkupWriter {
  const { nodes, marks } = DOMSerializer.fromSchema(schema);
  const blocks = new WeakMap<Node, WrittenBlock>();
  const written = new WeakMap<object, string>();
  /** The HTML of the document's own blocks: for each key all but one are known. */
  const texts = new WeakMap<Node, string>();

  const inline = (content: readonly Node[], level: number, depth: number): Markup[] => {
    const made: Markup[] = [];
    for (let start = 0; start < content.length; ) {
      const mark = content[start]?.marks[level];
      let end = start + 1;
      if (mark && mark.type.spec.spanning !== false) while (content[end]?.marks[level]?.eq(mark)) end += 1;
      const run = content.slice(start, end);
      const spec = mark && marks[mark.type.name]?.(mark, true);
      if (mark) made.push(...fromSpec(spec, depth, (inside) => inline(run, level + 1, inside)));
      else made.push(...run.flatMap((node) => fromSpec(nodes[node.type.name]?.(node), depth, () => [])));
      start = end;
    }
    return made;
  };
  const contentOf = (node: Node, depth: number): Markup[] =>
    node.inlineContent
      ? inline(withBlanks(node), 0, depth)
      : node.children.flatMap((child) => block(child, depth));
  const block = (node: Node, depth: number): readonly Markup[] => {
    const known = blocks.get(node);
    if (known?.depth === depth) return known.markup;
    const spec = nodes[node.type.name]?.(node);
    const markup = fromSpec(spec, depth, (inside) => contentOf(node, inside));
    blocks.set(node, { depth, markup });
    return markup;
  };
  const textOf = (node: Node): string => {
    const known = texts.get(node);
    if (known !== undefined) return known;
    const html = writeMarkup(block(node, 0), written);
    texts.set(node, html);
    return html;
  };
  const toMarkup = (doc: Node) => contentOf(doc, 0);
  const toHtml = (doc: Node): string => {
    if (doc.inlineContent) return writeMarkup(toMarkup(doc), written);
    let html = '';
    for (const child of doc.children) html += textOf(child);
    return html;
  };
  return { toMarkup, toHtml };
}
