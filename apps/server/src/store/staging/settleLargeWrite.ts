import { and, eq, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, type PgTable, pgTable, text } from 'drizzle-orm/pg-core';
import { LoopTurns } from '../../LoopTurns.ts';
import { giveConnectionTurns } from '../connectionTurns.ts';
import type { Queries } from '../Database.ts';
import { runTransaction } from '../runTransaction.ts';
import { type LargeWriteState, largeWrite } from '../schema.ts';
import { paceOf } from './inSlices.ts';
import { findLargeWrite } from './refuseDuringLargeWrite.ts';

const marks = { addedBy: bigint('added_by', { mode: 'number' }) };
const bothMarks = { ...marks, removedBy: bigint('removed_by', { mode: 'number' }) };

/** The tables with rows that are not visible; only what finding and marking rows takes. */
const documents = pgTable('document_row', { id: text(), ...bothMarks });
const references = pgTable('reference_row', { id: text('from_id'), ...bothMarks });
const histories = pgTable('history_row', { id: bigint({ mode: 'number' }), ...marks });
const entries = pgTable('audit_entry_row', { id: bigint({ mode: 'number' }), ...marks });

/** Rows with a mark, and what becomes of them. */
interface Step {
  table: PgTable & { id: AnyPgColumn };
  mark: AnyPgColumn;
  /** They stay, without the mark. */
  isKept?: boolean;
}

/** What replaced a document goes before the document is seen as current again: a name is taken once. */
const undoing: readonly Step[] = [
  { table: entries, mark: entries.addedBy },
  { table: histories, mark: histories.addedBy },
  { table: references, mark: references.addedBy },
  { table: documents, mark: documents.addedBy },
  { table: references, mark: references.removedBy, isKept: true },
  { table: documents, mark: documents.removedBy, isKept: true },
];

const tidying: readonly Step[] = [
  { table: references, mark: references.removedBy },
  { table: documents, mark: documents.removedBy },
];

const firstRows = 100;
const mostRows = 2000;

/**
 * Ends a large write in short transactions: what is not committed is undone, and what a committed one has replaced is
 * deleted. Several may do so at once. Its owner, if there is one, can write no more from the beginning of this.
 * @param signal stops it between two transactions; default: it goes on to the end
 * @returns whether nothing is left to do
 */
export async function settleLargeWrite(queries: Queries, id: number, signal?: AbortSignal): Promise<boolean> {
  const isIt = eq(largeWrite.id, id);
  await queries
    .update(largeWrite)
    .set({ state: 'undoing', leaseUntil: sql`clock_timestamp()` })
    .where(and(isIt, eq(largeWrite.state, 'staging')));
  const [found] = await queries.select().from(largeWrite).where(isIt);
  for (const step of stepsOf(found?.state)) {
    if (!(await runStep(queries, { id, step, signal }))) return false;
  }
  await queries.delete(largeWrite).where(isIt);
  return true;
}

/**
 * Ends a large write that a server has left behind, when this one starts.
 * @param options.isOnlyServer no other server can have one under way
 */
export async function settleAbandoned(
  queries: Queries,
  { isOnlyServer }: { isOnlyServer: boolean },
): Promise<void> {
  const current = await findLargeWrite(queries);
  const isUnderWay = current?.state === 'staging' && current.isLive && !isOnlyServer;
  if (current && !isUnderWay) await settleLargeWrite(queries, current.id);
}

function stepsOf(state: LargeWriteState | undefined): readonly Step[] {
  if (state === undefined) return [];
  return state === 'committed' ? tidying : undoing;
}

interface StepOptions {
  id: number;
  step: Step;
  signal: AbortSignal | undefined;
}

async function runStep(queries: Queries, { id, step, signal }: StepOptions): Promise<boolean> {
  const turns = new LoopTurns();
  let rows = firstRows;
  while (!signal?.aborted) {
    let count = 0;
    const factor = await paceOf(async () => {
      count = await runTransaction(queries, (tx) => settleSome(tx, id, step, rows), { lane: 'reports' });
    });
    if (count === 0) return true;
    rows = Math.ceil(Math.min(mostRows, Math.max(firstRows, rows * factor)));
    await giveConnectionTurns(queries);
    await turns.give();
  }
  return false;
}

/** Answers 0 when there are no more such rows. */
async function settleSome(tx: Queries, id: number, { table, mark, isKept }: Step, rows: number) {
  // Another caller that settles the same large write has the next rows when this transaction ends.
  const [held] = await tx.select().from(largeWrite).where(eq(largeWrite.id, id)).for('update');
  if (!held) return 0;
  const isMarked = eq(mark, id);
  const some = tx.select({ id: table.id }).from(table).where(isMarked).limit(rows);
  // As an array: joined, the planner, which has no statistics of marked rows, would look for them again for each of them.
  const isOneOfThem = sql`${table.id} = any(array(${some}))`;
  const condition = and(isMarked, isOneOfThem);
  const changed = isKept
    ? await tx.update(table).set({ removedBy: 0 }).where(condition).returning({ id: table.id })
    : await tx.delete(table).where(condition).returning({ id: table.id });
  return changed.length;
}
