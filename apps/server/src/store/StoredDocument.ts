import type { JsonObject } from './JsonObject.ts';

/** A document with the store's metadata. */
export interface StoredDocument<Doc extends JsonObject = JsonObject> {
  /** Survives renames. */
  id: string;
  name: string;
  doc: Doc;
  /** 1 when created; rises by one with each change. */
  version: number;
  /** Position of the last change among all changes of the kind. */
  revision: number;
  authorId: string;
  /** The author's name as it is now. */
  authorName: string;
  /** Epoch milliseconds of the last change. */
  time: number;
}

/** A strong entity tag; the revision tells a document from an earlier one of the same name. */
export function etagOf({ version, revision }: Pick<StoredDocument, 'version' | 'revision'>): string {
  return `"${version}.${revision}"`;
}
