import { type Emphasis, emphasisTags, emphasisWithin, isEmphasisElement } from './emphasis.ts';
import { keptHref } from './links.ts';
import { isElement, type Markup, type MarkupElement } from './Markup.ts';
import { canonicalColor, canonicalFonts, parseStyle } from './styles.ts';

/** Something of a document that another version of it does not have any more. */
export interface LostMarkup {
  readonly kind: 'element' | 'attribute' | 'style' | 'comment' | 'text';
  /** Its name, such as `table`, `class` or `line-height`; empty for comments and text. */
  readonly name: string;
}

type Features = Map<string, LostMarkup>;

const unseenElements = new Set(['html', 'head', 'body', 'span', 'font', 'br', 'p', 'div', 'tbody']);
const withoutText = new Set(['script', 'style', 'title', 'template', 'noscript', 'textarea', 'iframe']);
/** Styles that are reported as the elements of the same meaning, or that only give the usual. */
const ofEmphasis: readonly [property: RegExp, value: RegExp][] = [
  [/^(?:font-weight|font-style)$/, /./],
  [/^text-decoration(?:-line)?$/, /^(?!.*overline)/],
  [/^vertical-align$/, /^(?:sub|super|baseline)$/i],
];

/** Styles of letters, which may move to another element; others mean something only in their place. */
const ofLetters = /^(?:color|background-color|font|letter-spacing$|text-decoration|vertical-align$)/;

function addStyle(features: Features, element: string, name: string, value: string): void {
  if (ofEmphasis.some(([property, usual]) => property.test(name) && usual.test(value))) return;
  const written = name === 'font-family' ? canonicalFonts(value) : canonicalColor(value);
  const place = ofLetters.test(name) ? '' : element;
  features.set(`style ${name}: ${written} ${place}`, { kind: 'style', name });
}

function addPlain(features: Features, element: string, name: string, value: string): void {
  features.set(`attribute ${element} ${name}=${value}`, { kind: 'attribute', name });
}

function addAttribute(features: Features, tag: string, name: string, value: string): void {
  if (name === 'style')
    for (const [property, text] of parseStyle(value)) addStyle(features, tag, property, text);
  else if (tag === 'font' && name === 'color') addStyle(features, tag, 'color', value);
  else if (tag === 'font' && name === 'face') addStyle(features, tag, 'font-family', value);
  else if (name === 'align' && /^(?:p|h\d)$/.test(tag))
    addStyle(features, tag, 'text-align', value.toLowerCase());
  else if (name === 'href') addPlain(features, tag, name, keptHref(value) ?? value.trim());
  else if (!(tag === 'a' && (name === 'target' || name === 'rel'))) addPlain(features, tag, name, value);
}

function addElement(features: Features, element: MarkupElement, around: Emphasis): void {
  const { tag, attributes, children } = element;
  const name = isEmphasisElement(tag) ? 'span' : tag;
  if (!unseenElements.has(name)) features.set(`element ${name}`, { kind: 'element', name });
  for (const [attribute, value] of Object.entries(attributes)) addAttribute(features, name, attribute, value);
  addFeatures(features, children, emphasisWithin(around, tag, parseStyle(attributes['style'] ?? '')));
}

/** Adds the emphasis of letters, whatever it comes from. */
function addFeatures(features: Features, content: readonly Markup[], around: Emphasis = {}): void {
  for (const markup of content) {
    if (typeof markup === 'string') {
      if (markup.trim() === '') continue;
      for (const name of emphasisTags)
        if (around[name]) features.set(`element ${name}`, { kind: 'element', name });
    } else if (isElement(markup)) addElement(features, markup, around);
    else features.set('comment', { kind: 'comment', name: '' });
  }
}

function textOf(content: readonly Markup[]): string {
  return content
    .map((markup) => {
      if (typeof markup === 'string') return markup;
      return isElement(markup) && !withoutText.has(markup.tag) ? textOf(markup.children) : '';
    })
    .join('');
}

/** Blanks, and what separates cells where a table became lines. */
const ignored = /[\s|]+/g;

function letters(content: readonly Markup[]): string {
  return textOf(content).replaceAll(ignored, '');
}

/**
 * What `after` lacks of `before`: elements, attributes and styles by name, each once, then comments and text. An attribute
 * or a style of a block is lost where its own kind of element has it no more, whatever others have. Different ways to write the same thing are no difference: `b` and `strong`, `font` and its styles, blanks, order, nesting.
 */
export function lostMarkup(before: readonly Markup[], after: readonly Markup[]): LostMarkup[] {
  const had: Features = new Map();
  const has: Features = new Map();
  addFeatures(had, before);
  addFeatures(has, after);
  const lost = new Map<string, LostMarkup>();
  for (const [key, feature] of had) {
    if (!has.has(key)) lost.set(`${feature.kind} ${feature.name}`, feature);
  }
  if (letters(before) !== letters(after)) lost.set('text', { kind: 'text', name: '' });
  return [...lost.values()];
}
