import { foldForSearch } from '../foldText.ts';
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

/** What a search looks into: the `searchText` of a summary, line by line, where a kind gives one, else the name and the `displayName`. */
export function searchTextOf(name: string, { searchText, displayName }: JsonObject): string {
  if (typeof searchText === 'string') return foldForSearch(...searchText.split('\n'));
  return typeof displayName === 'string' ? foldForSearch(name, displayName) : foldForSearch(name);
}
