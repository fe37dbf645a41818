import type { FastifyRequest } from 'fastify';
import { badRequest } from './problems.ts';

// Tabs and line breaks come along with what people paste into a search.
const controlCharacter = /[^\P{Cc}\t\n\r]/u;

/** Why a text can be neither looked up nor searched for, as the end of a sentence; null when it can. */
export function unreadableText(text: string): string | null {
  if (controlCharacter.test(text)) return 'holds a control character';
  return text.isWellFormed() ? null : 'holds half a surrogate pair';
}

/** Throws a problem that names the parameter of the path or the query whose text nothing can be called, or is not UTF-8. */
export function refuseUnreadableText({ params, query, url }: FastifyRequest): void {
  const search = url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
  for (const pair of search.split('&')) {
    const [name = '', ...value] = pair.split('=');
    // The framework takes what it cannot decode as it is.
    if (!isDecodable(value.join('='))) throw badRequest(`${name} is not percent-encoded UTF-8.`, name);
  }
  for (const [name, value] of [...Object.entries(query as object), ...Object.entries(params as object)]) {
    const fault = [value].flat().map(faultOf).find(Boolean);
    if (fault) throw badRequest(`${name} ${fault}.`, name);
  }
}

function faultOf(value: unknown): string | null {
  return typeof value === 'string' ? unreadableText(value) : null;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
