import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { OperationId } from './contract.ts';

const seen = new Set<string>();

/** Notes that a call was answered with a status, for the test of coverage, which runs in another process. */
export function recordSeen(id: OperationId, status: number): void {
  const line = `${id} ${status}`;
  if (seen.has(line)) return;
  seen.add(line);
  const folder = inject('seenFolder');
  const database = inject('postgresUrl') === undefined ? 'pglite' : 'postgres';
  appendFileSync(join(folder, database), `${line}\n`);
}

/** What was seen on one database system, as operation id and status. */
export function readSeen(folder: string, database: 'pglite' | 'postgres'): Set<string> {
  if (!readdirSync(folder).includes(database)) return new Set();
  return new Set(readFileSync(join(folder, database), 'utf8').trimEnd().split('\n'));
}
