import type { RestoreOperation } from '@studio/api';
import type { JsonObject } from '../store/JsonObject.ts';
import type { Kind } from '../store/Kind.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import type { ReferenceTarget } from '../store/targetKey.ts';
import type { Violation } from '../store/Violation.ts';
import type { ElementRule } from './ElementRule.ts';

/** A document of a file that is one of the kind, or what is wrong with it. */
export type CheckedDocument<Doc extends JsonObject = JsonObject> =
  | { violations: Violation[]; doc: null }
  | {
      violations: [];
      /** In the one form in which documents of the kind are stored. */
      doc: Doc;
      /** Where the file's document has what `doc` has at a JSON pointer. */
      toGiven: (pointer: string) => string;
    };

/** What the element of a document says. */
export interface ReadDocument {
  doc: JsonObject;
  /** What addresses call it, where that is to survive; null or left out where a new id will do. */
  id?: string | null;
  /** What the document refers to although it is not there. */
  unresolved: readonly ReferenceTarget[];
}

/** A section of the configuration, as backups know it: all documents of a kind. */
export interface Section<Doc extends JsonObject = JsonObject> {
  /** As the data set 'Database Section Names' lists it. */
  readonly name: string;
  readonly kind: Kind<Doc>;
  /** The name of a document's element. */
  readonly elementName: string;
  /** Elements that earlier releases wrote and that are not read any more, each with a sentence on why and what to do. Default: none. */
  readonly formerElements?: ReadonlyMap<string, string>;
  /**
   * The element of a document in an initialization file.
   * @param unresolved what the document refers to and what is not there
   */
  toXml(document: StoredDocument<Doc>, unresolved: readonly ReferenceTarget[]): string;
  /** How that element is read. */
  readonly rule: ElementRule<ReadDocument>;
  /** Runs the rules that writing a document of the kind runs, but for those of its references. */
  check(doc: JsonObject): CheckedDocument<Doc>;
  /** What becomes of a stored document when the file's takes its place: a part may not be the file's to say. */
  replace(stored: Doc, doc: Doc): Doc;
  /**
   * Takes the file's document into a stored one, which has more of the same, whatever the restore does with documents: none is removed then. Default: `replace`
   * counts.
   * @param stored null when there is none
   */
  merge?(stored: Doc | null, doc: Doc, operation: RestoreOperation): Doc;
  /**
   * The file's document with those ids of documents of other sections by which the store knows them: one of that name may be there under another id. It is asked
   * after the others are compared. Default: it names none by their ids.
   */
  withIdsNow?(doc: Doc, idNow: (id: string) => string): Doc;
}

/** The value that means all sections where one is chosen. */
export const allSectionsName = 'All';
