import type { Queries } from '../store/Database.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import type { Violation } from '../store/Violation.ts';

/** What addresses, references and history call the one document of a kind that has one. */
export const singletonName = 'studio';

/** What every kind of one document has alike. It refers to nothing and has no parts, unless it says otherwise. */
export const singletonKind = {
  isSingleton: true,
  nameOf: () => singletonName,
  summarise: () => ({}),
  referencesOf: () => [],
  hasPart: () => false,
  isRequired: () => true,
  followRenaming: <Doc>(doc: Doc) => doc,
} as const;

/** The entity tag of that document before it is first saved. */
export const unsavedTag = '"0.0"';

/** A body that was read as a change of the version that its sender knew. */
export interface ReadChange<Doc extends JsonObject> {
  doc: Doc;
  /** What is wrong with the body, with places in it. */
  violations: readonly Violation[];
}

/**
 * How a kind that has one document is written: as a whole, by several people at once. Until somebody saves it, the document is
 * not in the store, and reads as `initial`.
 */
export interface SingletonRules<Doc extends JsonObject> {
  readonly initial: Doc;
  /**
   * Reads the body of a write, which has what the contract asks for, and in the right types.
   * @param services.base the version that the sender knew
   */
  read(body: unknown, services: { queries: Queries; base: Doc }): Promise<ReadChange<Doc>>;
  /**
   * What was read of a body, brought into what the document has become meanwhile, as it is stored; null when both sides changed the
   * same thing, each in its own way. Where nothing happened meanwhile, `theirs` is `base`.
   */
  merge(base: Doc, mine: Doc, theirs: Doc): Doc | null;
}
