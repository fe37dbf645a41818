import { sql } from 'drizzle-orm';
import type { Queries } from './Database.ts';

/** A call asks the database several questions, each when the one before has been answered. */
const laps = 4;

/** The databases that have one connection for everybody. */
const shared = new WeakSet<Queries>();

/** Notes that everybody waits for the same connection of a database. */
export function shareConnection(queries: Queries): void {
  shared.add(queries);
}

/** Whether everybody waits for the same connection of a database. */
export function hasOneConnection(queries: Queries): boolean {
  return shared.has(queries);
}

/**
 * To be called between transactions that follow one another: callers waiting for the only connection get it first, and again
 * for the next questions. A database with a connection for each needs none of it.
 */
export async function giveConnectionTurns(queries: Queries): Promise<void> {
  if (!hasOneConnection(queries)) return;
  // Questions are answered in the order of asking: this one after those that wait, whose askers then ask the next.
  for (let lap = 0; lap < laps; lap += 1) await queries.execute(sql`select 1`);
}
