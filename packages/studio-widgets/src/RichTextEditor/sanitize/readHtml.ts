import type { Markup } from '../model/Markup.ts';
import { neutralizeMarkup } from '../model/neutralizeMarkup.ts';
import { parseHtml } from './parseHtml.ts';
import { readMarkup } from './readMarkup.ts';

/** All of a document as plain data, harmless or not: for comparing, never for showing. */
export function readHtml(html: string): Markup[] {
  const neutral = neutralizeMarkup(html);
  return readMarkup(parseHtml(neutral.html).documentElement, neutral.mark);
}
