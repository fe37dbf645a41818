import type { Queries } from './Database.ts';
import type { JsonObject } from './JsonObject.ts';
import type { SchemaFaults } from './schemaViolations.ts';

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
  /** Whether it may dangle: its kind has another way to say so. Default: a dangling one is refused. */
  mayBeMissing?: boolean;
  /** Whether its kind itself reports that it dangles, in a document that is saved. One that is restored is refused. */
  mayBeSavedMissing?: boolean;
}

/** That a document, or parts of it, have other names now. */
export interface Renaming {
  kind: string;
  /** The document's name before. */
  from: string;
  /** The document's name now; the same when only parts were renamed. */
  to: string;
  /** The new names of parts by their former ones. Parts that kept theirs are not in it. */
  parts: ReadonlyMap<string, string>;
}

/** Something inside a document that others can refer to, such as a field of a form. */
export interface Part {
  /** Tells the part from others of the document, whatever it is called: how a renamed part is known again. */
  key: string;
  /** What references call it; unique within the document. */
  name: string;
}

/** The state of an object between its first draft and its use. */
export type LifecycleState = 'draft' | 'published' | 'inProduction';

/** How documents of a kind get from draft to production. They only go forward, and what is in production stays. */
export interface Lifecycle<Doc extends JsonObject> {
  stateOf(doc: Doc): LifecycleState;
  /** The document in another state, otherwise the same. */
  inState(doc: Doc, state: LifecycleState): Doc;
  /** The first state in which the content stays as it is; null when it may change in every state. */
  frozenFrom: LifecycleState | null;
}

/** A file that a document has, stored once by its digest. A type, so that documents may hold it. */
export type ContentReference = {
  /** SHA-256 of the bytes, base64url. */
  digest: string;
  /** Bytes. */
  size: number;
  mediaType: string;
  fileName: string;
};

/** That a document has a file. */
export interface DocumentContent {
  content: ContentReference;
  /** JSON pointer to it in the document. */
  pointer: string;
}

/** A text that is unique within a kind beside its name. */
export interface UniqueText {
  /** The property of documents, and of what lists show of them. */
  property: string;
  /** What the violation says of a text that another document has. */
  message: (text: string) => string;
}

/** Texts of a document no two of which may look the same, such as the labels of its items. */
export interface DistinctTexts {
  /** What one of them is called in messages. */
  noun: string;
  texts: readonly string[];
  /** JSON pointer to a text, by its index. */
  pointerOf: (index: number) => string;
}

/** Everything the store needs of a kind of document. Documents are plain JSON and are never changed in place. */
export interface Kind<Doc extends JsonObject = JsonObject> {
  /** Identifies the kind in the database, in URIs and in actions. */
  readonly name: string;
  /** What one document is called in messages. */
  readonly noun: string;
  /** That there is one document at most, always of the same name: the first save makes it, and it cannot be deleted. */
  readonly isSingleton?: boolean;
  /** That its documents are the same in every store: people neither add nor remove any, and a clean insert keeps those that a file lacks. */
  readonly hasFixedDocuments?: boolean;
  /** Default: documents have no states. */
  readonly lifecycle?: Lifecycle<Doc>;
  /**
   * The rules that a document breaks by itself, its shape first; references are not followed. Whatever passes is a document
   * of the kind.
   */
  validate(doc: JsonObject): SchemaFaults;
  /** What others refer to it by. Unique within the kind, unless `identityOf` says what is. */
  nameOf(doc: Doc): string;
  /** What is unique within the kind, such as a name with a version. Default: the name. */
  identityOf?(doc: Doc): string;
  /** The message, as a sentence, about the document that is the same in that already. Default: that there is one of the name. */
  takenText?(taker: Doc): string;
  /** A text that lists show and that no two documents share, such as a short name. Default: only the name is unique. */
  readonly unique?: UniqueText;
  /** Texts that are unique within the document. Default: none are. */
  distinctTextsOf?(doc: Doc): readonly DistinctTexts[];
  /** What lists show and filter by, beyond name, author and time. */
  summarise(doc: Doc): JsonObject;
  /** What a search of the list looks into; lines are looked into one by one. Default: the name. */
  searchTextOf?(doc: Doc): string;
  /**
   * The fields of a body whose texts `searchTextOf` gives, line by line, the name first; further lines are of the last one. A list that is
   * searched says of each object in which it was found. Default: it does not.
   */
  readonly searchFields?: readonly string[];
  referencesOf(doc: Doc): Reference[];
  /** Whether the document has a part that others may refer to. */
  hasPart(doc: Doc, part: string): boolean;
  /** The parts whose renames are followed and whose removal is refused while others refer to them. Default: none. */
  partsOf?(doc: Doc): readonly Part[];
  /** The files that the document has. They must be stored before it, and stay as long as its history. Default: none. */
  contentsOf?(doc: Doc): readonly DocumentContent[];
  /** Whether the product needs the document, so that it can be neither renamed nor deleted. */
  isRequired(doc: Doc): boolean;
  /** The document with every mention of the renamed one brought up to date; the same object when there is none. */
  followRenaming(doc: Doc, renaming: Renaming): Doc;
  /**
   * Whether what names the document may be wrong with it as it is now, beyond its name and its parts. Default: never.
   */
  servesOtherwise?(before: Doc, after: Doc): boolean;
  /**
   * Brings up to date what is kept elsewhere of all documents, in the transaction that shows what was written of the kind.
   * Kinds that are written together and share it run it once. Default: nothing is kept elsewhere.
   * @param alone the only change that was written; null when there are others, or they are not known one by one
   */
  readonly afterWrites?: (tx: Queries, alone: WrittenAlone | null) => Promise<void>;
}

/** A change that was written by itself. */
export interface WrittenAlone {
  readonly kind: Pick<Kind, 'name'>;
  /** Null when the document was removed. */
  readonly after: JsonObject | null;
}

/** What is unique within the kind. */
export function identityOf<Doc extends JsonObject>(kind: Kind<Doc>, doc: Doc): string {
  return kind.identityOf?.(doc) ?? kind.nameOf(doc);
}
