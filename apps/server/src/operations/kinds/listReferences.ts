import type { Reference } from '@studio/api';
import { inArray } from 'drizzle-orm';
import type { LostServices } from '../../kinds/KindModule.ts';
import type { KindRegistry } from '../../kinds/KindRegistry.ts';
import type { Queries } from '../../store/Database.ts';
import { findDocumentsById } from '../../store/findDocuments.ts';
import { inSlices } from '../../store/inSlices.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import { type Referrer, referrersOf } from '../../store/references.ts';
import { document } from '../../store/schema.ts';

const idsPerQuery = 1000;
const collator = new Intl.Collator('en');

type Modules = Pick<LostServices, 'findModule'>;

/** What refers to an object of a kind, by type and name. */
export async function listReferences(
  { queries, findModule }: LostServices,
  kindName: string,
  name: string,
): Promise<Reference[]> {
  const modules = { findModule };
  const referrers = await referrersOf(queries, kindName, name);
  const summaries = await readSummaries(queries, referrers);
  const parts = await readPartLabels(queries, modules, referrers);
  const references = referrers.flatMap((referrer) => toReference(modules, referrer, { summaries, parts }));
  return distinct(references).toSorted(compareReferences);
}

/** What lists show of the documents that refer. */
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
  modules: Modules,
  referrer: Referrer,
  { summaries, parts }: { summaries: ReadonlyMap<string, JsonObject>; parts: PartLabels },
): Reference[] {
  const { fromKind, fromId, fromPart, fromName } = referrer;
  const look = modules.findModule(fromKind)?.asReferrer;
  if (!look) return [];
  const summary = summaries.get(fromId) ?? {};
  const { type, partType = type } = look;
  const name = fromPart === '' ? fromName : `${fromName}.${fromPart}`;
  const label = referenceLabel(modules, referrer, { summary, parts });
  return [
    {
      type: (fromPart === '' ? type : partType) as Reference['type'],
      name,
      ...(label === name ? {} : { label }),
      version: look.versionOf(summary),
    },
  ];
}

/** A document that refers to several parts of another is listed once. */
function distinct(references: readonly Reference[]): Reference[] {
  return [...new Map(references.map((reference) => [JSON.stringify(reference), reference])).values()];
}

/** By type, then by name. */
export function compareReferences(left: Reference, right: Reference): number {
  return left.type - right.type || collator.compare(left.name, right.name);
}

/** Of a document that refers; how large it is is not known before it is read. */
const assumedSize = 4000;

/** What parts of documents are called, by the document's id and the part's name. */
type PartLabels = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads what the parts that refer are called, of kinds that call them other than by their names. */
async function readPartLabels(
  queries: Queries,
  { findModule }: Pick<KindRegistry, 'findModule'>,
  referrers: readonly Referrer[],
): Promise<PartLabels> {
  const labels = new Map<string, ReadonlyMap<string, string>>();
  const parts = referrers.filter(({ fromPart }) => fromPart !== '');
  for (const [kindName, ofKind] of Map.groupBy(parts, ({ fromKind }) => fromKind)) {
    const module = findModule(kindName);
    const partLabelOf = module?.asReferrer?.partLabelOf;
    if (!module || !partLabelOf) continue;
    const byId = Map.groupBy(ofKind, ({ fromId }) => fromId);
    const read = async (ids: string[]) => {
      for (const { id, doc } of await findDocumentsById(queries, module.kind, ids)) {
        const names = (byId.get(id) ?? []).map(({ fromPart }) => fromPart);
        labels.set(id, new Map(names.map((name) => [name, partLabelOf(doc, name)])));
      }
    };
    await inSlices([...byId.keys()], { weigh: () => assumedSize, work: read });
  }
  return labels;
}

/** What people call what refers; the name where its kind declares nothing else. */
function referenceLabel(
  { findModule }: Pick<KindRegistry, 'findModule'>,
  { fromKind, fromId, fromName, fromPart }: Referrer,
  { summary, parts }: { summary: JsonObject; parts: PartLabels },
): string {
  const whole = findModule(fromKind)?.asReferrer?.labelOf?.(summary, fromName) || fromName;
  if (fromPart === '') return whole;
  const part = parts.get(fromId)?.get(fromPart);
  return part ? `${whole} › ${part}` : `${fromName}.${fromPart}`;
}
