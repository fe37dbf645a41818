import { availableParallelism } from 'node:os';
import { startPostgres } from '../../tests/support/postgres.ts';
import { ensureBuilt } from '../bootstrap/build.mjs';
import { Failure } from '../bootstrap/Failure.mjs';
import { type Check, contractChecks, lintChecks, runChecks, typeChecks } from './checks.ts';
import { judgePackages } from './packageChecks.ts';
import { brokenDown, type Result, resultOf, shorten } from './reports.ts';
import { runPlaywright, runVitest } from './runners.ts';
import { measureScreens, printSizes } from './size.ts';

/** A part of the whole test run. */
export interface Step {
  /** The name for `npm test -- --only`. */
  id: string;
  title: string;
  run: () => Promise<Result>;
}

const scenarios = 'playwright.config.ts';

/** Everything `npm test` runs, in its order. */
export const steps: Step[] = [
  { id: 'lint', title: 'Format, lint, import rule', run: () => countChecks(lintChecks()) },
  { id: 'types', title: 'Types', run: () => countChecks(typeChecks()) },
  {
    id: 'contract-lint',
    title: 'Contract: lint and generated types',
    run: () => countChecks(contractChecks()),
  },
  { id: 'unit', title: 'Unit tests', run: () => runVitest('unit', 'vitest.config.ts') },
  { id: 'build', title: 'Production build and its size', run: countBuild },
  { id: 'packages', title: 'Packages for other teams', run: countPackages },
  {
    id: 'conformance',
    title: 'Conformance of every component',
    run: () => runVitest('conformance', 'vitest.conformance.config.ts'),
  },
  {
    id: 'consumer',
    title: 'Another team’s application',
    run: () => runVitest('consumer', 'vitest.consumer.config.ts'),
  },
  {
    id: 'contract',
    title: 'Contract tests, on PGlite and on PostgreSQL',
    run: () => runVitest('contract', 'vitest.contract.config.ts'),
  },
  { id: 'faults', title: 'Faults', run: () => runVitest('faults', 'vitest.faults.config.ts') },
  { id: 'stories', title: 'Stories', run: () => runVitest('stories', 'vitest.stories.config.ts') },
  {
    id: 'matrix',
    title: 'Fault matrix, the chosen cells',
    run: () => runPlaywright('matrix', 'playwright.matrix.config.ts', {}, ['--grep', '@chosen']),
  },
  {
    id: 'e2e',
    title: 'Scenarios, on PGlite, the chosen ones',
    run: () => runPlaywright('e2e', scenarios, {}, ['--grep-invert', '@thorough']),
  },
  { id: 'e2e-postgres', title: 'Scenarios, on PostgreSQL', run: runScenariosOnPostgres },
];

async function countChecks(checks: Check[]): Promise<Result> {
  const results = await runChecks(checks, availableParallelism());
  const failures = results
    .filter(({ isPassed }) => !isPassed)
    .map(({ name, output }) => ({ name, reason: shorten([output]) }));
  return resultOf(results.length, failures);
}

async function countBuild(): Promise<Result> {
  try {
    await ensureBuilt();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    return brokenDown('The build', error.message);
  }
  const sizes = await measureScreens();
  printSizes(sizes);
  const failures = sizes
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ screen, bytes, budget }) => ({ name: screen, reason: `${bytes} bytes, over its ${budget}.` }));
  return resultOf(1 + sizes.length, failures);
}

async function countPackages(): Promise<Result> {
  const verdicts = await judgePackages();
  const failures = verdicts
    .filter(({ problems }) => problems.length > 0)
    .map(({ name, check, problems }) => ({
      name: `packages/${name}: ${check}`,
      reason: shorten(problems),
    }));
  return resultOf(verdicts.length, failures);
}

async function runScenariosOnPostgres(): Promise<Result> {
  await using postgres = await startPostgres();
  // Those in which the database matters beyond single calls, which the contract tests make on both databases.
  return await runPlaywright('e2e-postgres', scenarios, { E2E_DATABASE_URL: postgres.url }, [
    '--grep',
    '@database',
  ]);
}
