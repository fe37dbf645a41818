import { and, eq, inArray } from 'drizzle-orm';
import { hasUsers, releaseAuthor } from '../../access/ownAuthors.ts';
import type { Change } from '../../store/Change.ts';
import type { Queries } from '../../store/Database.ts';
import type { Kind } from '../../store/Kind.ts';
import { nameKey } from '../../store/nameKey.ts';
import { recordChanges } from '../../store/recordChanges.ts';
import { nextRevision } from '../../store/revisions.ts';
import { document, releaseStep } from '../../store/schema.ts';
import type { DataSetDoc } from './DataSetDoc.ts';
import { dataSetKind } from './dataSetKind.ts';
import { productLookups } from './productLookups.ts';

interface WriteOptions {
  newId: () => string;
  /** Epoch milliseconds. */
  time: number;
}

/**
 * Makes the data sets that the screens look choices up in and whose items the product writes, where a store lacks them. This is done once for a
 * database and release, so that what somebody deletes later stays away. While there is no user, nothing is made.
 */
export async function ensureLookups(tx: Queries, { newId, time }: WriteOptions): Promise<void> {
  if (!(await hasUsers(tx))) return;
  const steps = [...new Set(productLookups.map(({ step }) => step))].map((name) => ({ name }));
  const taken = await tx.insert(releaseStep).values(steps).onConflictDoNothing().returning();
  const due = productLookups.filter(({ step }) => taken.some(({ name }) => name === step));
  if (due.length === 0) return;
  const kind = dataSetKind as unknown as Kind;
  const keys = due.map(({ name }) => nameKey(name));
  const known = await tx
    .select({ key: document.nameKey })
    .from(document)
    .where(and(eq(document.kind, kind.name), inArray(document.nameKey, keys)));
  const missing = due.filter(({ name }) => !known.some(({ key }) => key === nameKey(name)));
  if (missing.length === 0) return;
  const revision = await nextRevision(tx, kind.name);
  const authorId = await releaseAuthor(tx);
  const changes = missing.map((lookup): Change => {
    const after = docOf(lookup);
    const created = { kind, id: newId(), action: 'create', before: null, after, version: 1 } as const;
    return { ...created, revision, authorId, time };
  });
  await recordChanges(tx, changes);
}

function docOf({ isRequired, step: _step, ...lookup }: (typeof productLookups)[number]): DataSetDoc {
  return {
    ...lookup,
    ...{ type: 1, dynamicDefault: false, supportSearch: false, minSearchStringLength: 3 },
    ...{ repeatingFormTemplateUniqueName: null, clearInvalidFieldValue: false, required: isRequired },
    ...{ items: [], dynamicDataSetDependency: null },
  };
}
