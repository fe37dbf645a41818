import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { NoticeListener, Notices } from './Notices.ts';

/** What runs queries: a database, or a transaction in it. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** An open database, embedded or remote. */
export interface Database {
  queries: Queries;
  /** Where it is, for people; without credentials. */
  location: string;
  /** Hears what committed transactions notify in a channel, those of other processes included. */
  listen(channel: string, listener: NoticeListener): Notices;
  /** Work for when nothing else is to do; the database needs it now and then. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}
