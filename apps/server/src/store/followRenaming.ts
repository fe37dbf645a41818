import type { Queries } from './Database.ts';
import { findDocumentsById } from './findDocuments.ts';
import type { Kind, Renaming } from './Kind.ts';
import { recordChange } from './recordChanges.ts';
import { referrersOf } from './references.ts';
import { nextRevision } from './revisions.ts';

interface FollowOptions {
  kinds: ReadonlyMap<string, Kind>;
  renaming: Renaming;
  authorId: string;
  time: number;
}

/** Rewrites every document that names the renamed one. All kinds must be locked. */
export async function followRenaming(tx: Queries, options: FollowOptions): Promise<void> {
  const { kinds, renaming } = options;
  const referrers = await referrersOf(tx, renaming.kind, renaming.from);
  for (const [kindName, group] of Map.groupBy(referrers, ({ fromKind }) => fromKind)) {
    const kind = kinds.get(kindName);
    if (!kind) throw new Error(`The index of references names the unknown kind ${kindName}.`);
    const ids = [...new Set(group.map(({ fromId }) => fromId))];
    await rewrite(tx, kind, ids, options);
  }
}

async function rewrite(tx: Queries, kind: Kind, ids: string[], options: FollowOptions): Promise<void> {
  const revision = await nextRevision(tx, kind.name);
  const { kinds, renaming, authorId, time } = options;
  const cause = causeOf(kinds.get(renaming.kind)?.noun ?? renaming.kind, renaming);
  for (const { id, doc: before, version } of await findDocumentsById(tx, kind, ids)) {
    const after = kind.followRenaming(before, renaming);
    const change = { kind, id, action: 'follow', before, after, version: version + 1 } as const;
    if (after !== before) await recordChange(tx, { ...change, revision, authorId, time, cause });
  }
}

function causeOf(noun: string, { from, to, parts }: Renaming): string {
  if (from !== to) return `the ${noun} '${from}' was renamed to '${to}'`;
  const [[before, after] = ['', '']] = parts;
  if (parts.size === 1) return `'${before}' of the ${noun} '${from}' was renamed to '${after}'`;
  return `${parts.size} parts of the ${noun} '${from}' were renamed`;
}
