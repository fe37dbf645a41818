import type { JsonObject } from '../../store/JsonObject.ts';

/** What the suite of all kinds needs of one. */
export interface KindCase {
  /** A document of that name that refers to nothing; two of different names may exist together. */
  doc: (name: string) => JsonObject;
  /** Which property holds the name, in documents and in rows of the list. */
  nameProperty: 'name' | 'uniqueName' | 'id';
  /** Which property holds what people call an object, of a kind whose names are ids. Default: that of the name. */
  titleProperty?: string;
  /** What else tells documents of a name apart, such as a version of the kind's own. Default: nothing. */
  versionProperty?: string;
  /** What lists show of a document, from what reading it answers. Default: the same properties. */
  rowOf?: (answer: Record<string, unknown>) => Record<string, unknown>;
  /** What lists alone show. Default: nothing. */
  rowOnly?: readonly string[];
  /** A property beside the name that no two documents share. Default: there is none. */
  uniqueProperty?: string;
  /** What the log calls a document. Default: its name in quotes. */
  shown?: (doc: JsonObject) => string;
  /** The same with another content. */
  changed: (doc: JsonObject) => JsonObject;
  /** The same, but that the product needs it; null when it needs none of the kind. */
  needed: ((doc: JsonObject) => JsonObject) | null;
  /** Documents that break a rule, with the place. */
  invalid: readonly (readonly [doc: JsonObject, pointer: string])[];
  /** Every way in which documents refer to one of the kind; none when nothing does. */
  referrers: readonly Referrer[];
  /** The kinds of one document that refer to those of this kind, with that document. Default: none. */
  singletons?: Readonly<Record<string, (target: string) => JsonObject>>;
  /** Parts that can be renamed and are followed then. Default: none. */
  parts?: PartsCase;
  /** By what filter URIs call them, such as `type.in`. */
  filters: Readonly<Record<string, FilterCase>>;
  /** Null when the kind is not written by calls of its own. */
  calls: CallCase | null;
}

/** How documents of a kind refer to one of another. */
export interface Referrer {
  kind: string;
  /** Whether it is saved although what it refers to is not there. Default false. */
  mayBeMissing?: boolean;
  /** A document of that name, the only reference of which is to the one called `target`, or to a part of it. */
  doc: (name: string, target: string, part?: string) => JsonObject;
}

/** How parts of a document are renamed and removed. */
interface PartsCase {
  /** A document of that name, the one part of which is called so, and is the same part whatever it is called. */
  doc: (name: string, part: string) => JsonObject;
  /** A document of that name without parts. */
  without: (name: string) => JsonObject;
  referrers: readonly Referrer[];
}

/** All documents of the kind of that name. */
export type DocumentsOf = (kind: string) => readonly JsonObject[];

/** How a key of a kind's filters, with one of its operators, is tried. */
export interface FilterCase {
  /** What some of the demo content has, and some has not. */
  value: string;
  /** Whether a document has it, found without the server's code. `lastModifiedBy` is the name of who saved it last, at `time`. */
  holds: (doc: JsonObject, documentsOf: DocumentsOf, lastModifiedBy: string, time: number) => boolean;
  /** A value that is refused; null when any text is taken. */
  malformed: string | null;
}

/** How a kind's calls are tried. */
interface CallCase {
  /** The body that creates a document of that name. */
  body: (name: string) => Record<string, unknown>;
  /**
   * A body of that name with what may be left out; none of it is what it would be then.
   * @param property what is about to be left out, where no one body has everything. Default: any
   */
  full: (name: string, property?: string) => Record<string, unknown>;
  /** Properties of `full` that cannot be without another one, by the other one: both are left out together. Default: none. */
  needing?: Readonly<Record<string, readonly string[]>>;
  /** The body under another name. Default: its property `name` is set. */
  named?: (body: Record<string, unknown>, name: unknown) => Record<string, unknown>;
  /** Whether several may have a name, which the server tells apart in a way that people are not shown. Default false. */
  sharesNames?: boolean;
  /** A property of the body that can have these two values, and any text; where it is not at the top, `set` gives it to a body. */
  change: {
    property: string;
    values: readonly [unknown, unknown];
    set?: (body: Record<string, unknown>, value: unknown) => Record<string, unknown>;
  };
  /** Bodies that have the contract's shape and break a rule, with the place. */
  refused: readonly (readonly [body: Record<string, unknown>, pointer: string])[];
  /** A body in which the contract, the kind and, where there are any, references find faults; with all the places. */
  faulty: { body: Record<string, unknown>; pointers: readonly string[] };
  /** The query that lists what contains a text. */
  search: (text: string) => Record<string, string>;
  /** The query that exports what contains a text. */
  filterUri: (text: string) => string;
}
