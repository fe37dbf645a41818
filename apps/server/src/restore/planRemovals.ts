import { and, eq, inArray } from 'drizzle-orm';
import type { RefusalList } from '../exchange/RefusalList.ts';
import type { Pause } from '../LoopTurns.ts';
import type { Queries } from '../store/Database.ts';
import { findDocumentsById } from '../store/findDocuments.ts';
import { inSlices } from '../store/inSlices.ts';
import { nameKey } from '../store/nameKey.ts';
import { reference } from '../store/schema.ts';
import type { PlannedRemoval, PlannedSection } from './RestorePlan.ts';

/** Of each document, for it takes reading them; how large they are is not known. */
const assumedSize = 1000;

export interface RemovalOptions {
  /** The documents of the store that the file holds or removes; what they refer to is no matter. */
  replacedIds: ReadonlySet<string>;
  refusals: RefusalList;
  pause: Pause;
}

/** Refuses to remove what the product needs, and what a document refers to that stays as it is. */
export async function planRemovals(
  tx: Queries,
  { section, documents: written, removals }: PlannedSection,
  { replacedIds, refusals, pause }: RemovalOptions,
): Promise<void> {
  const { kind } = section;
  // Of several documents of a name it is enough when one stays.
  const kept = new Set(kind.identityOf ? written.map(({ document }) => document.name) : []);
  const used: (() => void)[] = [];
  const refuse = (removal: PlannedRemoval, message: string) => {
    removal.isRefused = true;
    refusals.add({ message, position: null, section: section.name, name: removal.stored.name });
  };
  const plan = async (some: PlannedRemoval[]) => {
    const ids = some.map(({ stored }) => stored.id);
    const documents = await findDocumentsById(tx, kind, ids);
    const required = new Set(documents.filter(({ doc }) => kind.isRequired(doc)).map(({ id }) => id));
    const counts = await countReferrers(tx, section, some, replacedIds);
    for (const removal of some) {
      const { id, name } = removal.stored;
      const count = kept.has(name) ? 0 : (counts.get(nameKey(name)) ?? 0);
      if (required.has(id)) {
        removal.isRequired = true;
        refuse(removal, `The file lacks the ${kind.noun} '${name}', which is required.`);
      } else if (count > 0) {
        const verb = count === 1 ? '1 reference leads' : `${count} references lead`;
        removal.isUsed = true;
        used.push(() => refuse(removal, `The file lacks the ${kind.noun} '${name}', to which ${verb}.`));
      }
    }
    await pause();
  };
  await inSlices(removals, { weigh: () => assumedSize, work: plan });
  // After those that are required, which are few and would be lost among them.
  for (const refuseUsed of used) refuseUsed();
}

/** How many references would be left behind, by the key of the name that they have. */
async function countReferrers(
  tx: Queries,
  section: PlannedSection['section'],
  removals: readonly PlannedRemoval[],
  replacedIds: ReadonlySet<string>,
): Promise<Map<string, number>> {
  const keys = removals.map(({ stored }) => nameKey(stored.name));
  const rows = await tx
    .select({ fromId: reference.fromId, toKey: reference.toKey })
    .from(reference)
    .where(and(eq(reference.toKind, section.kind.name), inArray(reference.toKey, keys)));
  const staying = rows.filter(({ fromId }) => !replacedIds.has(fromId));
  const groups = Map.groupBy(staying, ({ toKey }) => toKey);
  return new Map([...groups].map(([key, group]) => [key, group.length]));
}
