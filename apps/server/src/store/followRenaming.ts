import type { Change } from './Change.ts';
import type { Queries } from './Database.ts';
import { findDocumentsById } from './findDocuments.ts';
import { inSlices } from './inSlices.ts';
import type { JsonObject } from './JsonObject.ts';
import type { Kind, Renaming } from './Kind.ts';
import { SlicedChanges } from './recordChanges.ts';
import { findReferrers, type ReferringDocument } from './references.ts';
import { nextRevision } from './revisions.ts';
import { StoreError } from './StoreError.ts';

interface FollowOptions {
  kinds: ReadonlyMap<string, Kind>;
  renaming: Renaming;
  authorId: string;
  time: number;
}

/** Of a document that follows; how large it is is not known before it is read. */
const assumedSize = 4000;

/** Rewrites every document that names the renamed one, in the transaction. All kinds must be locked. */
export async function followRenaming(tx: Queries, options: FollowOptions): Promise<void> {
  const { kinds, renaming } = options;
  for (const [kind, referrers] of await referrersByKind(tx, kinds, renaming)) {
    const revision = await nextRevision(tx, kind.name);
    const sliced = new SlicedChanges(tx);
    const work = async (some: ReferringDocument[]) => {
      const changes = await changesOf(tx, kind, some, options);
      await sliced.write(changes.map((change) => ({ ...change, revision })));
    };
    await inSlices(referrers, { weigh: () => assumedSize, work });
    await sliced.end();
  }
}

/** Throws when documents refer to it that this server does not know how to change. */
async function referrersByKind(
  queries: Queries,
  kinds: ReadonlyMap<string, Kind>,
  { kind, from }: Renaming,
): Promise<[Kind, ReferringDocument[]][]> {
  const referrers = await findReferrers(queries, kind, from);
  return [...Map.groupBy(referrers, ({ fromKind }) => fromKind)].map(([name, group]) => {
    const known = kinds.get(name);
    if (!known) throw new StoreError({ reason: 'unknownKind', kind: name });
    return [known, group];
  });
}

async function changesOf(
  tx: Queries,
  kind: Kind,
  referrers: readonly ReferringDocument[],
  { kinds, renaming, authorId, time }: FollowOptions,
): Promise<(Omit<Change, 'revision'> & { after: JsonObject })[]> {
  const cause = causeOf(kinds.get(renaming.kind)?.noun ?? renaming.kind, renaming);
  const ids = referrers.map(({ fromId }) => fromId);
  const documents = await findDocumentsById(tx, kind, ids);
  return documents.flatMap(({ id, doc: before, version }) => {
    const after = kind.followRenaming(before, renaming);
    const change = { kind, id, action: 'follow', before, after, version: version + 1 } as const;
    return after === before ? [] : [{ ...change, authorId, time, cause }];
  });
}

function causeOf(noun: string, { from, to, parts }: Renaming): string {
  if (from !== to) return `the ${noun} '${from}' was renamed to '${to}'`;
  const [[before, after] = ['', '']] = parts;
  if (parts.size === 1) return `'${before}' of the ${noun} '${from}' was renamed to '${after}'`;
  return `${parts.size} parts of the ${noun} '${from}' were renamed`;
}
