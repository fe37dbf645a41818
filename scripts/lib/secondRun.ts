import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { cacheDir } from '../bootstrap/paths.mjs';
import type { Failed, Result, TestAddress } from './reports.ts';

/** With more failures than this in one step, none is run again: that many are no noise. */
export const mostFailures = 5;

/** More flaky tests than this in one run fail it. */
export const mostFlaky = 5;

/** How long the second runs of one step may take together, in milliseconds. */
const limitMs = 3 * 60_000;

/** Runs one test alone, in a new process. @param limitMs what is left of the time for second runs */
export type RunAlone = (address: TestAddress, limitMs: number) => Promise<Result>;

/**
 * Runs each failed test of a browser step once more, alone. One that then passes is flaky: it counts neither as passed nor as
 * failed, and is named. One that fails again has failed, with both reasons. Nothing is repeated when more than
 * {@link mostFailures} failed, or when something failed that is no test.
 */
export async function runFailedAgain(result: Result, runAlone: RunAlone): Promise<Result> {
  const { failed } = result;
  if (failed === 0 || failed > mostFailures || result.failures.length < failed) return result;
  if (result.failures.some(({ address }) => address === undefined)) return result;
  // The tests of a file that failed as a whole are run with it.
  const whole = new Set(
    result.failures.flatMap(({ address }) => (address?.title === undefined ? address?.file : [])),
  );
  const failures = result.failures.filter(
    ({ address }) => address?.title === undefined || !whole.has(address.file),
  );
  const deadline = performance.now() + limitMs;
  const flaky: Failed[] = [];
  const still: Failed[] = [];
  for (const failure of failures) {
    const again = await runOne(failure, runAlone, deadline);
    if (again === undefined) flaky.push(failure);
    else still.push({ ...failure, reason: `${failure.reason}\nAgain, alone: ${again}` });
  }
  return { passed: result.passed, failed: still.length, failures: still, flaky };
}

/** Why the test failed again; undefined when it passed. */
async function runOne({ name, address }: Failed, runAlone: RunAlone, deadline: number) {
  const left = deadline - performance.now();
  if (address === undefined || left <= 0) return 'there was no time left to run it again.';
  console.log(`\nOnce more, alone: ${name}\n`);
  const { passed, failed, failures } = await runAlone(address, left);
  return failed === 0 && passed > 0 ? undefined : (failures[0]?.reason ?? 'it failed without a reason.');
}

const flakyFile = join(cacheDir, 'reports', 'flaky.tsv');

/** Keeps the flaky tests of a run with what they failed of: time, commit, load average of a minute, name, reason. */
export function keepFlaky(flaky: readonly Failed[], commit: string): void {
  if (flaky.length === 0) return;
  mkdirSync(dirname(flakyFile), { recursive: true });
  if (!existsSync(flakyFile)) writeFileSync(flakyFile, 'time\tcommit\tload\tname\treason\n');
  const load = loadavg()[0]?.toFixed(1) ?? '';
  const rows = flaky.map(({ name, reason }) =>
    [new Date().toISOString(), commit, load, name, reason.replaceAll(/\s+/g, ' ')].join('\t'),
  );
  appendFileSync(flakyFile, `${rows.join('\n')}\n`);
}
