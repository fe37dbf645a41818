import type { PgDatabase, PgQueryResultHKT, PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { NoticeListener, Notices } from './Notices.ts';

/** What runs queries: a database, or a transaction in it. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** What a transaction may wait for, and how long a statement in it may take. Milliseconds; 0 for no limit. */
export interface TransactionLimits {
  lockLimit: number;
  statementLimit: number;
}

/** Runs a transaction. PGlite has one connection, and so no locks to wait for: it knows no limits. */
export type Transact = <Result>(
  work: (tx: Queries) => Promise<Result>,
  config: PgTransactionConfig | undefined,
  limits: TransactionLimits,
) => Promise<Result>;

/** An open database. */
export interface Database {
  queries: Queries;
  /** Whether a transaction keeps everybody else waiting. */
  hasOneConnection: boolean;
  /** Where it is, for people; without credentials. */
  location: string;
  /** Receives what committed transactions notify in a channel, those of other processes included. */
  listen(channel: string, listener: NoticeListener): Notices;
  /**
   * Breaks off whatever waits for an answer, and refuses further queries, for a server that has to end. What was not
   * committed is rolled back. PGlite always answers, and so does nothing.
   */
  abandon(): void;
  close(): Promise<void>;
}
