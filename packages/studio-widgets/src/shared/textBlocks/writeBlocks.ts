import { allowElement } from '../../RichTextEditor/model/allowMarkup.ts';
import { fromEditorElement } from '../../RichTextEditor/model/editorMarkup.ts';
import { isElement, type Markup } from '../../RichTextEditor/model/Markup.ts';
import { formatStyle } from '../../RichTextEditor/model/styles.ts';
import { writeMarkup } from '../../RichTextEditor/model/writeMarkup.ts';
import { readStrictly } from './readStrictly.ts';
import type { TextBlock, TextContainer, TextMarks, TextToken } from './TextBlock.ts';

/** The order in which the editor writes marks and styles, the outermost first. */
const markOrder = ['a', 'span', 'strong', 'code', 'em', 's', 'u'];
const styleOrder = ['text-align', 'margin-left', 'color', 'background-color', 'font-family', 'font-size'];

/**
 * Blocks as HTML, in the form that the editor writes. Neighbours in the same container are written into one element; what is left
 * of a container that is in several places is written once in each.
 */
export function writeHtmlBlocks(blocks: readonly TextBlock[]): string {
  return writeMarkup(inContainers(blocks, 0));
}

function inContainers(blocks: readonly TextBlock[], depth: number): readonly Markup[] {
  const written: Markup[] = [];
  for (let start = 0; start < blocks.length; ) {
    const block = blocks[start];
    const container = block?.path[depth];
    let end = start + 1;
    if (container !== undefined) while (blocks[end]?.path[depth] === container) end += 1;
    if (container !== undefined)
      written.push(writeContainer(container, inContainers(blocks.slice(start, end), depth + 1)));
    else if (block !== undefined) written.push(...writeBlock(block));
    start = end;
  }
  return written;
}

/** An item begins with a paragraph, whatever is left of it. */
function writeContainer({ tag, attributes }: TextContainer, children: readonly Markup[]): Markup {
  const [first] = children;
  const beginsWithText =
    first !== undefined && typeof first !== 'string' && isElement(first) && first.tag === 'p';
  const inside = tag !== 'li' || beginsWithText ? children : [paragraph, ...children];
  return fromEditorElement({ tag, attributes, children: inside });
}

const lineBreak: Markup = { tag: 'br', attributes: {}, children: [] };
const paragraph: Markup = { tag: 'p', attributes: {}, children: [lineBreak] };

function writeBlock({ tag, attributes, tokens, source, isBare }: TextBlock): readonly Markup[] {
  if (source !== null) return isBare ? [bareParagraph(source)] : source;
  const given = Object.entries(attributes).filter(([name]) => !name.startsWith('style '));
  const style = styleOf(attributes);
  const all = { ...(style !== '' && { style }), ...Object.fromEntries(given) };
  const children = writeTokens(tokens);
  const inside = tag === 'pre' ? [{ tag: 'code', attributes: {}, children }] : children;
  return allowElement({ tag, attributes: all, children: inside }).map(fromEditorElement);
}

/** The paragraph of text that has no element of its own. Its line breaks are as they are kept already. */
function bareParagraph(source: readonly Markup[]): Markup {
  const children = trimMarkup(source);
  return { tag: 'p', attributes: {}, children: children.length === 0 ? [lineBreak] : children };
}

/** Without the white space around text when its element is closed after it. */
function trimMarkup(content: readonly Markup[]): readonly Markup[] {
  const trim = (at: number, blank: RegExp) => (node: Markup, index: number, all: readonly Markup[]) =>
    typeof node === 'string' && index === (at + all.length) % all.length ? node.replace(blank, '') : node;
  return content
    .map(trim(0, /^[ \t\n\f\r]+/))
    .map(trim(-1, /[ \t\n\f\r]+$/))
    .filter((node) => node !== '');
}

function styleOf(attributes: TextMarks): string {
  const styles = Object.entries(attributes)
    .filter(([name]) => name.startsWith('style '))
    .map(([name, value]) => [name.slice('style '.length), value] as const);
  const rank = (name: string) => (styleOrder.indexOf(name) + styleOrder.length + 1) % (styleOrder.length + 1);
  return formatStyle(styles.sort(([one], [other]) => rank(one) - rank(other)));
}

/** An element around text. */
interface Wrap {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly id: string;
}

function writeTokens(tokens: readonly TextToken[]): readonly Markup[] {
  return inWraps(
    tokens.map((token) => ({ token, wraps: wrapsOf(token.marks) })),
    0,
  );
}

function inWraps(
  run: readonly { readonly token: TextToken; readonly wraps: readonly Wrap[] }[],
  level: number,
): readonly Markup[] {
  const written: Markup[] = [];
  let text = '';
  const endText = () => {
    if (text !== '') written.push(text);
    text = '';
  };
  for (let start = 0; start < run.length; ) {
    const wrap = run[start]?.wraps[level];
    const token = run[start]?.token;
    let end = start + 1;
    if (wrap !== undefined) {
      while (run[end]?.wraps[level]?.id === wrap.id) end += 1;
      endText();
      const children = inWraps(run.slice(start, end), level + 1);
      written.push(...allowElement({ tag: wrap.tag, attributes: wrap.attributes, children }));
    } else if (token?.kind === 'text') text += token.text;
    else if (token !== undefined) {
      endText();
      written.push(...(token.kind === 'break' ? [lineBreak] : (readStrictly(token.text) ?? [])));
    }
    start = end;
  }
  endText();
  return written;
}

function wrapsOf(marks: TextMarks): readonly Wrap[] {
  const style = styleOf(marks);
  const elements = Object.entries(marks).flatMap(([name, value]): readonly Omit<Wrap, 'id'>[] => {
    if (name === 'a, further' || name.startsWith('style ')) return [];
    const further: Record<string, string> = JSON.parse((name === 'a' ? marks['a, further'] : value) || '{}');
    return [{ tag: name, attributes: name === 'a' ? { href: value, ...further } : further }];
  });
  const all = style === '' ? elements : [...elements, { tag: 'span', attributes: { style } }];
  const rank = ({ tag }: { readonly tag: string }) =>
    (markOrder.indexOf(tag) + markOrder.length + 1) % (markOrder.length + 1);
  return all
    .sort((one, other) => rank(one) - rank(other) || (one.tag < other.tag ? -1 : 1))
    .map((wrap) => ({ ...wrap, id: JSON.stringify(wrap) }));
}
