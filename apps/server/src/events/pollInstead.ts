import type { Database } from '../store/Database.ts';
import { noteAnnouncements } from './announceChanges.ts';
import { EventPolling } from './EventPolling.ts';

/**
 * A database that is looked at for events, for engines without LISTEN and NOTIFY, or behind a pooler that does not carry
 * them. All servers before one database must do the same.
 * @param every milliseconds between two looks
 */
export function pollInstead(database: Database, every: number): Database {
  noteAnnouncements(database.queries);
  const { queries } = database;
  return { ...database, listen: (_channel, listener) => new EventPolling({ queries, every, listener }) };
}
