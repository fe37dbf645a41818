import { eq, inArray, sql } from 'drizzle-orm';
import { fault } from '../../fault.ts';
import type { FormTemplateDoc } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import type { Pause } from '../../LoopTurns.ts';
import type { Queries } from '../../store/Database.ts';
import { insertInSteps } from '../../store/insertInSteps.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import { formTemplateSet, formTemplateSetForm, formTemplateSetItem } from '../../store/schema.ts';
import { summaryOf } from '../setItems.ts';
import { type FoundSave, findSaves, memberKey } from './findSaves.ts';
import type { PlannedSets } from './planSets.ts';
import type { SetDoc } from './SetDoc.ts';

interface WriteOptions {
  newId: () => string;
  pause: Pause;
}

/**
 * Does with sets what was planned, in the transaction that shows the forms of the same file. Nothing of the plan may be refused.
 * A set keeps its number where that is free.
 */
export async function writeSets(
  tx: Queries,
  { sets, removals, forms }: PlannedSets,
  { newId, pause }: WriteOptions,
): Promise<void> {
  await removeSets(
    tx,
    removals.map(({ number }) => number),
  );
  for (const { set, stored, fate } of sets) {
    if (fate !== 'updated' || stored === null) continue;
    await tx.update(formTemplateSet).set(productionOf(set)).where(eq(formTemplateSet.id, stored.number));
  }
  const added = sets.flatMap(({ set, fate }) => (fate === 'added' ? set : []));
  const saves = await findSaves(
    tx,
    added.flatMap(({ members }) => members),
    pause,
  );
  const numbers = await numbersFor(tx, added);
  for (const [index, set] of added.entries()) {
    const setId = numbers[index] ?? fault('A set has no number.');
    const items = itemsOf(set, { setId, saves, forms, newId });
    const kept = items.flatMap(({ digest }) => digest ?? []);
    const rows = [...new Set(kept)].map((digest) => ({ digest, doc: formIn(forms, digest) }));
    await insertInSteps(rows, (some) => tx.insert(formTemplateSetForm).values(some).onConflictDoNothing());
    await tx.insert(formTemplateSet).overridingSystemValue().values(rowOf(set, setId));
    await insertInSteps(items, (some) => tx.insert(formTemplateSetItem).values(some));
    await pause();
  }
  if (added.length > 0) await countOnFromLast(tx);
}

function formIn(forms: PlannedSets['forms'], digest: string): JsonObject {
  return forms.get(digest) ?? fault('What a set held is nowhere.');
}

async function removeSets(tx: Queries, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  await insertInSteps(numbers, async (some) => {
    await tx.delete(formTemplateSetItem).where(inArray(formTemplateSetItem.setId, some));
    await tx.delete(formTemplateSet).where(inArray(formTemplateSet.id, some));
  });
  const { digest } = formTemplateSetItem;
  await tx
    .delete(formTemplateSetForm)
    .where(
      sql`NOT EXISTS (SELECT 1 FROM ${formTemplateSetItem} WHERE ${digest} = ${formTemplateSetForm.digest})`,
    );
}

/** Those that the sets had, and numbers behind all others for those whose own are taken. */
async function numbersFor(tx: Queries, sets: readonly SetDoc[]): Promise<number[]> {
  const rows = await tx.select({ id: formTemplateSet.id }).from(formTemplateSet);
  const taken = new Set(rows.map(({ id }) => id));
  let next =
    1 + [...taken, ...sets.map(({ number }) => number)].reduce((one, other) => Math.max(one, other), 0);
  return sets.map(({ number }) => {
    const own = taken.has(number) ? next++ : number;
    taken.add(own);
    return own;
  });
}

/** A number that was given away is not given again. */
async function countOnFromLast(tx: Queries): Promise<void> {
  await tx.execute(sql`
    SELECT setval(
      pg_get_serial_sequence('form_template_set', 'id'),
      greatest((SELECT max(id) FROM form_template_set), (SELECT last_value FROM form_template_set_id_seq))
    )`);
}

function rowOf(set: SetDoc, id: number): typeof formTemplateSet.$inferInsert {
  const { uid, isTest, made } = set;
  return {
    ...{ id, uid, isTest, authorId: made.userId, authorName: made.userName, time: made.time },
    ...productionOf(set),
  };
}

function productionOf({ production }: SetDoc) {
  return {
    productionAuthorId: production?.userId ?? null,
    productionAuthorName: production?.userName ?? null,
    productionTime: production?.time ?? null,
  };
}

interface ItemOptions {
  setId: number;
  saves: ReadonlyMap<string, FoundSave>;
  forms: PlannedSets['forms'];
  newId: () => string;
}

/** What history has is named as it is here; the rest keeps its id, unless that is another form's here. */
function itemsOf({ members }: SetDoc, { setId, saves, forms, newId }: ItemOptions) {
  const saveOf = new Map(members.map((member) => [member, saves.get(memberKey(member))]));
  const ids = new Set([...saveOf.values()].flatMap((save) => save?.documentId ?? []));
  return members.map((member) => {
    const { uniqueName, templateVersion, digest } = member;
    const save = saveOf.get(member);
    const named = { setId, uniqueName, templateVersion };
    if (save) {
      const { documentId: formTemplateId, version, summary } = save;
      return { ...named, formTemplateId, version, digest: null, summary };
    }
    const formTemplateId = ids.has(member.formTemplateId) ? newId() : member.formTemplateId;
    // A file's forms are form templates.
    const summary = summaryOf(formIn(forms, digest) as FormTemplateDoc);
    return { ...named, formTemplateId, version: member.version, digest, summary };
  });
}
