import type { JsonObject } from './JsonObject.ts';
import type { Violation } from './Violation.ts';

/** That a part of a document names another document, or a part of it. */
export interface Reference {
  /** The referring part, such as a field; empty for the document itself. */
  part: string;
  toKind: string;
  toName: string;
  /** The part referred to; empty for the whole document. */
  toPart: string;
  /** JSON pointer to the name in the referring document. */
  pointer: string;
  /** Why a document that exists does not serve as the one referred to; null when it does. Default: every one does. */
  objection?: (target: JsonObject) => string | null;
}

/** That a document has another name now. */
export interface Renaming {
  kind: string;
  from: string;
  to: string;
}

/** Everything the store must know of a kind of document. Documents are plain JSON and are never changed in place. */
export interface Kind<Doc extends JsonObject = JsonObject> {
  /** Identifies the kind in the database, in URIs and in actions. */
  readonly name: string;
  /** What one document is called in messages. */
  readonly noun: string;
  /**
   * The rules that a document breaks by itself, its shape first; references are not followed. Whatever passes is a document
   * of the kind.
   */
  validate(doc: JsonObject): Violation[];
  /** Unique within the kind. */
  nameOf(doc: Doc): string;
  /** What lists show and filter by, beyond name, author and time. */
  summarise(doc: Doc): JsonObject;
  referencesOf(doc: Doc): Reference[];
  /** Whether the document has a part that others may refer to. */
  hasPart(doc: Doc, part: string): boolean;
  /** Whether the product needs the document, so that it can be neither renamed nor deleted. */
  isRequired(doc: Doc): boolean;
  /** The document with every mention of the renamed one brought up to date; the same object when there is none. */
  followRenaming(doc: Doc, renaming: Renaming): Doc;
}
