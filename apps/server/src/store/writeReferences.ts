import { and, count, eq, inArray, or } from 'drizzle-orm';
import type { Change } from './Change.ts';
import type { Queries } from './Database.ts';
import { insertInSteps } from './insertInSteps.ts';
import type { JsonObject } from './JsonObject.ts';
import type { Kind, Reference } from './Kind.ts';
import { nameKey } from './nameKey.ts';
import { reference } from './schema.ts';

/** More rows of a document than these are not looked for one by one. */
const fewRows = 50;

type Row = typeof reference.$inferInsert;
type Owner = { kind: Pick<Kind, 'name'>; id: string };

/** What documents refer to, by what tells two references of a document apart. */
type References = ReadonlyMap<string, Reference>;

/** Brings the index of references up to date. Of a large document, which may have thousands, those alone are written that changed. */
export async function writeReferences(tx: Queries, changes: readonly Change[]): Promise<void> {
  const rewritten: string[] = [];
  const added: Row[] = [];
  for (const change of changes) {
    const { kind, id, before, after } = change;
    const own = referencesIn(kind, after);
    const former = before === null ? null : referencesIn(kind, before);
    const isKept = former !== null && (await replaceFew(tx, change, { own, former, added }));
    if (isKept) continue;
    if (before !== null) rewritten.push(id);
    added.push(...[...own.values()].map((each) => rowOf(change, each)));
  }
  await insertInSteps(rewritten, (some) => tx.delete(reference).where(inArray(reference.fromId, some)));
  await insertInSteps(added, (some) => tx.insert(reference).values(some));
}

/** Writes all rows of documents anew, whatever the index has of them. */
export async function rewriteReferences<Doc extends JsonObject>(
  tx: Queries,
  kind: Kind<Doc>,
  documents: readonly { id: string; doc: Doc }[],
): Promise<void> {
  const ids = documents.map(({ id }) => id);
  await insertInSteps(ids, (some) => tx.delete(reference).where(inArray(reference.fromId, some)));
  const rows = documents.flatMap(({ id, doc }) =>
    [...referencesIn(kind, doc).values()].map((each) => rowOf({ kind, id }, each)),
  );
  await insertInSteps(rows, (some) => tx.insert(reference).values(some));
}

interface Replacement {
  own: References;
  former: References;
  /** Takes the rows to be inserted. */
  added: Row[];
}

/** Removes the few rows that are gone, and tells the few that are new. False when all of the document's have to be written. */
async function replaceFew(tx: Queries, owner: Owner, { own, former, added }: Replacement): Promise<boolean> {
  const gone = [...former].flatMap(([key, each]) => (own.has(key) ? [] : rowOf(owner, each)));
  const made = [...own].flatMap(([key, each]) => (former.has(key) ? [] : rowOf(owner, each)));
  if (gone.length === 0 && made.length === 0) return true;
  if (gone.length + made.length > fewRows || own.size <= fewRows) return false;
  const isOwn = eq(reference.fromId, owner.id);
  const [stored] = await tx.select({ count: count() }).from(reference).where(isOwn);
  // An earlier release may have known less of what such a document refers to.
  if (stored?.count !== former.size) return false;
  if (gone.length > 0) await tx.delete(reference).where(and(isOwn, or(...gone.map(isRow))));
  added.push(...made);
  return true;
}

function isRow({ fromPart, toKind, toKey, toPart }: Row) {
  return and(
    eq(reference.fromPart, fromPart),
    eq(reference.toKind, toKind),
    eq(reference.toKey, toKey),
    eq(reference.toPart, toPart),
  );
}

function referencesIn<Doc extends JsonObject>(kind: Kind<Doc>, doc: Doc | null): References {
  const references = doc === null ? [] : kind.referencesOf(doc);
  return new Map(
    references.map((each) => [JSON.stringify([each.part, each.toKind, each.toName, each.toPart]), each]),
  );
}

function rowOf({ kind, id }: Owner, { part, toKind, toName, toPart }: Reference): Row {
  return { fromKind: kind.name, fromId: id, fromPart: part, toKind, toKey: nameKey(toName), toPart };
}
