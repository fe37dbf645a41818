import type { PGliteOptions } from '@electric-sql/pglite';

/** A program of WebAssembly, compiled; threads can be handed it. */
export type CompiledModule = NonNullable<PGliteOptions['pgliteWasmModule']>;

/** What the embedded database's thread begins with. */
export interface ThreadData {
  /** Of the database, which must be locked; null for one in memory. */
  directory: string | null;
  /** PostgreSQL, compiled. */
  module: CompiledModule;
}

/** What a query is to answer its rows as; drizzle wants either. */
export type RowMode = 'array' | 'object';

/** The requests to the embedded database's thread. */
export type ThreadRequest = { id: number } & (
  | { what: 'query'; text: string; params: unknown[]; rowMode: RowMode }
  /** Statements without parameters, several at a time. */
  | { what: 'script'; text: string }
  | { what: 'close' }
);

/** A result of PostgreSQL's. Values of the types that `asText` marks are texts still. */
export interface QueryResult {
  rows: unknown[];
  fields: { name: string; dataTypeID: number }[];
  affectedRows?: number;
  rowCount?: number;
  command?: string;
}

/** An error of PostgreSQL's, as far as the server looks at it; a cloned `Error` would keep its message alone. */
export interface ThreadError extends Partial<Record<(typeof errorTexts)[number], string>> {
  message: string;
}

/** What is kept of an error besides its message. None of it holds a parameter, apart from `detail`. */
export const errorTexts = [
  'name',
  'code',
  'severity',
  'detail',
  'hint',
  'schema',
  'table',
  'column',
  'constraint',
] as const;

/** What the thread tells of its own accord, and what it answers. */
export type ThreadMessage =
  | { what: 'opened' }
  | { what: 'notOpened'; error: ThreadError }
  | { what: 'result'; id: number; result: QueryResult; processorMs: number }
  | { what: 'error'; id: number; error: ThreadError; processorMs: number }
  | { what: 'notice'; channel: string; text: string }
  /** The reason has been written to the standard error; the thread does nothing any more. */
  | { what: 'failed' };
