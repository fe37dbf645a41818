import type { JsonObject } from '../store/JsonObject.ts';

/** What the index of a kind's list keeps of each document. */
export interface ListRow {
  id: string;
  name: string;
  /** The name as a substring search compares it. */
  searchText: string;
  version: number;
  revision: number;
  authorId: string;
  authorName: string;
  /** Epoch milliseconds of the last change. */
  time: number;
  summary: JsonObject;
}

/** Text without what a search ignores: case, and how accents are composed. */
export function foldForSearch(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
