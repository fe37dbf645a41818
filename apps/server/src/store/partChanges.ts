import type { JsonObject } from './JsonObject.ts';
import type { Kind } from './Kind.ts';

/** What became of the parts of a document that others may refer to. */
export interface PartChanges {
  /** New names by former ones. */
  renamed: ReadonlyMap<string, string>;
  /** Names that no part has any more, and that were not given up for another one. */
  removed: readonly string[];
}

/** Compares the parts of two versions; a part is known again by its key. */
export function partChanges<Doc extends JsonObject>(kind: Kind<Doc>, before: Doc, after: Doc): PartChanges {
  const now = kind.partsOf?.(after) ?? [];
  const nameByKey = new Map(now.map(({ key, name }) => [key, name]));
  const renamed = new Map<string, string>();
  const removed: string[] = [];
  for (const { key, name } of kind.partsOf?.(before) ?? []) {
    const newName = nameByKey.get(key);
    if (newName !== undefined && newName !== name) renamed.set(name, newName);
    else if (newName === undefined && !kind.hasPart(after, name)) removed.push(name);
  }
  return { renamed, removed };
}
