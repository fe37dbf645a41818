import type { JsonObject } from '../../store/JsonObject.ts';

/** What the suite of all kinds must know of one. */
export interface KindCase {
  /** A document of that name that refers to nothing; two of different names may stand beside each other. */
  doc: (name: string) => JsonObject;
  /** The same with another content. */
  changed: (doc: JsonObject) => JsonObject;
  /** Documents that break a rule, with the place. */
  invalid: readonly (readonly [doc: JsonObject, pointer: string])[];
  /** Null when the kind is not written by calls of its own. */
  calls: CallCase | null;
}

/** How a kind's calls are tried. */
interface CallCase {
  /** The body that creates a document of that name. */
  body: (name: string) => Record<string, unknown>;
  /** A property of the body that can have these two values. */
  change: { property: string; values: readonly [unknown, unknown] };
  /** Bodies that have the contract's shape and break a rule, with the place. */
  refused: readonly (readonly [body: Record<string, unknown>, pointer: string])[];
  /** The query that lists what contains a text. */
  search: (text: string) => Record<string, string>;
  /** The query that exports what contains a text. */
  filterUri: (text: string) => string;
}
