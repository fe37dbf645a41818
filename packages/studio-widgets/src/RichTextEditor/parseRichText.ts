import { isElement, type Markup } from './model/Markup.ts';
import { readHtml } from './sanitize/readHtml.ts';

/** Elements whose text is never read. */
const unread = new Set(['script', 'style', 'title', 'template', 'noscript', 'textarea', 'iframe', 'object']);

/**
 * The body of a document as plain data, for searching and converting it: without scripts, styles and comments, but not
 * sanitised otherwise. Nothing of it is loaded or run, and a strict Content Security Policy has nothing to report.
 */
export function parseRichText(html: string): readonly Markup[] {
  const body = readHtml(html).find((each) => isElement(each) && each.tag === 'body');
  return body !== undefined && isElement(body) ? readable(body.children) : [];
}

function readable(content: readonly Markup[]): readonly Markup[] {
  return content.flatMap((node): readonly Markup[] => {
    if (typeof node === 'string') return [node];
    if (!isElement(node) || unread.has(node.tag)) return [];
    return [{ ...node, children: readable(node.children) }];
  });
}
