import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Pause } from '../LoopTurns.ts';
import type { Queries } from '../store/Database.ts';
import { findDocumentsById } from '../store/findDocuments.ts';
import { inSlices } from '../store/inSlices.ts';
import type { Kind } from '../store/Kind.ts';
import { nameKey } from '../store/nameKey.ts';
import { document, reference } from '../store/schema.ts';
import type { DictionaryReference } from './DictionaryContent.ts';

/** Of a document that refers; how large it is is not known before it is read. */
const assumedSize = 4000;
/** Rows of a batch: small enough that other calls need not wait for the query. */
const atOnce = 1000;

/** Every reference between documents, in the order of the names. */
export async function readReferences(
  queries: Queries,
  kinds: ReadonlyMap<string, Kind>,
  pause: Pause,
): Promise<DictionaryReference[]> {
  const rows: ReferenceRow[] = [];
  let last = '';
  for (;;) {
    const end = await endOfPage(queries, last);
    if (end === null) break;
    for (const row of await referencesOf(queries, last, end)) rows.push(row);
    last = end;
    await pause();
  }
  const dangling = rows.filter(({ toName }) => toName === null);
  const lostNames = await readLostNames(queries, { kinds, dangling, pause });
  const references = rows.map(({ fromKind, fromName, fromPart, toKind, toKey, toName, toPart }) => ({
    from: { kind: fromKind, name: fromName, part: fromPart },
    to: { kind: toKind, name: toName ?? lostNames.get(toKey) ?? '', part: toPart },
    isMissing: toName === null,
  }));
  return inOrder(references);
}

type ReferenceRow = Awaited<ReturnType<typeof referencesOf>>[number];

/** The last document whose references are in the page that begins after a document; null when there is none. */
async function endOfPage(queries: Queries, last: string): Promise<string | null> {
  const rows = await queries
    .select({ fromId: reference.fromId })
    .from(reference)
    .where(gt(reference.fromId, last))
    .orderBy(asc(reference.fromId))
    .limit(atOnce);
  return rows.at(-1)?.fromId ?? null;
}

/** What documents refer to, by their ids: after the one, and up to the other. */
async function referencesOf(queries: Queries, after: string, upTo: string) {
  const target = alias(document, 'target');
  return queries
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
    .leftJoin(target, and(eq(target.kind, reference.toKind), eq(target.nameKey, reference.toKey)))
    .where(and(gt(reference.fromId, after), lte(reference.fromId, upTo)));
}

interface LostOptions {
  kinds: ReadonlyMap<string, Kind>;
  dangling: readonly Pick<ReferenceRow, 'fromKind' | 'fromId'>[];
  pause: Pause;
}

/** The index keeps digests of names; a name that nothing bears now is found in what refers to it. */
async function readLostNames(
  queries: Queries,
  { kinds, dangling, pause }: LostOptions,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const [kindName, rows] of Map.groupBy(dangling, ({ fromKind }) => fromKind)) {
    const kind = kinds.get(kindName);
    if (!kind) continue;
    const ids = [...new Set(rows.map(({ fromId }) => fromId))];
    const learn = async (some: string[]) => {
      for (const { doc } of await findDocumentsById(queries, kind, some)) {
        for (const { toName } of kind.referencesOf(doc)) names.set(nameKey(toName), toName);
      }
      await pause();
    };
    await inSlices(ids, { weigh: () => assumedSize, work: learn });
  }
  return names;
}

/** By texts that are made once for each. */
function inOrder(references: readonly DictionaryReference[]): DictionaryReference[] {
  const keyed = references.map((reference) => ({ reference, text: sortText(reference) }));
  keyed.sort((left, right) => (left.text < right.text ? -1 : Number(left.text > right.text)));
  return keyed.map(({ reference }) => reference);
}

function sortText({ from, to }: DictionaryReference): string {
  return JSON.stringify([from.kind, from.name, from.part, to.kind, to.name, to.part]);
}
