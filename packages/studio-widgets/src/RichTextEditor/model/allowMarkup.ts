import { isAllowedPicture, keptHref, schemeOf } from './links.ts';
import { isElement, type Markup, type MarkupElement } from './Markup.ts';
import { allowedStyle, formatStyle } from './styles.ts';

const ofCells = ['colspan', 'rowspan', 'align', 'valign', 'width', 'height', 'bgcolor'];
const ofTables = ['width', 'border', 'cellpadding', 'cellspacing', 'align', 'bgcolor'];
const none: readonly string[] = [];

/** Every element that is let through, with the attributes that it may have beside those which all may have. */
export const allowedElements: ReadonlyMap<string, readonly string[]> = new Map([
  ...['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, ['align']] as const),
  ...['br', 'span', 'blockquote', 'pre', 'code', 'ul', 'li', 'sub', 'sup', 'small', 'big', 'center'].map(
    (tag) => [tag, none] as const,
  ),
  ...['strong', 'b', 'em', 'i', 'u', 's', 'strike', 'del', 'ins'].map((tag) => [tag, none] as const),
  ...['tbody', 'thead', 'tfoot', 'caption', 'colgroup'].map((tag) => [tag, none] as const),
  ['a', ['href', 'target', 'rel']],
  ['img', ['src', 'alt', 'width', 'height']],
  ['ol', ['start', 'type']],
  ['hr', ['align', 'width']],
  ['font', ['color', 'face', 'size']],
  ['table', ofTables],
  ['tr', ['align', 'valign', 'bgcolor']],
  ['td', ofCells],
  ['th', ofCells],
  ['col', ['span', 'width']],
]);

/** Blocks that say more of their content than a paragraph does: their content is kept apart as they are. */
export const otherBlocks: ReadonlySet<string> = new Set([
  ...[
    'address',
    'article',
    'aside',
    'dd',
    'details',
    'dl',
    'dt',
    'fieldset',
    'figcaption',
    'figure',
    'footer',
  ],
  ...['header', 'hgroup', 'legend', 'main', 'nav', 'section', 'summary'],
]);

/** The attributes that every element may have. */
export const commonAttributes: readonly string[] = ['style', 'dir', 'lang', 'title'];

const harmless = /^[\p{L}\p{N}\s#%.,+'-]{0,120}$/u;

function allowedValue(name: string, value: string): string | undefined {
  if (name === 'style') return formatStyle(allowedStyle(value)) || undefined;
  if (name === 'href') return keptHref(value);
  if (name === 'src') return isAllowedPicture(value) ? value.trim() : undefined;
  if (name === 'title' || name === 'alt') return value;
  return harmless.test(value) ? value : undefined;
}

/** A link that leads off the page opens in a new window, which cannot reach back. */
function withWindow(attributes: Record<string, string>): Record<string, string> {
  const { target: _, rel: __, ...rest } = attributes;
  const isMailOrPhone = /^(?:mailto|tel)$/.test(schemeOf(rest['href'] ?? '') ?? '');
  if (rest['href'] === undefined || rest['href'].startsWith('#') || isMailOrPhone) return rest;
  return { ...rest, target: '_blank', rel: 'noopener noreferrer' };
}

function allowedAttributes(tag: string, given: Readonly<Record<string, string>>): Record<string, string> {
  const names = [...(allowedElements.get(tag) ?? none), ...commonAttributes];
  const entries = Object.entries(given).flatMap(([name, value]) => {
    const kept = names.includes(name) ? allowedValue(name, value) : undefined;
    return kept === undefined ? [] : [[name, kept] as const];
  });
  const attributes = Object.fromEntries(entries);
  return tag === 'a' ? withWindow(attributes) : attributes;
}

/** Elements that go with all that is in them; of others that are not let through the content stays. */
const removedWhole = new Set([
  ...['script', 'style', 'template', 'noscript', 'title', 'head', 'iframe', 'frame', 'frameset', 'object'],
  ...['embed', 'applet', 'svg', 'math', 'audio', 'video', 'canvas', 'select', 'textarea', 'xmp', 'noembed'],
  ...['noframes', 'plaintext', 'base', 'meta', 'link', 'param', 'source', 'track', 'input', 'option'],
]);

/** Elements are nested this deep at most, which is half of what browsers nest: read again, a document is the same. */
const deepest = 256;

/** Whether an element may be in a document, in that many others. */
export function isAllowedElement(tag: string, depth: number): boolean {
  return allowedElements.has(tag) && depth < deepest;
}

/** An element that is allowed there, with what is let through of its attributes; nothing for a picture without an address. */
export function allowElement({ tag, attributes: given, children }: MarkupElement): MarkupElement[] {
  const attributes = allowedAttributes(tag, given);
  if (tag !== 'img') return [{ tag, attributes, children }];
  return attributes['src'] === undefined ? [] : [{ tag, attributes: { alt: '', ...attributes }, children }];
}

/**
 * What is let through of a document. Sections and the like are `div`. It holds elements, attributes, addresses and styles of the allow lists and text, and
 * nothing else; comments are left out, and of elements in more than 256 others the content stays.
 */
export function allowMarkup(content: readonly Markup[], depth = 0): Markup[] {
  return content.flatMap((given): Markup[] => {
    if (typeof given === 'string') return [given];
    if (!isElement(given) || removedWhole.has(given.tag)) return [];
    const markup = otherBlocks.has(given.tag) ? { ...given, tag: 'div' } : given;
    const isKept = isAllowedElement(markup.tag, depth);
    const children = allowMarkup(markup.children, isKept ? depth + 1 : depth);
    return isKept ? allowElement({ ...markup, children }) : children;
  });
}
