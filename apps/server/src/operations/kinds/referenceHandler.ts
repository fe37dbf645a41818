import type { Reference } from '@studio/api';
import { inArray } from 'drizzle-orm';
import type { KindRegistry } from '../../kinds/KindRegistry.ts';
import type { Services } from '../../Services.ts';
import type { Queries } from '../../store/Database.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import { type Referrer, referrersOf } from '../../store/references.ts';
import { document } from '../../store/schema.ts';
import { type KindCall, locate, type ServedKind } from './ServedKind.ts';

const idsPerQuery = 1000;
const collator = new Intl.Collator('en');

/** How it is answered what refers to an object of a kind, by type and name. */
export function referenceHandler({ store, queries, registry }: Services, served: ServedKind) {
  const { kind } = served.module;
  return async (call: KindCall) => {
    const { name } = await store.get(kind, locate(served, call));
    const referrers = await referrersOf(queries, kind.name, name);
    const summaries = await readSummaries(queries, referrers);
    const references = referrers.flatMap((referrer) => toReference(registry, referrer, summaries));
    return { status: 200, body: distinct(references).toSorted(compare) };
  };
}

/** What lists show of the documents that refer; their whole content is not read. */
async function readSummaries(
  queries: Queries,
  referrers: readonly Referrer[],
): Promise<Map<string, JsonObject>> {
  const ids = [...new Set(referrers.map(({ fromId }) => fromId))];
  const summaries = new Map<string, JsonObject>();
  for (let start = 0; start < ids.length; start += idsPerQuery) {
    const rows = await queries
      .select({ id: document.id, summary: document.summary })
      .from(document)
      .where(inArray(document.id, ids.slice(start, start + idsPerQuery)));
    for (const { id, summary } of rows) summaries.set(id, summary);
  }
  return summaries;
}

function toReference(
  { findModule }: KindRegistry,
  { fromKind, fromId, fromPart, fromName }: Referrer,
  summaries: ReadonlyMap<string, JsonObject>,
): Reference[] {
  const look = findModule(fromKind)?.asReferrer;
  if (!look) return [];
  const version = look.versionOf(summaries.get(fromId) ?? {});
  const { type, partType = type } = look;
  return fromPart === ''
    ? [{ type: type as Reference['type'], name: fromName, version }]
    : [{ type: partType as Reference['type'], name: `${fromName}.${fromPart}`, version }];
}

/** A document that refers to several parts of another is listed once. */
function distinct(references: readonly Reference[]): Reference[] {
  return [...new Map(references.map((reference) => [JSON.stringify(reference), reference])).values()];
}

function compare(left: Reference, right: Reference): number {
  return left.type - right.type || collator.compare(left.name, right.name);
}
