import type { AuthorizationKey } from '@studio/api';
import { eq } from 'drizzle-orm';
import { missingPermission } from '../http/problems.ts';
import {
  nameNeeded,
  type OrganizationDoc,
  type OrganizationStatus,
  organizationStatus,
  permissionByType,
  statusOf,
} from '../kinds/organization/OrganizationDoc.ts';
import { organizationKind } from '../kinds/organization/organizationKind.ts';
import type { Queries } from '../store/Database.ts';
import { findDocument } from '../store/findDocuments.ts';
import { getCurrent } from '../store/getDocument.ts';
import { insertInSteps } from '../store/insertInSteps.ts';
import type { Kind } from '../store/Kind.ts';
import { SlicedChanges } from '../store/recordChanges.ts';
import { lockKind, nextRevision } from '../store/revisions.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { StoreError } from '../store/StoreError.ts';
import { document, reference } from '../store/schema.ts';
import { belongingToAny } from './belonging.ts';
import { inOrganizationSlices } from './inOrganizationSlices.ts';

interface StatusChange {
  id: string;
  status: OrganizationStatus;
  /** Whether those below it, however deep, get the status too. Drafts keep theirs. */
  propagates: boolean;
  matches: (etag: string) => boolean;
  /** Of the caller. */
  permissions: readonly AuthorizationKey[];
  authorId: string;
  clientTag?: string | undefined;
  /** Epoch milliseconds. */
  time: number;
}

type Organization = StoredDocument<OrganizationDoc>;

/**
 * Gives an organization a status, and those below it where that is asked for, in a transaction that is open: all of them or none.
 * @returns how many changed
 * @throws ProblemError 403 when one of them is of a type that the caller may not change
 * @throws StoreError when it is missing, has changed since, has no name to be active under, or is a draft that is to be inactive
 */
export async function changeStatus(
  tx: Queries,
  { id, status, propagates, matches, permissions, ...origin }: StatusChange,
): Promise<{ changed: number }> {
  await lockKind(tx, organizationKind.name);
  const own = await getCurrent(tx, organizationKind, id, { matches });
  if (status === organizationStatus.active && own.doc.name === '') throw notAllowed(nameNeeded);
  const refuseForeign = ({ doc }: Organization) => {
    const permission = permissionByType[doc.organizationType];
    if (!permissions.includes(permission)) throw missingPermission(permission);
  };
  refuseForeign(own);
  const isDraft = statusOf(own.doc) === organizationStatus.draft;
  if (status === organizationStatus.inactive && isDraft) throw notAllowed('A draft is not active.');
  const below = propagates ? await findBelow(tx, own) : [];
  const changing = statusOf(own.doc) === status ? [] : [own.id];
  // All are looked at before the first is written.
  await inOrganizationSlices(tx, below, {
    work: async (some) => {
      for (const each of some) {
        if (statusOf(each.doc) === status || statusOf(each.doc) === organizationStatus.draft) continue;
        refuseForeign(each);
        changing.push(each.id);
      }
    },
  });
  if (changing.length > 0) {
    const kind = organizationKind as unknown as Kind;
    const revision = await nextRevision(tx, kind.name);
    const sliced = new SlicedChanges(tx);
    const work = async (some: Organization[]) => {
      const changes = some.map(({ id: documentId, doc: before, version }) => {
        const after = { ...before, status };
        const change = { kind, id: documentId, action: 'update', before, after } as const;
        return { ...change, version: version + 1, revision, ...origin };
      });
      await sliced.write(changes);
    };
    await inOrganizationSlices(tx, changing, { work });
    await sliced.end();
  }
  return { changed: changing.length };
}

/** Throws when an organization would belong to itself by way of others. */
export async function refuseRing(tx: Queries, id: string): Promise<void> {
  const seen = new Set<string>();
  for (let at: string | null = id; at !== null; ) {
    if (seen.has(at)) {
      const message = 'The organization would belong to itself by way of others.';
      throw new StoreError({ reason: 'invalid', violations: [{ pointer: '/parentId', message }] });
    }
    seen.add(at);
    at = await parentOf(tx, at);
  }
}

/** The document ids of those that belong to it, and to these, each once. Rings, which a restore may bring, end it. */
async function findBelow(tx: Queries, own: Organization): Promise<string[]> {
  const found = new Set([own.id]);
  for (let names = [own.name]; names.length > 0; ) {
    const children = await childrenOf(tx, names);
    const fresh = children.filter(({ id }) => !found.has(id));
    for (const { id } of fresh) found.add(id);
    names = fresh.map(({ name }) => name);
  }
  found.delete(own.id);
  return [...found];
}

async function childrenOf(tx: Queries, names: readonly string[]): Promise<{ id: string; name: string }[]> {
  const found = await insertInSteps(names, (some) =>
    tx
      .selectDistinct({ id: document.id, name: document.name })
      .from(reference)
      .innerJoin(document, eq(document.id, reference.fromId))
      .where(belongingToAny(some)),
  );
  return found.flat();
}

async function parentOf(tx: Queries, id: string): Promise<string | null> {
  return (await findDocument(tx, organizationKind, id))?.doc.parentId ?? null;
}

function notAllowed(message: string): StoreError {
  return new StoreError({ reason: 'notAllowed', message });
}
