import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** One line of a benchmark's result. Times are in milliseconds. */
export type BenchRow = Record<string, string | number>;

/**
 * Prints a benchmark's result as a table and writes it to the file that BENCH_RESULT_FILE names, if any.
 * @param missed limits that were not kept, as sentences; with any the process ends with exit code 1
 */
export function reportBench(title: string, rows: readonly BenchRow[], missed: readonly string[] = []): void {
  console.log(`\n${title}`);
  console.table(rows);
  for (const sentence of missed) console.error(`✗ ${sentence}`);
  const file = process.env['BENCH_RESULT_FILE'];
  if (file !== undefined) {
    mkdirSync(dirname(file), { recursive: true });
    const machine = { node: process.version, platform: `${process.platform}-${process.arch}` };
    const time = new Date().toISOString();
    writeFileSync(file, `${JSON.stringify({ title, time, machine, rows, missed }, null, 2)}\n`);
  }
  if (missed.length > 0) process.exitCode = 1;
}

/**
 * The value that a share of all samples stays at or under.
 * @param share from 0 to 1: 0.95 for p95
 */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
