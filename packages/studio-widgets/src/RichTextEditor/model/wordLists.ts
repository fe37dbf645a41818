import { isElement, type Markup, type MarkupElement } from './Markup.ts';
import { parseStyle } from './styles.ts';

/** A paragraph that a word processor shows as a list item. */
interface ListParagraph {
  /** From 1. */
  readonly level: number;
  readonly isOrdered: boolean;
  /** Of an ordered list: how it counts, where it is not by numbers. */
  readonly type?: string | undefined;
  /** The number before it, where there is one. */
  readonly number?: number | undefined;
  readonly content: readonly Markup[];
}

interface OpenList {
  readonly item: ListParagraph;
  readonly items: MarkupElement[];
}

const paragraphs = /^(?:p|h[1-6]|div)$/;
const ordered = /^\(?([\da-z]+)[.)]?$/i;

function styleOf({ attributes }: MarkupElement): ReadonlyMap<string, string> {
  return new Map(parseStyle(attributes['style'] ?? ''));
}

/** The text of markup, with white space as it is. */
export function plainTextOf(content: readonly Markup[]): string {
  return content
    .map((node) => {
      if (typeof node === 'string') return node;
      return isElement(node) ? plainTextOf(node.children) : '';
    })
    .join('');
}

/** Takes the marker out of a paragraph of a list. */
function withoutMarker(content: readonly Markup[]): { readonly marker: string; readonly content: Markup[] } {
  let marker = '';
  const kept = content.flatMap((node): Markup[] => {
    if (typeof node === 'string' || !isElement(node)) return [node];
    if (/ignore/i.test(styleOf(node).get('mso-list') ?? '')) {
      marker += plainTextOf(node.children);
      return [];
    }
    const inside = withoutMarker(node.children);
    marker += inside.marker;
    const isVoid = node.tag === 'br' || node.tag === 'img';
    return inside.content.length > 0 || isVoid ? [{ ...node, children: inside.content }] : [];
  });
  return { marker, content: kept };
}

/** `a`, `A`, `i` or `I` of a marker; undefined for one that is a number. A single i begins a list of Roman numbers. */
function typeOf(sign: string): string | undefined {
  if (/^\d/.test(sign)) return undefined;
  const isRoman = /^(?:i+|i[vx]|vi*|xi*|x)$/i.test(sign) && !/^[vx]$/i.test(sign);
  const letter = isRoman ? 'i' : 'a';
  return sign === sign.toUpperCase() ? letter.toUpperCase() : letter;
}

function numberOf(sign: string): number | undefined {
  return /^\d+$/.test(sign) ? Number(sign) : undefined;
}

function wordParagraph(node: MarkupElement): ListParagraph | undefined {
  const level = /\blevel(\d+)/i.exec(styleOf(node).get('mso-list') ?? '')?.[1];
  if (level === undefined || !paragraphs.test(node.tag)) return undefined;
  const { marker, content } = withoutMarker(node.children);
  const text = marker.replaceAll(/[\s\u00a0]+/g, '');
  // A lone o is a hollow point in the font of a typewriter.
  const sign = text === 'o' ? undefined : (ordered.exec(text)?.[1] ?? /^(?:\d+\.)+(\d+)\.?$/.exec(text)?.[1]);
  return {
    level: Number(level),
    isOrdered: sign !== undefined,
    type: sign === undefined ? undefined : typeOf(sign),
    number: sign === undefined ? undefined : numberOf(sign),
    content,
  };
}

/** Items of word processors in the browser: each in a list of its own, with its level beside it. */
function wrappedItems(node: MarkupElement): readonly ListParagraph[] | undefined {
  if (!/\bListContainerWrapper\b/.test(node.attributes['class'] ?? '')) return undefined;
  const items: ListParagraph[] = [];
  for (const list of node.children) {
    if (typeof list === 'string') continue;
    if (!isElement(list) || !/^[ou]l$/.test(list.tag)) return undefined;
    for (const item of list.children) {
      if (typeof item === 'string' || !isElement(item)) continue;
      items.push({
        level: Number(item.attributes['data-aria-level'] ?? item.attributes['aria-level'] ?? 1) || 1,
        isOrdered: list.tag === 'ol',
        number: numberOf(list.attributes['start'] ?? ''),
        content: item.children,
      });
    }
  }
  return items;
}

function listElement({ item, items }: OpenList): MarkupElement {
  const attributes = {
    ...(item.isOrdered && item.number !== undefined && item.number > 1 && { start: String(item.number) }),
    ...(item.type !== undefined && { type: item.type }),
  };
  return { tag: item.isOrdered ? 'ol' : 'ul', attributes, children: items };
}

/** Whether an item has the number that comes next in a list; one without a number has any. */
function isNext({ item: { number: first }, items }: OpenList, { number }: ListParagraph): boolean {
  return number === undefined || first === undefined || number === first + items.length;
}

/** Lists, nested by the levels of their items. */
function nest(found: readonly ListParagraph[]): MarkupElement[] {
  const made: MarkupElement[] = [];
  const open: OpenList[] = [];
  const close = () => {
    const list = open.pop();
    if (list === undefined) return;
    const outer = open.at(-1)?.items;
    const last = outer?.at(-1);
    if (outer && last) outer[outer.length - 1] = { ...last, children: [...last.children, listElement(list)] };
    else made.push(listElement(list));
  };
  for (const item of found) {
    while (open.length > 1 && (open.at(-1)?.item.level ?? 0) > item.level) close();
    const last = open.at(-1);
    const isSame = last !== undefined && last.item.level >= item.level;
    const goesOn = isSame && last.item.isOrdered === item.isOrdered && isNext(last, item);
    if (isSame && !goesOn) close();
    if (!goesOn) open.push({ item, items: [] });
    open.at(-1)?.items.push({ tag: 'li', attributes: {}, children: item.content });
  }
  while (open.length > 0) close();
  return made;
}

/**
 * Paragraphs that word processors only show as list items become lists: Word writes a marker into each (`mso-list`), Word in the
 * browser a list around each.
 */
export function gatherLists(content: readonly Markup[]): Markup[] {
  const made: Markup[] = [];
  let found: ListParagraph[] = [];
  let blanks: Markup[] = [];
  const end = () => {
    made.push(...nest(found), ...blanks);
    found = [];
    blanks = [];
  };
  for (const node of content) {
    const isBlank = typeof node === 'string' ? node.trim() === '' : !isElement(node);
    const element = typeof node !== 'string' && isElement(node) ? node : undefined;
    const single = element && wordParagraph(element);
    const items = single ? [single] : element && wrappedItems(element);
    if (items) {
      found.push(...items);
      blanks = [];
    } else if (isBlank && found.length > 0) blanks.push(node);
    else {
      end();
      made.push(element ? { ...element, children: gatherLists(element.children) } : node);
    }
  }
  end();
  return made;
}
