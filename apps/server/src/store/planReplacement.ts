import { fault } from '../fault.ts';
import type { Queries } from './Database.ts';
import type { Effects } from './effectsOf.ts';
import type { JsonObject } from './JsonObject.ts';
import { identityOf, type Kind, type Renaming } from './Kind.ts';
import { readAuthorNames } from './readAuthorNames.ts';
import {
  findTwins,
  refuseLostParts,
  refuseNamesakes,
  refuseRequired,
  refuseState,
  refuseTaken,
} from './refuseWrites.ts';
import { nextRevision } from './revisions.ts';
import type { StoredDocument } from './StoredDocument.ts';
import type { HistoryAction } from './schema.ts';
import { together } from './together.ts';
import type { MayLose, Write } from './Write.ts';

/** A change that is about to be written. */
export interface Draft<Doc extends JsonObject> {
  kind: Kind<Doc>;
  id: string;
  action: HistoryAction;
  before: Doc | null;
  after: Doc | null;
  version: number;
}

/** A change with what others make of it. */
export interface Planned<Doc extends JsonObject> {
  draft: Draft<Doc>;
  /** What others call by other names now; null when nothing does. */
  renaming: Renaming | null;
  /** What was done, as the end of a sentence. */
  verb: 'added' | 'changed' | 'deleted';
}

/** What a write has asked for already, together with its locks. */
export interface Taken {
  /** The number of the write; null when it has none yet. */
  revision: number | null;
  authorName: string | undefined;
}

/** Plans a write once its lock is held, and asks for what it will need, in one round trip with the lock. */
export async function planLocked<Doc extends JsonObject, Plan>(
  tx: Queries,
  kind: Kind<Doc>,
  { authorId }: Write,
  { lock, plan }: { lock: Promise<void>; plan: (tx: Queries) => Promise<Plan> },
): Promise<[Plan, Taken]> {
  const [, planned, revision, names] = await together([
    lock,
    plan(tx),
    nextRevision(tx, kind.name),
    readAuthorNames(tx, [authorId]),
  ]);
  return [planned, { revision, authorName: names.get(authorId) }];
}

/** What is written of a document that becomes another, and what others follow. Throws why it may not. */
export async function planReplacement<Doc extends JsonObject>(
  queries: Queries,
  { kind, current, write }: { kind: Kind<Doc>; current: StoredDocument<Doc>; write: Write },
  { wanted, renaming, removedParts, reachesOthers, isForced }: Effects<Doc>,
) {
  const { id, doc: before, version } = current;
  const after = reachesOthers ? kind.followRenaming(wanted, renaming) : wanted;
  refuseState(kind, before, after);
  if (identityOf(kind, after) !== identityOf(kind, before)) {
    refuseRequired(kind, current);
    await refuseTaken(queries, kind, after);
  }
  if (write.refusesNamesakes && renaming.from !== renaming.to) {
    await refuseNamesakes(queries, kind, { id, doc: after });
  }
  const action: HistoryAction = renaming.from === renaming.to ? 'update' : 'rename';
  const draft = { kind, id, action, before, after, version: version + 1 };
  const twins = reachesOthers ? await findTwins(queries, kind, current) : [];
  const kept = new Set(twins.flatMap(({ doc }) => kind.partsOf?.(doc).map(({ name }) => name) ?? []));
  const lostParts = removedParts.filter((part) => !kept.has(part));
  if (lostParts.length > 0 && !(await isAgreed(isForced, queries, current, lostParts))) {
    await refuseLostParts(queries, kind, current.name, lostParts);
  }
  return { draft, renaming: followedOf(renaming, twins.length > 0, kept), verb: 'changed' } as const;
}

/**
 * What others follow of a renaming: what a twin has under the former name keeps that for them.
 * @param kept the parts of twins
 * @returns null when there is nothing to follow
 */
function followedOf(renaming: Renaming, hasTwins: boolean, kept: ReadonlySet<string>): Renaming | null {
  const isRenamed = renaming.from !== renaming.to;
  if (isRenamed && hasTwins) return null;
  const parts = new Map([...renaming.parts].filter(([former]) => !kept.has(former)));
  return isRenamed || parts.size > 0 ? { ...renaming, parts } : null;
}

/** Whether references to these parts may dangle. */
async function isAgreed(
  mayLose: MayLose,
  queries: Queries,
  current: StoredDocument,
  parts: readonly string[],
): Promise<boolean> {
  return typeof mayLose === 'boolean' ? mayLose : mayLose(queries, current, parts);
}

/** Why others are changed, as the end of a sentence. */
export function causeOf<Doc extends JsonObject>({
  draft: { kind, before, after },
  verb,
}: Planned<Doc>): string {
  const doc = after ?? before ?? fault('There is nothing to change.');
  return `the ${kind.noun} '${kind.nameOf(doc)}' was ${verb}`;
}
