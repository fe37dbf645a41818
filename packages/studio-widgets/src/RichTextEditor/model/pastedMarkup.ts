import { significantBlank, tabBlank } from './keptBlanks.ts';
import { isAllowedLink, isAllowedPicture } from './links.ts';
import { isElement, type Markup, type MarkupElement } from './Markup.ts';
import { pastedRules, type StyleRules } from './pastedRules.ts';
import { type Declaration, formatStyle, parseStyle } from './styles.ts';
import { rowsOf } from './tableLines.ts';
import { gatherLists, plainTextOf } from './wordLists.ts';

/** Something that is not pasted as it was: a table became lines, the others are missing. */
export type LeftOut = 'table' | 'picture' | 'media' | 'field' | 'comment' | 'link';

/** What a paste brings. */
export interface Pasted {
  /** Not sanitised. */
  readonly content: readonly Markup[];
  /** Each once, in the order in which it was met. */
  readonly leftOut: readonly LeftOut[];
}

/** What holds at a place of what is pasted. */
interface Place {
  readonly rules: StyleRules;
  /** Blanks and line ends count as they are. */
  readonly isPre: boolean;
  /** Letters are underlined anyway. */
  readonly isLink: boolean;
  readonly leftOut: Set<LeftOut>;
}

const silent = new Set('head script style title meta link base template noscript xml'.split(' '));
const media = new Set('video audio iframe object embed applet'.split(' '));
const drawings = new Set('svg canvas math'.split(' '));
const fields = new Set('input select textarea button meter progress'.split(' '));
const indented = /^(?:p|h[1-6])$/;
const lineBreak: MarkupElement = { tag: 'br', attributes: {}, children: [] };
const pixelsOf: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 37.8, mm: 3.78 };

