import { allowedElements } from '../../RichTextEditor/model/allowMarkup.ts';
import type { Markup, MarkupElement } from '../../RichTextEditor/model/Markup.ts';

interface OpenElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Markup[];
}

const voids = new Set(['br', 'hr', 'img']);
const paragraphs = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre']);
const rooms = new Set(['ul', 'ol', 'li', 'blockquote', 'div']);
/** Tables are left to the browser's parser: it moves what is in the wrong place. */
const unread = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr', 'td', 'th', 'caption', 'colgroup', 'col']);
const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' },
};

const piece =
  /([^<]+)|<(\/?)([a-z][a-z\d]*)((?:\s+[a-z][a-z\d-]*(?:="[^"<>]*"|='[^'<>]*'|(?=[\s/>])))*)\s*(\/?)>/giy;
const attribute = /([a-z][a-z\d-]*)(?:="([^"]*)"|='([^']*)')?/gi;
const deepest = 200;

/**
 * HTML as plain data, read without a browser, as the editor writes it: every element is closed where it should be, and is
 * where every parser leaves it. Null for anything else.
 */
export function readStrictly(html: string): readonly Markup[] | null {
  const root: OpenElement = { tag: '', attributes: {}, children: [] };
  const open: OpenElement[] = [root];
  piece.lastIndex = 0;
  while (piece.lastIndex < html.length) {
    const found = piece.exec(html);
    if (found === null || !readPiece(found, open)) return null;
  }
  return open.length === 1 ? root.children : null;
}

/** Adds a text, or opens or closes an element. False where that cannot be. */
function readPiece(found: RegExpExecArray, open: OpenElement[]): boolean {
  const [, text, slash, name = '', written = '', selfClosed] = found;
  const inner = open.at(-1);
  if (inner === undefined) return false;
  if (text !== undefined) return readText(text, inner);
  const tag = name.toLowerCase();
  if (slash === '/') {
    if (inner.tag !== tag || open.length === 1) return false;
    open.pop();
    return true;
  }
  const attributes = attributesOf(written);
  if (attributes === null || !mayHold(open, tag)) return false;
  const element: OpenElement & MarkupElement = { tag, attributes, children: [] };
  inner.children.push(element);
  if (voids.has(tag)) return true;
  open.push(element);
  return selfClosed !== '/' && open.length <= deepest;
}

function readText(text: string, inner: OpenElement): boolean {
  const decoded = decode(text);
  if (decoded === null || !mayHoldText(inner, decoded)) return false;
  inner.children.push(isFirstOfPre(inner) ? decoded.replace(/^\n/, '') : decoded);
  return true;
}

function isFirstOfPre({ tag, children }: OpenElement): boolean {
  return tag === 'pre' && children.length === 0;
}

function mayHoldText({ tag }: OpenElement, text: string): boolean {
  return !(tag === 'ul' || tag === 'ol') || /^[ \t\n\f\r]*$/.test(text);
}

function mayHold(open: readonly OpenElement[], tag: string): boolean {
  const { tag: parent = '' } = open.at(-1) ?? {};
  if (!allowedElements.has(tag) || unread.has(tag)) return false;
  if (tag === 'li') return parent === 'ul' || parent === 'ol';
  if (parent === 'ul' || parent === 'ol') return false;
  if (paragraphs.has(tag) || rooms.has(tag) || tag === 'hr' || tag === 'center')
    return parent === '' || rooms.has(parent);
  return tag !== 'a' || open.every((each) => each.tag !== 'a');
}

function attributesOf(written: string): Record<string, string> | null {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of written.matchAll(attribute)) {
    const value = decode(double ?? single ?? '');
    const lower = name.toLowerCase();
    if (value === null) return null;
    if (!Object.hasOwn(attributes, lower)) attributes[lower] = value;
  }
  return attributes;
}

/** Null where a character is written in a way that is not known here. */
function decode(text: string): string | null {
  if (text.includes('\r') || text.includes('\0')) return null;
  if (!text.includes('&')) return text;
  let isKnown = true;
  const decoded = text.replaceAll(
    /&(?:#(\d{1,7});|#x([\da-f]{1,6});|([a-z]+);|(?=[a-z\d#]))/gi,
    (...match) => {
      const [, decimal, hex, name]: (string | undefined)[] = match;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      const isPlain = (code >= 32 && code < 127) || (code >= 160 && code < 0xd800);
      const letter = isPlain ? String.fromCodePoint(code) : named[name ?? ''];
      if (letter === undefined) isKnown = false;
      return letter ?? '';
    },
  );
  return isKnown ? decoded : null;
}
