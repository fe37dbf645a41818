import { keptHref } from '../../RichTextEditor/model/links.ts';
import { isElement, type Markup, type MarkupElement } from '../../RichTextEditor/model/Markup.ts';
import { parseStyle, styleAttribute } from '../../RichTextEditor/model/styles.ts';
import { writeMarkup } from '../../RichTextEditor/model/writeMarkup.ts';
import { splitText } from './lineBlocks.ts';
import { sorted, type TextMarks, type TextToken } from './TextBlock.ts';

const sameMark: Readonly<Record<string, string>> = { b: 'strong', i: 'em', ins: 'u', strike: 's', del: 's' };

/**
 * The tokens of markup as the editor reads it (`toEditorMarkup`): white space that was only written to break lines is a blank,
 * and that at the ends is left out.
 * @param isLiteral white space is kept, as in `pre`
 */
export function readTokens(content: readonly Markup[], isLiteral: boolean): readonly TextToken[] {
  const tokens = tokensIn(content, {}, isLiteral);
  const [first, ...others] = tokens;
  if (first?.kind === 'break' && others.length === 0) return [];
  return isLiteral ? tokens : trimmed(tokens);
}

function tokensIn(content: readonly Markup[], marks: TextMarks, isLiteral: boolean): readonly TextToken[] {
  return content.flatMap((node): readonly TextToken[] => {
    if (typeof node === 'string') return splitText(isLiteral ? node : withoutLines(node), marks);
    if (!isElement(node)) return [];
    if (node.tag === 'br') return [{ kind: 'break', text: '', marks }];
    if (node.tag === 'img') return [{ kind: 'picture', text: pictureOf(node), marks }];
    return tokensIn(node.children, { ...marks, ...marksOf(node) }, isLiteral);
  });
}

function withoutLines(text: string): string {
  return text.replaceAll(/[ \t\n\f\r]*[\t\n\f\r][ \t\n\f\r]*/g, ' ');
}

function pictureOf({ tag, attributes: { [styleAttribute]: style, ...attributes } }: MarkupElement): string {
  const all = style === undefined ? attributes : { ...attributes, style };
  return writeMarkup([{ tag, attributes: sorted(all), children: [] }]);
}

function marksOf({ tag, attributes }: MarkupElement): TextMarks {
  const { [styleAttribute]: style = '', href, target: _, rel: __, ...others } = attributes;
  const styles = parseStyle(style).map(([name, value]) => [`style ${name}`, value] as const);
  const further = Object.keys(others).length === 0 ? '' : JSON.stringify(sorted(others));
  const marks: Record<string, string> = Object.fromEntries(styles);
  if (tag === 'a') {
    if (href !== undefined) marks['a'] = keptHref(href) ?? href;
    if (further !== '') marks['a, further'] = further;
  } else if (tag !== 'span' || further !== '') marks[sameMark[tag] ?? tag] = further;
  return marks;
}

function trimmed(tokens: readonly TextToken[]): readonly TextToken[] {
  const isBlank = (token: TextToken | undefined) => token?.kind === 'text' && token.text === ' ';
  const start = isBlank(tokens[0]) ? 1 : 0;
  const end = tokens.length > start && isBlank(tokens.at(-1)) ? tokens.length - 1 : tokens.length;
  return start === 0 && end === tokens.length ? tokens : tokens.slice(start, end);
}
