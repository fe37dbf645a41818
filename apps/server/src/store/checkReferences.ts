import type { Queries } from './Database.ts';
import { findDocumentsByName } from './findDocuments.ts';
import type { JsonObject } from './JsonObject.ts';
import type { Kind } from './Kind.ts';
import { referenceFault } from './referenceFault.ts';
import { targetKey } from './targetKey.ts';
import type { Violation } from './Violation.ts';

/** A change of a document, before null when it is new. */
export interface CheckOptions {
  kinds: ReadonlyMap<string, Kind>;
  kind: Kind;
  before: JsonObject | null;
  after: JsonObject;
}

/** The new references that dangle. Those the document already had stay allowed, so that it can still be saved. */
export async function checkReferences(tx: Queries, options: CheckOptions): Promise<Violation[]> {
  const { kinds, kind, before, after } = options;
  const known = new Set(before === null ? [] : kind.referencesOf(before).map(targetKey));
  const added = kind
    .referencesOf(after)
    .filter(({ mayBeMissing, mayBeSavedMissing }) => mayBeMissing !== true && mayBeSavedMissing !== true)
    .filter((reference) => !known.has(targetKey(reference)));
  const violations: Violation[] = [];
  for (const [toKind, references] of Map.groupBy(added, ({ toKind }) => toKind)) {
    const target = kinds.get(toKind);
    if (!target) throw new Error(`The kind ${kind.name} refers to the unknown kind ${toKind}.`);
    const names = [...new Set(references.map(({ toName }) => toName))];
    const found = Map.groupBy(await findDocumentsByName(tx, target, names), ({ name }) => name);
    for (const reference of references) {
      const docs = (found.get(reference.toName) ?? []).map(({ doc }) => doc);
      const message = referenceFault(reference, target, docs);
      if (message !== null) violations.push({ pointer: reference.pointer, message });
    }
  }
  return violations;
}
