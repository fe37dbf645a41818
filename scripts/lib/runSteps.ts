import { spawnSync } from 'node:child_process';
import { Failure } from '../bootstrap/Failure.mjs';
import { root } from '../bootstrap/paths.mjs';
import type { Command } from './execute.ts';
import { provideChromium } from './provideChromium.ts';
import { brokenDown, type Count, type Result, sum } from './reports.ts';
import { keepFlaky, mostFlaky } from './secondRun.ts';
import type { Step } from './steps.ts';

interface StepResult {
  readonly step: Step;
  readonly result: Result;
  readonly seconds: number;
}

/**
 * Runs steps one after the other, some beside the next one, and closes with what failed, by name, with a line for each step, with
 * flaky tests, and with the total, all counted from the runners' own reports.
 * @returns what passed and failed in all
 */
export async function runSteps(steps: readonly Step[]): Promise<Count> {
  const start = performance.now();
  const chromium = provideFor(steps);
  const results: StepResult[] = [];
  let done = 0;
  while (done < steps.length) {
    const together = steps.slice(done, done + (steps[done]?.isBesideNext ? 2 : 1));
    const titles = together.map(({ title }, index) => `${done + index + 1}/${steps.length} ${title}`);
    console.log(`\n━━━ ${titles.join(', and beside it ')} ━━━\n`);
    results.push(
      ...(await Promise.all(
        together.map((step, index) => timeStep(step, index === 0 ? 'show' : 'keep', chromium)),
      )),
    );
    done += together.length;
  }
  return close(results, (performance.now() - start) / 60_000);
}

/**
 * The steps that the command line asks for by `--only`; all when it does not.
 * @throws Failure when one of them is none
 */
export function onlySteps(steps: readonly Step[], only: string | undefined): readonly Step[] {
  if (only === undefined) return steps;
  const ids = only.split(',');
  const unknown = ids.filter((id) => steps.every((step) => step.id !== id));
  if (unknown.length > 0) {
    throw new Failure(`No step ${unknown.join(', ')}. There are: ${steps.map(({ id }) => id).join(', ')}.`);
  }
  return steps.filter(({ id }) => ids.includes(id));
}

/** The commit that is being tested; empty outside of a repository. */
export function currentCommit(): string {
  return spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim();
}

/** A Chromium for the steps that need one. Where it has to be installed first, that goes on beside the steps before them. */
function provideFor(steps: readonly Step[]): Promise<string> | undefined {
  if (!steps.some(({ isInBrowser }) => isInBrowser)) return undefined;
  const isWhole = steps.some(({ needsWholeBrowser }) => needsWholeBrowser);
  const provided = provideChromium({ isWhole });
  // Each step that needs it says why there is none.
  provided.catch(() => undefined);
  return provided;
}

type Provided = ReturnType<typeof provideFor>;

async function timeStep(step: Step, output: Command['output'], chromium: Provided): Promise<StepResult> {
  const begin = performance.now();
  const result = await runStep(step, output, chromium);
  return { step, result, seconds: (performance.now() - begin) / 1000 };
}

/** A step that breaks down is one failure: the others still run. */
async function runStep(step: Step, output: Command['output'], chromium: Provided): Promise<Result> {
  try {
    if (step.isInBrowser) process.env['CHROMIUM_PATH'] = await chromium;
    return await step.run(output);
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    return brokenDown('The step broke down', String(error));
  }
}

function close(results: readonly StepResult[], minutes: number): Count {
  const { passed, failed } = sum(results.map(({ result }) => result));
  const flaky = results.flatMap(({ result }) => result.flaky ?? []);
  const isTooFlaky = flaky.length > mostFlaky;
  const total = { passed, failed: failed + (isTooFlaky ? 1 : 0) };
  keepFlaky(flaky, currentCommit());

  if (total.failed > 0) console.log('\n━━━ What failed ━━━');
  for (const { step, result } of results) printFailures(step, result);
  if (isTooFlaky) print('✗ Too many flaky tests', `${flaky.length}; ${mostFlaky} are forgiven.`);
  if (flaky.length > 0) console.log('\n━━━ Flaky: failed, then passed alone ━━━');
  for (const { step, result } of results) {
    for (const { name, reason } of result.flaky ?? []) print(`${step.title}: ${name}`, reason);
  }
  const notes = results.flatMap(({ result }) => result.notes ?? []);
  if (notes.length > 0) console.log(`\n━━━ Noted ━━━\n\n${notes.join('\n')}`);
  console.log('\n━━━ Total ━━━\n');
  for (const { step, result, seconds } of results) console.log(line(step, result, seconds));
  console.log(`\n${minutes.toFixed(1)} min, ${flaky.length} flaky`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total;
}

function line({ title }: Step, { passed, failed }: Count, seconds: number): string {
  const mark = failed === 0 ? '✓' : '✗';
  return `${mark} ${title.padEnd(47)} ${passed} passed, ${failed} failed  (${seconds.toFixed(0)} s)`;
}

/** A log may be cut or far away: its end says what to look at. */
function printFailures({ title }: Step, { failed, failures }: Result): void {
  for (const { name, reason } of failures) print(`✗ ${title}: ${name}`, reason);
  const unnamed = failed - failures.length;
  if (unnamed > 0)
    print(`✗ ${title}: ${unnamed} without a name`, 'Its runner ended with an error, or ran no test.');
}

function print(heading: string, reason: string): void {
  console.log(`\n${heading}`);
  if (reason !== '') console.log(reason.replaceAll(/^/gm, '    '));
}
