import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What runs queries: a database, or a transaction in it. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** An open database, embedded or remote. */
export interface Database {
  queries: Queries;
  /** Where it is, for people; without credentials. */
  location: string;
  /** Work for when nothing else is to do; the database needs it now and then. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}
