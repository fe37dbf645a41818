import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectNode } from '../../../scripts/bootstrap/paths.mjs';
import type { Cuts } from './tryCuts.ts';

/** A moment at which the power was cut, what was wrong then, and how many documents of the restore were there. */
export type CutResult = Cuts['moments'][number] & { faults: string[]; restored: number };

const processes = 2;
/** A process opens so many databases one after the other; its memory grows with each. */
const batchSize = 10;
/** For a batch. A database that neither opens nor refuses is found by it. */
const batchDeadlineMs = 300_000;

/** Cuts the power at each moment, in processes of their own, and answers what was found. */
export async function cutPower(cuts: Cuts): Promise<CutResult[]> {
  const batches: Cuts[] = [];
  const moments = cuts.moments.toSorted((one, other) => one.at - other.at);
  for (let start = 0; start < moments.length; start += batchSize) {
    batches.push({ ...cuts, moments: moments.slice(start, start + batchSize) });
  }
  const results: CutResult[] = [];
  const work = async () => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      results.push(...(await runBatch(batch, batches.length)));
    }
  };
  await Promise.all(Array.from({ length: processes }, work));
  return results;
}

async function runBatch(batch: Cuts, number: number): Promise<CutResult[]> {
  const file = join(batch.folder, `cuts-${number}.json`);
  writeFileSync(file, JSON.stringify(batch));
  const program = join(import.meta.dirname, 'tryCuts.ts');
  const options = { timeout: batchDeadlineMs, killSignal: 'SIGKILL', maxBuffer: 1 << 28 } as const;
  try {
    return parse((await promisify(execFile)(projectNode, [program, file], options)).stdout);
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    const done = parse(stdout);
    const next = batch.moments[done.length];
    if (next === undefined) throw error;
    return [
      ...done,
      { ...next, faults: [`the process came to no end, or to a wrong one: ${stderr}`], restored: 0 },
    ];
  }
}

function parse(lines: string): CutResult[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as CutResult);
}
