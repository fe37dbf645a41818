import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { OperationId } from './contract.ts';

const fileName = 'seen';
const seen = new Set<string>();

/** Notes that a call was answered with a status, for the test of coverage, which runs in another process. */
export function recordSeen(id: OperationId, status: number): void {
  const line = `${id} ${status}`;
  if (seen.has(line)) return;
  seen.add(line);
  appendFileSync(join(inject('seenFolder'), fileName), `${line}\n`);
}

/** What was seen, as operation id and status. */
export function readSeen(folder: string): Set<string> {
  const file = join(folder, fileName);
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []);
}
