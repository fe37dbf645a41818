import { armMarkup } from '../model/armMarkup.ts';
import type { Markup } from '../model/Markup.ts';
import { readMarkup } from './readMarkup.ts';

/** All of a document as plain data, harmless or not: for comparing, never for showing. */
export function readHtml(html: string): Markup[] {
  const armed = armMarkup(html);
  const parsed = new DOMParser().parseFromString(armed.html, 'text/html');
  return readMarkup(parsed.documentElement, armed.mark);
}
