/**
 * `npm test [-- --only unit,stories]`: every check and every test. It closes with what failed, by name, with a line for
 * each step, and with the total, all counted from the runners' own reports.
 */
import { parseArgs } from 'node:util';
import { Failure, runMain } from '../bootstrap/Failure.mjs';
import { provideChromium } from '../lib/provideChromium.ts';
import { brokenDown, type Count, type Result, sum } from '../lib/reports.ts';
import { type Step, steps } from '../lib/steps.ts';

const browserSteps = new Set(['consumer', 'conformance', 'stories', 'matrix', 'e2e', 'e2e-postgres']);

await runMain(async () => {
  const wanted = chosenSteps();
  const results: { step: Step; result: Result; seconds: number }[] = [];
  for (const [index, step] of wanted.entries()) {
    console.log(`\n━━━ ${index + 1}/${wanted.length} ${step.title} ━━━\n`);
    const start = performance.now();
    const result = await runStep(step);
    results.push({ step, result, seconds: (performance.now() - start) / 1000 });
  }
  const { passed, failed } = sum(results.map(({ result }) => result));
  if (failed > 0) console.log('\n━━━ What failed ━━━');
  for (const { step, result } of results) printFailures(step, result);
  console.log('\n━━━ Total ━━━\n');
  for (const { step, result, seconds } of results) console.log(line(step, result, seconds));
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

function chosenSteps(): Step[] {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  if (values.only === undefined) return steps;
  const ids = values.only.split(',');
  const unknown = ids.filter((id) => steps.every((step) => step.id !== id));
  if (unknown.length > 0) {
    throw new Failure(`No step ${unknown.join(', ')}. There are: ${steps.map(({ id }) => id).join(', ')}.`);
  }
  return steps.filter(({ id }) => ids.includes(id));
}

/** A step that breaks down is one failure: the others still run. */
async function runStep(step: Step): Promise<Result> {
  try {
    if (browserSteps.has(step.id)) process.env['CHROMIUM_PATH'] = await provideChromium();
    return await step.run();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    return brokenDown('The step broke down', String(error));
  }
}

function line({ title }: Step, { passed, failed }: Count, seconds: number): string {
  const mark = failed === 0 ? '✓' : '✗';
  return `${mark} ${title.padEnd(45)} ${passed} passed, ${failed} failed  (${seconds.toFixed(0)} s)`;
}

/** A log may be cut or far away: whoever reads its end knows what to look at. */
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
