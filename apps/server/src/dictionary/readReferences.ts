import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../store/Database.ts';
import { findDocumentsById } from '../store/findDocuments.ts';
import type { Kind } from '../store/Kind.ts';
import { nameKey } from '../store/nameKey.ts';
import { document, reference } from '../store/schema.ts';
import type { DictionaryReference } from './DictionaryContent.ts';

/** Every reference between documents, in the order of the names. */
export async function readReferences(
  queries: Queries,
  kinds: ReadonlyMap<string, Kind>,
): Promise<DictionaryReference[]> {
  const target = alias(document, 'target');
  const rows = await queries
    .select({
      fromKind: reference.fromKind,
      fromId: reference.fromId,
      fromName: document.name,
      fromPart: reference.fromPart,
      toKind: reference.toKind,
      toKey: reference.toKey,
      toName: target.name,
      toPart: reference.toPart,
    })
    .from(reference)
    .innerJoin(document, eq(document.id, reference.fromId))
    .leftJoin(target, and(eq(target.kind, reference.toKind), eq(target.nameKey, reference.toKey)));
  const dangling = rows.filter(({ toName }) => toName === null);
  const lostNames = await readLostNames(queries, kinds, dangling);
  const references = rows.map(({ fromKind, fromName, fromPart, toKind, toKey, toName, toPart }) => ({
    from: { kind: fromKind, name: fromName, part: fromPart },
    to: { kind: toKind, name: toName ?? lostNames.get(toKey) ?? '', part: toPart },
    isMissing: toName === null,
  }));
  return references.toSorted((left, right) => compare(left, right));
}

/** The index keeps digests of names; a name that nothing bears now is found in what refers to it. */
async function readLostNames(
  queries: Queries,
  kinds: ReadonlyMap<string, Kind>,
  dangling: readonly { fromKind: string; fromId: string }[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [kindName, rows] of Map.groupBy(dangling, ({ fromKind }) => fromKind)) {
    const kind = kinds.get(kindName);
    if (!kind) continue;
    const ids = [...new Set(rows.map(({ fromId }) => fromId))];
    for (const { doc } of await findDocumentsById(queries, kind, ids)) {
      for (const { toName } of kind.referencesOf(doc)) names.set(nameKey(toName), toName);
    }
  }
  return names;
}

function compare(left: DictionaryReference, right: DictionaryReference): number {
  const [one, other] = [sortText(left), sortText(right)];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function sortText({ from, to }: DictionaryReference): string {
  return JSON.stringify([from.kind, from.name, from.part, to.kind, to.name, to.part]);
}
