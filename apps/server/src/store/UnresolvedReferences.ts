import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from './Database.ts';
import { findDocumentsByName } from './findDocuments.ts';
import type { JsonObject } from './JsonObject.ts';
import type { Kind, Reference } from './Kind.ts';
import { nameKey } from './nameKey.ts';
import { needsContent, referenceFault } from './referenceFault.ts';
import { document } from './schema.ts';
import { type ReferenceTarget, targetKey } from './targetKey.ts';

/** Finds references of a kind's documents that do not hold. What was found of a target is remembered. */
export class UnresolvedReferences {
  readonly #queries: Queries;
  readonly #kinds: ReadonlyMap<string, Kind>;
  readonly #kind: Kind;
  readonly #isResolved = new Map<string, boolean>();

  /** @param kind of the documents that refer */
  constructor(queries: Queries, kinds: ReadonlyMap<string, Kind>, kind: Kind) {
    this.#queries = queries;
    this.#kinds = kinds;
    this.#kind = kind;
  }

  /** For each document the targets that do not exist, or do not serve, each once. */
  async of(docs: readonly JsonObject[]): Promise<ReferenceTarget[][]> {
    const references = docs.map((doc) => distinct(this.#kind.referencesOf(doc)));
    const unknown = distinct(references.flat()).filter(
      (reference) => !this.#isResolved.has(targetKey(reference)),
    );
    for (const [toKind, group] of Map.groupBy(unknown, (reference) => reference.toKind)) {
      await this.#lookUp(toKind, group);
    }
    return references.map((some) => some.filter((reference) => !this.#isResolved.get(targetKey(reference))));
  }

  async #lookUp(kindName: string, references: readonly Reference[]): Promise<void> {
    const kind = this.#kinds.get(kindName);
    if (!kind) throw new Error(`A reference leads to the unknown kind ${kindName}.`);
    const names = await this.#existing(kind, references);
    const demanding = references.filter(
      (reference) => needsContent(reference) && names.has(reference.toName),
    );
    const found = await findDocumentsByName(this.#queries, kind, [
      ...new Set(demanding.map(({ toName }) => toName)),
    ]);
    const docs = Map.groupBy(found, ({ name }) => name);
    for (const reference of references) {
      const { toName } = reference;
      const holds = needsContent(reference)
        ? referenceFault(
            reference,
            kind,
            (docs.get(toName) ?? []).map(({ doc }) => doc),
          ) === null
        : names.has(toName);
      this.#isResolved.set(targetKey(reference), holds);
    }
  }

  async #existing(kind: Kind, references: readonly Reference[]): Promise<Set<string>> {
    const keys = [...new Set(references.map(({ toName }) => nameKey(toName)))];
    const rows = await this.#queries
      .select({ name: document.name })
      .from(document)
      .where(and(eq(document.kind, kind.name), inArray(document.nameKey, keys)));
    return new Set(rows.map(({ name }) => name));
  }
}

function distinct(references: readonly Reference[]): Reference[] {
  return [...new Map(references.map((reference) => [targetKey(reference), reference])).values()];
}
