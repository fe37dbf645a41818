/**
 * `npm test [-- --only unit,stories]`: every check and every test. The last line is the total, counted from the
 * runners' own reports.
 */
import { parseArgs } from 'node:util';
import { Failure, runMain } from '../bootstrap/Failure.mjs';
import { provideChromium } from '../lib/provideChromium.ts';
import { type Count, sum } from '../lib/reports.ts';
import { type Step, steps } from '../lib/steps.ts';

const browserSteps = new Set(['consumer', 'conformance', 'stories', 'matrix', 'e2e', 'e2e-postgres']);

await runMain(async () => {
  const wanted = chosenSteps();
  const results: { step: Step; count: Count; seconds: number }[] = [];
  for (const [index, step] of wanted.entries()) {
    console.log(`\n━━━ ${index + 1}/${wanted.length} ${step.title} ━━━\n`);
    const start = performance.now();
    const count = await runStep(step);
    results.push({ step, count, seconds: (performance.now() - start) / 1000 });
  }
  console.log('\n━━━ Total ━━━\n');
  for (const { step, count, seconds } of results) console.log(line(step, count, seconds));
  const { passed, failed } = sum(results.map(({ count }) => count));
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
async function runStep(step: Step): Promise<Count> {
  try {
    if (browserSteps.has(step.id)) process.env['CHROMIUM_PATH'] = await provideChromium();
    return await step.run();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

function line({ title }: Step, { passed, failed }: Count, seconds: number): string {
  const mark = failed === 0 ? '✓' : '✗';
  return `${mark} ${title.padEnd(45)} ${passed} passed, ${failed} failed  (${seconds.toFixed(0)} s)`;
}
