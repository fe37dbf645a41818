import type { JsonObject } from '../store/JsonObject.ts';

/** What the index of a kind's list keeps of each document. */
export interface ListRow {
  id: string;
  name: string;
  /** What a substring search looks into, as `foldForSearch` made it. */
  searchText: string;
  version: number;
  revision: number;
  authorId: string;
  /** What the author is called now. */
  authorName: string;
  /** Epoch milliseconds of the last change. */
  time: number;
  summary: JsonObject;
}

/** A noncharacter, which no folded text holds. */
const separator = '\uffff';

/**
 * Text without what a search ignores: case, and how accents are composed. Several texts become one in which each is found, and
 * nothing that would reach from one into the next.
 */
export function foldForSearch(...texts: string[]): string {
  return texts.map((text) => text.normalize('NFC').toLowerCase().replaceAll(separator, ' ')).join(separator);
}

/**
 * The field in which a text is found first.
 * @param searchText as `foldForSearch` made it
 * @param wanted folded as well
 * @param fields those of its texts, in their order; further texts are of the last one
 */
export function fieldOfMatch(
  searchText: string,
  wanted: string,
  fields: readonly string[],
): string | undefined {
  const at = searchText.split(separator).findIndex((text) => text.includes(wanted));
  return at === -1 ? undefined : fields[Math.min(at, fields.length - 1)];
}

/** What a search looks into: the `searchText` of a summary, line by line, where a kind gives one, else the name and the `displayName`. */
export function searchTextOf(name: string, { searchText, displayName }: JsonObject): string {
  if (typeof searchText === 'string') return foldForSearch(...searchText.split('\n'));
  return typeof displayName === 'string' ? foldForSearch(name, displayName) : foldForSearch(name);
}