/** Values that say no more than what is there without them: black on white is how a message is read, and how it is turned around on a dark screen. */
const usual: readonly [name: RegExp, value: RegExp][] = [
  [/^(?:background-)?color$/, /^(?:transparent|inherit|initial|unset|currentcolor|windowtext|window|auto)$/i],
  [/^color$/, /^(?:black|#000|#000000|rgb\(0,\s*0,\s*0\)|rgba\(0,\s*0,\s*0,\s*1\))$/i],
  [/^background-color$/, /^(?:white|#fff|#ffffff|rgb\(255,\s*255,\s*255\)|rgba\(0,\s*0,\s*0,\s*0\))$/i],
];

function hasClass({ attributes }: MarkupElement, name: RegExp): boolean {
  return name.test(attributes['class'] ?? '');
}

/** Blanks that count, as they get through HTML. */
function preserved(text: string): Markup[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', tabBlank)
    .replaceAll(' ', significantBlank)
    .split('\n')
    .flatMap((line, index) => [...(index > 0 ? [lineBreak] : []), ...(line === '' ? [] : [line])]);
}

/** An indent in the pixels that the editor counts in. */
function inPixels([name, value]: Declaration): Declaration {
  const [, amount, unit = ''] = /^(-?[\d.]+)([a-z]+)$/i.exec(value) ?? [];
  const pixels = Math.round(Number(amount) * (pixelsOf[unit.toLowerCase()] ?? Number.NaN));
  return [name, Number.isFinite(pixels) ? `${Math.max(0, Math.min(pixels, 999))}px` : '0'];
}

function tidyStyle(tag: string, style: readonly Declaration[]): readonly Declaration[] {
  return style
    .filter(([name, value]) => !usual.some(([of, usualValue]) => of.test(name) && usualValue.test(value)))
    .map((declaration) =>
      declaration[0] === 'margin-left' && indented.test(tag) ? inPixels(declaration) : declaration,
    )
    .filter(([name, value]) => name !== 'margin-left' || !/^0(?:px)?$/.test(value));
}

function isHidden(style: ReadonlyMap<string, string>): boolean {
  return style.get('display') === 'none' || style.get('mso-hide') === 'all';
}

function isComment(node: MarkupElement, style: ReadonlyMap<string, string>): boolean {
  return hasClass(node, /\bMsoCommentReference\b/) || /^comment/.test(style.get('mso-element') ?? '');
}

/** The sign of a box that can be ticked. */
function boxOf(isTicked: boolean): string {
  return isTicked ? '☑ ' : '☐ ';
}

function picture(node: MarkupElement, { leftOut }: Place): Markup[] {
  const { src = '', alt = '', width, height } = node.attributes;
  if (node.attributes['aria-roledescription'] === 'checkbox') return [boxOf(alt === 'checked')];
  // An emoji is a letter wherever it can be.
  if (/\p{Extended_Pictographic}/u.test(alt) && [...alt].length <= 8) return [alt];
  // Invisible pictures track who reads the message.
  if (width === '1' || height === '1') return [];
  if (isAllowedPicture(src) && src !== '') return [node];
  leftOut.add('picture');
  return [];
}

function field(node: MarkupElement, place: Place): Markup[] {
  const { type, checked } = node.attributes;
  if (type === 'checkbox' || type === 'radio') return [boxOf(checked !== undefined)];
  if (type === 'hidden') return [];
  place.leftOut.add('field');
  return node.tag === 'button' ? cleaned(node.children, place) : [];
}

function isTable(node: MarkupElement): boolean {
  const isFilled = ({ children }: MarkupElement) => plainTextOf(children).trim() !== '';
  return rowsOf(node).some((row) => row.filter(isFilled).length > 1);
}

/** What replaces elements that are not pasted as they are; undefined for the others. */
function inPlaceOf(
  node: MarkupElement,
  style: ReadonlyMap<string, string>,
  place: Place,
): Markup[] | undefined {
  const { tag, attributes, children } = node;
  const tabs = Number(style.get('mso-tab-count') ?? (hasClass(node, /\bApple-tab-span\b/) ? 1 : 0));
  const leave = (what: LeftOut) => {
    place.leftOut.add(what);
    return [];
  };
  if (silent.has(tag) || isHidden(style)) return [];
  if (isComment(node, style)) return leave('comment');
  if (media.has(tag)) return leave('media');
  if (drawings.has(tag)) return attributes['aria-hidden'] === 'true' ? [] : leave('picture');
  if (fields.has(tag)) return field(node, place);
  if (tag === 'img') return picture(node, place);
  if (tag === 'br' && hasClass(node, /\bApple-interchange-newline\b/)) return [];
  if (tabs > 0) return [tabBlank.repeat(Math.min(tabs, 20))];
  if (tag === 'o:p' && plainTextOf(children).trim() === '') return [];
  if (hasClass(node, /\bEOP\b/) && plainTextOf(children).trim() === '') return [];
  return tag === 'q' ? ['“', ...cleaned(children, place), '”'] : undefined;
}

function cleanedElement(node: MarkupElement, place: Place): Markup[] {
  const given = [...place.rules(node), ...parseStyle(node.attributes['style'] ?? '')];
  const style = place.isLink ? given.filter(([, value]) => value !== 'underline') : given;
  const replaced = inPlaceOf(node, new Map(style), place);
  if (replaced) return replaced;
  const { tag } = node;
  if (tag === 'u' && place.isLink) return cleaned(node.children, place);
  if (tag === 'table' && isTable(node)) place.leftOut.add('table');
  const space = new Map(style).get('white-space');
  const isPre = space === undefined ? place.isPre : /^(?:pre|break-spaces)/.test(space);
  const content = cleaned(node.children, {
    ...{ ...place, isPre: isPre && tag !== 'pre' },
    isLink: place.isLink || tag === 'a',
  });
  const { style: _, dir, lang: __, ...attributes } = node.attributes;
  const kept = formatStyle(tidyStyle(tag, style));
  const made: MarkupElement = {
    tag,
    attributes: { ...attributes, ...(dir === 'rtl' && { dir }), ...(kept !== '' && { style: kept }) },
    children: isItemWithBox(node) ? intoFirstBlock(content) : content,
  };
  return tag === 'a' ? link(made, place) : [made];
}

/** A link is pasted where links may lead; a place on the page that it was on is none. */
function link(node: MarkupElement, { leftOut }: Place): Markup[] {
  const { href } = node.attributes;
  if (href !== undefined && !href.startsWith('#') && isAllowedLink(href)) return [node];
  if (href !== undefined && href !== '' && !/^(?:#|javascript:)/i.test(href)) leftOut.add('link');
  return [...node.children];
}

function isItemWithBox({ tag, attributes }: MarkupElement): boolean {
  return tag === 'li' && attributes['role'] === 'checkbox';
}

/** Puts the sign of a box at the beginning of the paragraph that follows it. */
function intoFirstBlock([box, ...rest]: readonly Markup[]): Markup[] {
  const at = rest.findIndex((node) => typeof node !== 'string');
  const block = rest[at];
  if (typeof box !== 'string' || block === undefined || typeof block === 'string' || !isElement(block))
    return [...(box === undefined ? [] : [box]), ...rest];
  return rest.with(at, { ...block, children: [box, ...block.children] });
}

function cleaned(content: readonly Markup[], place: Place): Markup[] {
  return content.flatMap((node): Markup[] => {
    if (typeof node === 'string') return place.isPre ? preserved(node) : [node];
    return isElement(node) ? cleanedElement(node, place) : [];
  });
}

function bodyOf(document: readonly Markup[]): readonly Markup[] {
  const body = document.find((node) => typeof node !== 'string' && isElement(node) && node.tag === 'body');
  return body !== undefined && typeof body !== 'string' && isElement(body) ? body.children : document;
}

/**
 * What the clipboard holds of other programs, as content that can be sanitised and read like any other: their lists are
 * lists, what their style sheets say is at the elements, blanks that count stay, and what was not to be seen is not there.
 * @param document all of a document as plain data, harmless or not
 * @param isPre it comes from an editor like this one, in which all blanks count
 */
export function pastedMarkup(document: readonly Markup[], isPre: boolean): Pasted {
  const leftOut = new Set<LeftOut>();
  const place = { rules: pastedRules(document), isPre, isLink: false, leftOut };
  const content = cleaned(gatherLists(bodyOf(document)), place);
  return { content, leftOut: [...leftOut] };
}
