import createDOMPurify from 'dompurify';
import { allowedElements, allowMarkup, commonAttributes } from '../model/allowMarkup.ts';
import { armMarkup } from '../model/armMarkup.ts';
import type { Markup } from '../model/Markup.ts';
import { writeMarkup } from '../model/writeMarkup.ts';
import { readMarkup } from './readMarkup.ts';

const attributes = [...new Set([...commonAttributes, ...[...allowedElements.values()].flat()])];

const purify = createDOMPurify(window);

/**
 * What is let through of a document, as plain data. Two sieves, one after the other: DOMPurify, which knows how parsers can
 * be misled, and the allow lists of this widget, which know nothing of parsers and hold for plain data.
 */
export function sanitizeMarkup(html: string): Markup[] {
  const armed = armMarkup(html);
  const body = purify.sanitize(armed.html, {
    ALLOWED_TAGS: [...allowedElements.keys()],
    ALLOWED_ATTR: [...attributes, `style${armed.mark}`],
    ADD_URI_SAFE_ATTR: [`style${armed.mark}`],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ADD_FORBID_CONTENTS: [`style${armed.mark}`],
    RETURN_DOM: true,
  });
  return allowMarkup(readMarkup(body, armed.mark));
}

/** What is let through of a document, as HTML. The same when it is applied again. */
export function sanitizeHtml(html: string): string {
  return writeMarkup(sanitizeMarkup(html));
}
