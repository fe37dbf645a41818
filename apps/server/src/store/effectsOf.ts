import type { JsonObject } from './JsonObject.ts';
import type { Kind, Renaming } from './Kind.ts';
import { partChanges } from './partChanges.ts';
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
