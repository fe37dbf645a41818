import { max } from 'drizzle-orm';
import type { Queries } from '../store/Database.ts';
import { formTemplateSet, formTemplateSetItem } from '../store/schema.ts';
import { isPublished, isValid, itemsOf, loadCandidates } from './setItems.ts';

/** Whose write it is, and when. */
export interface Origin {
  authorId: string;
  /** Epoch milliseconds. */
  time: number;
  /** The client named in the events of what it changes. Default: none. */
  clientTag?: string | undefined;
}

/** A statement takes 65,535 values, and an item is seven. */
const itemsAtOnce = 5000;

/**
 * Makes a set of the last version of each form that is published; one for a test of each last one that is valid, drafts included.
 * @returns its number
 */
export async function makeSet(tx: Queries, { authorId, time }: Origin, isTest: boolean): Promise<number> {
  const items = itemsOf(await loadCandidates(tx), isTest ? isValid : isPublished);
  const [set] = await tx
    .insert(formTemplateSet)
    .values({ isTest, authorId, time: await timeOfNext(tx, time) })
    .returning({ id: formTemplateSet.id });
  if (!set) throw new Error('The set was not made.');
  for (let start = 0; start < items.length; start += itemsAtOnce) {
    const some = items.slice(start, start + itemsAtOnce).map((item) => ({ setId: set.id, ...item }));
    await tx.insert(formTemplateSetItem).values(some);
  }
  return set.id;
}

/** Never before another: the current set is the one that was made last, whatever the clocks of servers say. */
async function timeOfNext(tx: Queries, now: number): Promise<number> {
  const [last] = await tx.select({ time: max(formTemplateSet.time) }).from(formTemplateSet);
  return Math.max(now, last?.time ?? now);
}
