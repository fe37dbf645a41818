import createDOMPurify from 'dompurify';
import { allowedElements, allowMarkup, commonAttributes, otherBlocks } from '../model/allowMarkup.ts';
import type { Markup } from '../model/Markup.ts';
import { neutralizeMarkup } from '../model/neutralizeMarkup.ts';
import { writeMarkup } from '../model/writeMarkup.ts';
import { htmlPolicy } from './parseHtml.ts';
import { readMarkup } from './readMarkup.ts';

const attributes = [...new Set([...commonAttributes, ...[...allowedElements.values()].flat()])];

/** Put before every document: a frameset at the beginning would take the place of the body. */
const lineBreak = '<br>';

const purify = createDOMPurify(window);

/**
 * What is let through of a document, as plain data. Two sieves, one after the other: DOMPurify, which knows how parsers can
 * be misled, and the allow lists of this widget, which know nothing of parsers and hold for plain data.
 */
export function sanitizeMarkup(html: string): Markup[] {
  const neutral = neutralizeMarkup(html);
  const body = purify.sanitize(`${lineBreak}${neutral.html}`, {
    ALLOWED_TAGS: [...allowedElements.keys(), ...otherBlocks],
    ALLOWED_ATTR: [...attributes, `style${neutral.mark}`],
    ADD_URI_SAFE_ATTR: [`style${neutral.mark}`],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ADD_FORBID_CONTENTS: [`style${neutral.mark}`],
    TRUSTED_TYPES_POLICY: htmlPolicy() ?? undefined,
    RETURN_DOM: true,
  });
  const [, ...content] = readMarkup(body, neutral.mark);
  return withoutLeadingSpace(allowMarkup(content));
}

/** Without the white space before the first text, which a parser leaves out as soon as nothing is before it. */
function withoutLeadingSpace(content: readonly Markup[]): Markup[] {
  const [first, ...rest] = content;
  if (typeof first !== 'string') return [...content];
  const text = first.replace(/^[\t\n\f\r ]+/, '');
  return text === '' ? withoutLeadingSpace(rest) : [text, ...rest];
}

/** What is let through of a document, as HTML. The same when it is applied again. */
export function sanitizeHtml(html: string): string {
  return writeMarkup(sanitizeMarkup(html));
}
