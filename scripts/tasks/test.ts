/**
 * `npm test [-- --only unit,stories]`: the gate. Every check that fits into twelve minutes on two cores; the
 * rest is `npm run test:deep`.
 */
import { parseArgs } from 'node:util';
import { runMain } from '../bootstrap/Failure.mjs';
import { onlySteps, runSteps } from '../lib/runSteps.ts';
import { gateSteps } from '../lib/steps.ts';

await runMain(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const { failed } = await runSteps(onlySteps(gateSteps, values.only));
  return failed === 0 ? 0 : 1;
});
