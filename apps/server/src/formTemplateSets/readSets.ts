import type { FormTemplateSet, FormTemplateSetDetails } from '@studio/api';
import { and, count, desc, eq, isNotNull, like, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries } from '../store/Database.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import {
  appUser,
  document,
  formTemplateSet,
  formTemplateSetItem,
  type SetItemSummary,
} from '../store/schema.ts';
import { readSummary } from './setItems.ts';

type FormStatus = NonNullable<FormTemplateSetDetails['formTemplates'][number]['status']>;

const collator = new Intl.Collator('en');
const producer = alias(appUser, 'producer');

/** By when they were made: those from backups may have higher numbers than later ones. */
export const newestFirst = [desc(formTemplateSet.time), desc(formTemplateSet.id)];

/** Which sets are wanted. */
export interface SetFilter {
  /** What the number begins with. */
  readonly idPrefix?: string | undefined;
  readonly isTest?: boolean | undefined;
  /** The number of a set that was made later. */
  readonly before?: number | undefined;
}

/** The sets that there are, the newest first. */
export async function listSets(
  queries: Queries,
  { startIndex, numberOfRows }: { startIndex: number; numberOfRows: number },
  filter: SetFilter = {},
): Promise<{ records: FormTemplateSet[]; totalRecords: number }> {
  const wanted = conditionOf(filter);
  const [total] = await queries.select({ count: count() }).from(formTemplateSet).where(wanted);
  const rows = await selectSets(queries)
    .where(wanted)
    .orderBy(...newestFirst)
    .limit(numberOfRows)
    .offset(startIndex);
  const inForce = await findSetInForce(queries);
  return { records: rows.map((row) => toSet(row, inForce)), totalRecords: total?.count ?? 0 };
}

function conditionOf({ idPrefix, isTest, before }: SetFilter): SQL | undefined {
  const { id, time } = formTemplateSet;
  const later = alias(formTemplateSet, 'later');
  return and(
    idPrefix === undefined ? undefined : like(sql`${id}::text`, `${idPrefix}%`),
    isTest === undefined ? undefined : eq(formTemplateSet.isTest, isTest),
    before === undefined
      ? undefined
      : sql`(${time}, ${id}) < (select ${later.time}, ${later.id} from ${formTemplateSet} "later" where ${later.id} = ${before})`,
  );
}

/** A set with what it held; null when there is none of that id. */
export async function findSet(queries: Queries, id: number): Promise<FormTemplateSetDetails | null> {
  const [row] = await selectSets(queries).where(eq(formTemplateSet.id, id));
  if (!row) return null;
  const items = await queries
    .select({
      id: formTemplateSetItem.formTemplateId,
      uniqueName: formTemplateSetItem.uniqueName,
      version: formTemplateSetItem.templateVersion,
      savedVersion: formTemplateSetItem.version,
      digest: formTemplateSetItem.digest,
      held: formTemplateSetItem.summary,
      summary: document.summary,
    })
    .from(formTemplateSetItem)
    .leftJoin(document, eq(document.id, formTemplateSetItem.formTemplateId))
    .where(eq(formTemplateSetItem.setId, id));
  const formTemplates = items
    .map(({ digest, savedVersion, held, summary, ...item }) => ({
      ...item,
      savedVersion: digest === null ? savedVersion : null,
      ...describeSummary(held, summary),
      status: statusOf(summary),
    }))
    .toSorted((left, right) => collator.compare(left.uniqueName, right.uniqueName));
  return { ...toSet(row, await findSetInForce(queries)), formTemplates };
}

/** What was kept with the set; otherwise what the form is now, and nothing of one that is gone. */
function describeSummary(
  held: SetItemSummary | null,
  now: JsonObject | null,
): { displayName: string | null; type: number | null } {
  return held ?? (now === null ? { displayName: null, type: null } : readSummary(now));
}

function statusOf(summary: JsonObject | null): FormStatus | null {
  // What the kind of form templates writes into the summaries of its documents.
  return summary === null ? null : (Number(summary['status']) as FormStatus);
}

/** The last set of which everything is in production; null when none is. */
export async function findSetInForce(queries: Queries): Promise<number | null> {
  const [set] = await queries
    .select({ id: formTemplateSet.id })
    .from(formTemplateSet)
    .where(and(eq(formTemplateSet.isTest, false), isNotNull(formTemplateSet.productionTime)))
    .orderBy(...newestFirst)
    .limit(1);
  return set?.id ?? null;
}

/** Sets with who made them, and how many forms they hold. */
export function selectSets(queries: Queries) {
  const size = queries.$count(formTemplateSetItem, eq(formTemplateSetItem.setId, formTemplateSet.id));
  return queries
    .select({
      id: formTemplateSet.id,
      uid: formTemplateSet.uid,
      isTest: formTemplateSet.isTest,
      authorId: formTemplateSet.authorId,
      authorName: sql<string>`coalesce(${appUser.name}, ${formTemplateSet.authorName}, ${formTemplateSet.authorId})`,
      time: formTemplateSet.time,
      producerId: formTemplateSet.productionAuthorId,
      producerName: sql<
        string | null
      >`coalesce(${producer.name}, ${formTemplateSet.productionAuthorName}, ${formTemplateSet.productionAuthorId})`,
      productionTime: formTemplateSet.productionTime,
      size,
    })
    .from(formTemplateSet)
    .leftJoin(appUser, eq(appUser.id, formTemplateSet.authorId))
    .leftJoin(producer, eq(producer.id, formTemplateSet.productionAuthorId));
}

type SetRow = Awaited<ReturnType<typeof selectSets>>[number];

function toSet(
  { id, isTest, size, time, productionTime, ...row }: SetRow,
  inForce: number | null,
): FormTemplateSet {
  return {
    id,
    isTest,
    isInProduction: productionTime !== null,
    isInForce: id === inForce,
    count: Number(size),
    createdBy: { id: row.authorId, name: row.authorName },
    timeCreated: time,
    inProductionBy:
      row.producerId === null ? null : { id: row.producerId, name: row.producerName ?? row.producerId },
    timeInProduction: productionTime,
  };
}
