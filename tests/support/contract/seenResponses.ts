import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { OperationId } from './contract.ts';

const seen = new Set<string>();

/** Notes that a call was answered with a status, for the test of coverage, which runs in another process. */
export function recordSeen(id: OperationId, status: number): void {
  const database = inject('templateUrl') === undefined ? 'pglite' : 'postgres';
  const line = `${id} ${status}`;
  if (seen.has(`${database} ${line}`)) return;
  seen.add(`${database} ${line}`);
  appendFileSync(join(inject('seenFolder'), database), `${line}\n`);
}

/** What was seen on one database system, as operation id and status. */
export function readSeen(folder: string, database: 'pglite' | 'postgres'): Set<string> {
  if (!readdirSync(folder).includes(database)) return new Set();
  return new Set(readFileSync(join(folder, database), 'utf8').trimEnd().split('\n'));
}
