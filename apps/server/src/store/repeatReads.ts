import type pg from 'pg';

const lostCodes = new Set(['57P01', '57P02', '57P03', 'ECONNRESET', 'EPIPE']);
const lostMessages = /^(Connection terminated|Client has encountered a connection error)/;

type Query = (...args: unknown[]) => Promise<unknown>;

/**
 * Repeats a read outside of transactions that met a connection which the database had closed while it was idle: the pool
 * may learn of that only when the connection is used. Each failure takes one such connection out of the pool, so as many
 * attempts as it holds are enough. Writes are never repeated.
 */
export function repeatReads(pool: pg.Pool, poolSize: number): void {
  const query = pool.query.bind(pool) as Query;
  const repeating: Query = async (...args) => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await query(...args);
      } catch (error) {
        if (attempt === poolSize || !isRead(args[0]) || !isLostConnection(error)) throw error;
      }
    }
  };
  pool.query = repeating as typeof pool.query;
}

function isRead(statement: unknown): boolean {
  const text =
    typeof statement === 'string' ? statement : (statement as { text?: unknown } | undefined)?.text;
  return (
    typeof text === 'string' && /^\s*select\b/i.test(text) && !/\bfor\s+(no\s+key\s+)?update\b/i.test(text)
  );
}

function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return lostCodes.has(code) || lostMessages.test(error.message);
}
