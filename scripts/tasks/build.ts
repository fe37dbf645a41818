/**
 * `npm run build`: the contract's types are fresh, the studio is built and each screen keeps its budget; the packages
 * that other teams install are built and fit to be published.
 */
import { buildAll } from '../bootstrap/build.mjs';
import { Failure, runMain } from '../bootstrap/Failure.mjs';
import { contractChecks, runChecks } from '../lib/checks.ts';
import { judgePackages } from '../lib/packageChecks.ts';
import { measureScreens, printSizes, readRecordedSizes } from '../lib/size.ts';

await runMain(async () => {
  const checks = await runChecks(contractChecks(), 1);
  if (checks.some(({ isPassed }) => !isPassed)) throw new Failure('The contract is not in order.');
  await buildAll();
  const sizes = await measureScreens();
  printSizes(sizes, readRecordedSizes());
  if (sizes.some(({ bytes, budget }) => bytes > budget)) throw new Failure('A screen is over its budget.');
  const verdicts = await judgePackages();
  if (verdicts.some(({ problems }) => problems.length > 0))
    throw new Failure('A package is not fit to be published.');
  return 0;
});
