import type { JsonObject } from './JsonObject.ts';
import type { Kind, Renaming } from './Kind.ts';
import type { MayLose } from './Write.ts';

/** What a change does beyond its own document. */
export interface Effects<Doc> {
  wanted: Doc;
  renaming: Renaming;
  removedParts: readonly string[];
  reachesOthers: boolean;
  /** Whether parts go although something names them. */
  isForced: MayLose;
}

/** What a change does to others. */
export function effectsOf<Doc extends JsonObject>(
  kind: Kind<Doc>,
  before: Doc,
  after: Doc,
  isForced: MayLose,
): Effects<Doc> {
  const [from, to] = [kind.nameOf(before), kind.nameOf(after)];
  const { renamed: parts, removed: removedParts } = partChanges(kind, before, after);
  const renaming = { kind: kind.name, from, to, parts };
  const reachesOthers = from !== to || parts.size > 0 || removedParts.length > 0;
  return { wanted: after, renaming, removedParts, reachesOthers, isForced };
}

/** What became of the parts of a document that others may refer to. */
interface PartChanges {
  /** New names by former ones. */
  renamed: ReadonlyMap<string, string>;
  /** Names that no part has any more, and that were not given up for another one. */
  removed: readonly string[];
}

/** Compares the parts of two versions; a part is known again by its key. */
function partChanges<Doc extends JsonObject>(kind: Kind<Doc>, before: Doc, after: Doc): PartChanges {
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
