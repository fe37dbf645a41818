import { isRichTextElement, parseRichText, type RichTextMarkup } from '@studio/widgets';
import { joinPlaceholders } from './placeholdersInHtml.ts';

const lines = new Set(['div', 'li', 'tr']);
const paragraphs = new Set('p h1 h2 h3 h4 h5 h6 blockquote pre ul ol table hr'.split(' '));
/** Stand for the ends of lines and of paragraphs, until it is known which of them meet. They are for private use: no text keeps them. */
const [line, paragraph] = ['\ue000', '\ue001'];

/** HTML as the text that a reader without HTML sees: a line for each block, a dash before an item, the address after a link. */
export function toPlainText(html: string): string {
  return markupToPlainText(parseRichText(html));
}

/** The same of markup. */
export function markupToPlainText(content: readonly RichTextMarkup[]): string {
  return read(joinPlaceholders(content))
    .replaceAll(/(^|[\ue000\ue001])- [\s\ue000\ue001]+/g, '$1- ')
    .replaceAll(/\s*[\ue000\ue001][\s\ue000\ue001]*/g, (ends) => (ends.includes(paragraph) ? '\n\n' : '\n'))
    .trim();
}

function read(content: readonly RichTextMarkup[]): string {
  return content.map(readNode).join('');
}

function readNode(node: RichTextMarkup): string {
  if (typeof node === 'string') return node.replaceAll(/[\s\ue000\ue001]+/g, ' ');
  if (!isRichTextElement(node)) return '';
  const { tag, attributes, children } = node;
  const text = read(children);
  if (tag === 'br') return line;
  if (tag === 'a') return withAddress(text, attributes['href']);
  const said = tag === 'li' ? `- ${text}` : text;
  if (lines.has(tag)) return `${line}${said}${line}`;
  return paragraphs.has(tag) ? `${paragraph}${said}${paragraph}` : said;
}

function withAddress(text: string, address: string | undefined): string {
  return address === undefined || address === text ? text : `${text} <${address}>`;
}
