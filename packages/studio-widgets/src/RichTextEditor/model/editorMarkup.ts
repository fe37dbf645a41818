import { isElement, type Markup, type MarkupElement } from './Markup.ts';
import { canonicalColor, canonicalFonts, type Declaration, formatStyle, parseStyle } from './styles.ts';

/** The attribute that stands for `style` on the way into the editor: the page's policy does not look at it. */
export const styleAttribute = 'data-style';

const textStyles = ['color', 'background-color', 'font-family', 'font-size'];
const blocks = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

type TextStyle = ReadonlyMap<string, string>;

function emphasisOf(declarations: readonly Declaration[]): string[] {
  const style = new Map(declarations);
  const line = style.get('text-decoration') ?? style.get('text-decoration-line') ?? '';
  return [
    ...(/^(?:bold|bolder|[6-9]00)$/i.test(style.get('font-weight') ?? '') ? ['strong'] : []),
    ...(/^italic$/i.test(style.get('font-style') ?? '') ? ['em'] : []),
    ...(/underline/i.test(line) ? ['u'] : []),
    ...(/line-through/i.test(line) ? ['s'] : []),
  ];
}

function ofFont({ tag, attributes }: MarkupElement): Declaration[] {
  if (tag !== 'font') return [];
  const { color, face } = attributes;
  return [
    ...(color ? [['color', canonicalColor(color)] as const] : []),
    ...(face ? [['font-family', canonicalFonts(face)] as const] : []),
  ];
}

function write(text: string, style: TextStyle, wraps: readonly string[]): Markup {
  if (text.trim() === '' && !text.includes('\u00a0')) return text;
  const inside = wraps.reduce<Markup>((child, tag) => ({ tag, attributes: {}, children: [child] }), text);
  if (style.size === 0) return inside;
  return { tag: 'span', attributes: { [styleAttribute]: formatStyle([...style]) }, children: [inside] };
}

function prepare(content: readonly Markup[], style: TextStyle, wraps: readonly string[]): Markup[] {
  return content.map((markup) => {
    if (typeof markup === 'string') return write(markup, style, wraps);
    if (!isElement(markup)) return '';
    const { style: ownStyle = '', align, ...attributes } = markup.attributes;
    const own = [...ofFont(markup), ...parseStyle(ownStyle)];
    const ofText = own.filter(([name]) => textStyles.includes(name));
    const ofBlock = own.filter(([name]) => !textStyles.includes(name));
    if (align && blocks.has(markup.tag)) ofBlock.unshift(['text-align', align.toLowerCase()]);
    const isKept = ofBlock.length > 0 && blocks.has(markup.tag);
    return {
      tag: markup.tag === 'font' ? 'span' : markup.tag,
      attributes: { ...attributes, ...(isKept && { [styleAttribute]: formatStyle(ofBlock) }) },
      children: prepare(markup.children, new Map([...style, ...ofText]), [
        ...new Set([...wraps, ...emphasisOf(own)]),
      ]),
    };
  });
}

/**
 * Allowed markup as the editor reads it: the styles of text stand at the text itself, where the editor keeps them; those
 * of paragraphs at the paragraph; both in an attribute that is not `style`.
 */
export function toEditorMarkup(content: readonly Markup[]): Markup[] {
  return prepare(content, new Map(), []);
}

/**
 * An element that the editor wrote, as it is kept: no paragraph inside a list item that has only one, and a line break in
 * an empty one, which would have no height elsewhere. Its children are as they are kept already.
 */
export function fromEditorElement(markup: MarkupElement): MarkupElement {
  const { tag, children } = markup;
  const [only, ...others] = children;
  if (tag === 'li' && only && isElement(only) && only.tag === 'p') {
    const isPlain = Object.keys(only.attributes).length === 0;
    const hasOnlyLists = others.every((other) => isElement(other) && /^[ou]l$/.test(other.tag));
    if (isPlain && hasOnlyLists) return { ...markup, children: [...only.children, ...others] };
  }
  if (!blocks.has(tag) || children.length > 0) return markup;
  return { ...markup, children: [{ tag: 'br', attributes: {}, children: [] }] };
}
