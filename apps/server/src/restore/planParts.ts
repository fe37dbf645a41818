import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Queries } from '../store/Database.ts';
import { findDocumentsById, findDocumentsByName } from '../store/findDocuments.ts';
import { inSlices } from '../store/inSlices.ts';
import type { Kind } from '../store/Kind.ts';
import { nameKey } from '../store/nameKey.ts';
import { reference } from '../store/schema.ts';
import type { ReferenceTarget } from '../store/targetKey.ts';
import type { RemovalOptions } from './planRemovals.ts';
import type { PlannedDocument, PlannedSection } from './RestorePlan.ts';

/** A part that the stored document has and the file's lacks. */
interface LostPart {
  planned: PlannedDocument;
  part: string;
  /** How many references of documents lead to it that stay as they are. */
  count: number;
}

/**
 * Refuses documents that lack a part to which a document refers that stays as it is. A part that the stored document lacks,
 * too, is no matter.
 * @returns every part that is taken away and that something refers to; documents of the file have to be asked as well
 */
export async function planParts(
  queries: Queries,
  { section, documents }: PlannedSection,
  { replacedIds, refusals, pause }: RemovalOptions,
): Promise<ReferenceTarget[]> {
  const { kind } = section;
  const lost: ReferenceTarget[] = [];
  const plan = async (some: PlannedDocument[]) => {
    for (const { planned, part, count } of await findLost(queries, kind, some, replacedIds)) {
      if (await isKeptByTwin(queries, kind, { planned, part, documents, replacedIds })) continue;
      const { name, position } = planned.document;
      lost.push({ toKind: kind.name, toName: name, toPart: part });
      if (count === 0) continue;
      const verb = count === 1 ? '1 reference leads' : `${count} references lead`;
      const message = `The ${kind.noun} '${name}' in the file lacks '${part}', to which ${verb}.`;
      planned.fate = 'refused';
      refusals.add({ message, position, section: section.name, name });
    }
    await pause();
  };
  const updated = documents.filter(({ fate }) => fate === 'updated');
  await inSlices(updated, { weigh: ({ document }) => document.size, work: plan });
  return lost;
}

interface TwinOptions {
  planned: PlannedDocument;
  part: string;
  /** All of the section. */
  documents: readonly PlannedDocument[];
  replacedIds: ReadonlySet<string>;
}

/** Whether another document of that name has the part once the file is restored. */
async function isKeptByTwin(
  queries: Queries,
  kind: Kind,
  { planned, part, documents, replacedIds }: TwinOptions,
): Promise<boolean> {
  if (kind.identityOf === undefined) return false;
  const { name } = planned.document;
  const written = documents.filter(({ document }) => document.name === name);
  if (written.some(({ after }) => kind.hasPart(after, part))) return true;
  const stored = await findDocumentsByName(queries, kind, [name]);
  return stored.some(({ id, doc }) => !replacedIds.has(id) && kind.hasPart(doc, part));
}

async function findLost(
  queries: Queries,
  kind: Kind,
  planned: readonly PlannedDocument[],
  replacedIds: ReadonlySet<string>,
): Promise<LostPart[]> {
  const keys = planned.map(({ document }) => nameKey(document.name));
  const rows = await queries
    .select({ fromId: reference.fromId, toKey: reference.toKey, part: reference.toPart })
    .from(reference)
    .where(and(eq(reference.toKind, kind.name), inArray(reference.toKey, keys), ne(reference.toPart, '')));
  const byKey = Map.groupBy(rows, ({ toKey }) => toKey);
  const missing = planned.flatMap((one) => {
    const groups = Map.groupBy(byKey.get(nameKey(one.document.name)) ?? [], ({ part }) => part);
    return [...groups].flatMap(([part, leading]) => {
      const count = leading.filter(({ fromId }) => !replacedIds.has(fromId)).length;
      return kind.hasPart(one.after, part) ? [] : [{ planned: one, part, count }];
    });
  });
  const ids = missing.flatMap(({ planned: { stored } }) => stored?.id ?? []);
  const found = await findDocumentsById(queries, kind, [...new Set(ids)]);
  const before = new Map(found.map(({ id, doc }) => [id, doc]));
  return missing.filter(({ planned: { stored }, part }) => {
    const doc = before.get(stored?.id ?? '');
    return doc !== undefined && kind.hasPart(doc, part);
  });
}
