import type { KindRegistry } from '../../kinds/KindRegistry.ts';
import type { Queries } from '../../store/Database.ts';
import { findDocumentsById } from '../../store/findDocuments.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import type { Referrer } from '../../store/references.ts';
import { inSlices } from '../../store/staging/inSlices.ts';

/** Of a document that refers; how large it is is not known before it is read. */
const assumedSize = 4000;

/** What parts of documents are called, by the document's id and the part's name. */
export type PartLabels = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads what the parts that refer are called, of kinds that call them other than by their names. */
export async function readPartLabels(
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

/** What people call what refers; the name where its kind says nothing else. */
export function referenceLabel(
  { findModule }: Pick<KindRegistry, 'findModule'>,
  { fromKind, fromId, fromName, fromPart }: Referrer,
  { summary, parts }: { summary: JsonObject; parts: PartLabels },
): string {
  const whole = findModule(fromKind)?.asReferrer?.labelOf?.(summary) || fromName;
  if (fromPart === '') return whole;
  const part = parts.get(fromId)?.get(fromPart);
  return part ? `${whole} › ${part}` : `${fromName}.${fromPart}`;
}
