import { toEditorBlocks } from './editorBlocks.ts';
import { type Emphasis, emphasisTags, emphasisWithin, isEmphasisElement } from './emphasis.ts';
import { isElement, type Markup, type MarkupElement } from './Markup.ts';
import {
  canonicalColor,
  canonicalFonts,
  type Declaration,
  formatStyle,
  parseStyle,
  styleAttribute,
} from './styles.ts';

const textStyles = ['color', 'background-color', 'font-family', 'font-size'];
const blocks = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const aligned = new Set([...blocks, 'div', 'center', 'td', 'th', 'li']);

type TextStyle = ReadonlyMap<string, string>;

/** What holds for letters. */
interface Letters {
  readonly style: TextStyle;
  readonly emphasis: Emphasis;
}

function ofFont({ tag, attributes }: MarkupElement): Declaration[] {
  if (tag !== 'font') return [];
  const { color, face } = attributes;
  return [
    ...(color ? [['color', canonicalColor(color)] as const] : []),
    ...(face ? [['font-family', canonicalFonts(face)] as const] : []),
  ];
}

function write(text: string, { style, emphasis }: Letters): Markup {
  if (/^[\t\n\f\r ]*$/.test(text)) return text;
  const inside = emphasisTags
    .filter((tag) => emphasis[tag])
    .reduce<Markup>((child, tag) => ({ tag, attributes: {}, children: [child] }), text);
  if (style.size === 0) return inside;
  return { tag: 'span', attributes: { [styleAttribute]: formatStyle([...style]) }, children: [inside] };
}

function prepare(content: readonly Markup[], letters: Letters): Markup[] {
  return content.flatMap((markup): Markup[] => {
    if (typeof markup === 'string') return [write(markup, letters)];
    if (!isElement(markup)) return [];
    const { style: ownStyle = '', align, ...attributes } = markup.attributes;
    const own = [...ofFont(markup), ...parseStyle(ownStyle)];
    const ofText = own.filter(([name]) => textStyles.includes(name));
    const ofBlock = own.filter(([name]) => !textStyles.includes(name));
    if (align && aligned.has(markup.tag)) ofBlock.unshift(['text-align', align.toLowerCase()]);
    if (markup.tag === 'center') ofBlock.unshift(['text-align', 'center']);
    const children = prepare(markup.children, {
      style: new Map([...letters.style, ...ofText]),
      emphasis: emphasisWithin(letters.emphasis, markup.tag, own),
    });
    const isForLetters = markup.tag === 'span' || markup.tag === 'font' || isEmphasisElement(markup.tag);
    if (isForLetters) return children;
    const isKept = ofBlock.length > 0 && aligned.has(markup.tag);
    const style = isKept && { [styleAttribute]: formatStyle(ofBlock) };
    return [{ tag: markup.tag, attributes: { ...attributes, ...style }, children }];
  });
}

/**
 * Allowed markup as the editor reads it: the styles of text are at the text itself, where the editor keeps them; those
 * of paragraphs at the paragraph; both in an attribute that is not `style`. What says one thing by its name and another by its style means
 * the latter. Nothing is outside of blocks that the editor has.
 */
export function toEditorMarkup(content: readonly Markup[]): Markup[] {
  return toEditorBlocks(prepare(content, { style: new Map(), emphasis: {} }));
}

/**
 * An element that the editor wrote, as it is kept: no paragraph inside a list item that has only one, and a line break in
 * an empty one, which would have no height elsewhere. A line break at the end needs another one to be seen. Its children are as they are kept already.
 */
export function fromEditorElement(markup: MarkupElement): MarkupElement {
  const { tag, children } = markup;
  const [only, ...others] = children;
  if (tag === 'li' && only && isElement(only) && only.tag === 'p') {
    const isPlain = Object.keys(only.attributes).length === 0;
    const hasOnlyLists = others.every((other) => isElement(other) && /^[ou]l$/.test(other.tag));
    if (isPlain && hasOnlyLists) return { ...markup, children: [...only.children, ...others] };
  }
  const last = children.at(-1);
  const isOpen = last === undefined || endsWithBreak(last);
  if (!blocks.has(tag) || !isOpen) return markup;
  return { ...markup, children: [...children, { tag: 'br', attributes: {}, children: [] }] };
}

function endsWithBreak(markup: Markup): boolean {
  if (typeof markup === 'string' || !isElement(markup)) return false;
  const last = markup.children.at(-1);
  return markup.tag === 'br' || (last !== undefined && endsWithBreak(last));
}
