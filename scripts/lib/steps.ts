import { availableParallelism } from 'node:os';
import { startPostgres } from '../../tests/support/postgres.ts';
import { shareTemplate } from '../../tests/support/studioTemplate.ts';
import { ensureBuilt } from '../bootstrap/build.mjs';
import { Failure } from '../bootstrap/Failure.mjs';
import { chooseAffectedStories, filesOfCoreStories } from './affectedStories.ts';
import { findChange } from './changedFiles.ts';
import { type Check, contractChecks, lintChecks, runChecks, typeChecks } from './checks.ts';
import type { Command } from './execute.ts';
import { areas, chooseAreas } from './gateAreas.ts';
import { judgePackages } from './packageChecks.ts';
import { coreStories, coreTag, type Part, suites } from './plan.ts';
import { brokenDown, type Result, resultOf, shorten, type TestAddress } from './reports.ts';
import { type RunOptions, runPlaywright, runVitest } from './runners.ts';
import { runFailedAgain } from './secondRun.ts';
import { measureScreens, printSizes, readRecordedSizes, recordSizes } from './size.ts';

/** A part of a test run. */
export interface Step {
  /** The name for `--only`. */
  readonly id: string;
  readonly title: string;
  /** Whether it needs Chromium. */
  readonly isInBrowser?: boolean;
  /** Whether the headless shell alone does not do. */
  readonly needsWholeBrowser?: boolean;
  /** Runs beside the next step: each of the two keeps one core busy. Default: alone. */
  readonly isBesideNext?: boolean;
  /** @param output `keep` for the second of two that run at the same time: it prints when it has ended */
  readonly run: (output: Command['output']) => Promise<Result>;
}

/** After so long a runner hangs. The steps of the gate take at most two minutes on two quiet cores. */
const gateLimitMs = 10 * 60_000;
const deepLimitMs = 40 * 60_000;

const gate = { limitMs: gateLimitMs, env: { TEST_EXTENT: 'gate' } };
const deep = { limitMs: deepLimitMs, env: { TEST_EXTENT: 'deep' } };

const lint: Step = { id: 'lint', title: 'Format, lint, import rule', run: () => countChecks(lintChecks()) };
const lintOfChange: Step = { ...lint, run: () => countChecks(lintChecks('changed')) };
const types: Step = { id: 'types', title: 'Types', run: () => countChecks(typeChecks()) };
const contractLint: Step = {
  id: 'contract-lint',
  title: 'Contract: lint and generated types',
  run: () => countChecks(contractChecks()),
};
const packages: Step = { id: 'packages', title: 'Packages for other teams', run: countPackages };

/** What `npm test` runs: at most twelve minutes on two cores. */
export const gateSteps: readonly Step[] = [
  lintOfChange,
  types,
  contractLint,
  {
    id: 'unit',
    title: 'Unit tests',
    run: () => runVitest({ id: 'unit', ...suites.unit, ...gate }),
  },
  { id: 'build', title: 'Production build', run: () => countBuild('gate') },
  packages,
  {
    id: 'conformance',
    title: 'Conformance of every component',
    isInBrowser: true,
    isBesideNext: true,
    run: (output) => runVitestTwice({ id: 'conformance', ...suites.conformance, ...gate, output }),
  },
  {
    id: 'consumer',
    title: 'Another team’s application',
    isInBrowser: true,
    run: (output) => runVitestTwice({ id: 'consumer', ...suites.consumer, ...gate, output }),
  },
  {
    id: 'contract',
    title: 'Contract tests, on PostgreSQL',
    run: runGateContract,
  },
  {
    id: 'stories',
    title: 'Stories: every default, all states, and those next to the change',
    isInBrowser: true,
    run: runGateStories,
  },
  {
    id: 'matrix',
    title: 'Fault matrix, every fault and every place once',
    isInBrowser: true,
    run: runGateMatrix,
  },
  {
    id: 'e2e',
    title: 'Scenarios at the core',
    isInBrowser: true,
    run: runGateScenarios,
  },
];

/** What `npm run test:deep` runs, by its parts. Nothing is repeated. */
export const deepSteps: Readonly<Record<Part, readonly Step[]>> = {
  store: [
    lint,
    types,
    contractLint,
    {
      id: 'unit',
      title: 'Unit tests, all random cases',
      run: () => runVitest({ id: 'unit', ...suites.unit, ...deep }),
    },
    {
      id: 'contract',
      title: 'Contract tests, on PostgreSQL, and some on PGlite',
      run: () => runVitest({ id: 'contract', ...suites.contract, ...deep }),
    },
  ],
  faults: [
    {
      id: 'faults',
      title: 'Faults of disks and processes',
      run: () => runVitest({ id: 'faults', ...suites.faults, ...deep }),
    },
    {
      id: 'consumer',
      title: 'Another team’s application, whole',
      isInBrowser: true,
      run: () => runVitest({ id: 'consumer', ...suites.consumer, ...deep }),
    },
  ],
  stories: [
    packages,
    {
      id: 'conformance',
      title: 'Conformance of every component',
      isInBrowser: true,
      run: () => runVitest({ id: 'conformance', ...suites.conformance, ...deep }),
    },
    {
      id: 'stories',
      title: 'Stories',
      isInBrowser: true,
      run: () => runVitest({ id: 'stories', ...suites.stories, ...deep }),
    },
  ],
  scenarios: [
    { id: 'build', title: 'Production build and its size', run: () => countBuild('deep') },
    {
      id: 'e2e',
      title: 'Scenarios',
      isInBrowser: true,
      needsWholeBrowser: true,
      run: () => runPlaywright({ id: 'e2e', ...suites.scenarios, ...deep }),
    },
    {
      id: 'e2e-postgres',
      title: 'Scenarios of databases, on a PostgreSQL beside',
      isInBrowser: true,
      run: runScenariosOnPostgres,
    },
  ],
  matrix: [
    {
      id: 'matrix',
      title: 'Fault matrix, every cell',
      isInBrowser: true,
      run: () => runPlaywright({ id: 'matrix', ...suites.matrix, ...deep }),
    },
  ],
};

/** Runs a Vitest suite in a browser; what fails is run once more, alone. */
async function runVitestTwice(options: RunOptions): Promise<Result> {
  const result = await runVitest(options);
  return runFailedAgain(result, ({ file, title }: TestAddress, limitMs) =>
    runVitest({
      ...options,
      id: `${options.id}-again`,
      args: [file],
      limitMs,
      ...(title !== undefined && { names: new RegExp(`^${RegExp.escape(title)}$`) }),
    }),
  );
}

/** Runs a Playwright suite; what fails is run once more, alone. */
async function runPlaywrightTwice(options: RunOptions): Promise<Result> {
  const result = await runPlaywright(options);
  return runFailedAgain(result, ({ file, line, title = '' }: TestAddress, limitMs) =>
    runPlaywright({
      ...options,
      id: `${options.id}-again`,
      // Beside the picture and the report of the page that the first run has left.
      args: [
        `/${file}:${line}`,
        '--grep',
        RegExp.escape(title),
        '--workers=1',
        '--output=test-results/again',
      ],
      // A runner that has less than its own last minute could not say what came of it.
      limitMs: Math.max(limitMs, 2 * 60_000),
    }),
  );
}

/** In one run: to start the pages and to read the stories takes longer than to play those next to a change. */
async function runGateStories(): Promise<Result> {
  const change = findChange();
  const { files, names, left } = chooseAffectedStories(change.files);
  const notes =
    left === 0
      ? []
      : [`Left to deep: ${left} more story files that the change since ${change.base} reaches.`];
  console.log(
    `${names.length} stories of ${files.length} files are next to the change since ${change.base}.`,
  );
  const exact = names.map((name) => `^${RegExp.escape(name)}$`);
  const result = await runVitestTwice({
    id: 'stories',
    ...suites.stories,
    ...gate,
    args: [...new Set([...filesOfCoreStories(chooseAreas(change.files)), ...files])],
    names: new RegExp([coreStories.source, ...exact].join('|')),
  });
  return { ...result, notes };
}

/** What is common to all kinds of objects is tried with those of the chosen areas. */
function runGateContract(): Promise<Result> {
  const kinds = chooseAreas(findChange().files).flatMap((area) => areas[area].kinds);
  console.log(`The suites of all kinds try ${kinds.join(', ')}.`);
  const env = { ...gate.env, TEST_KINDS: kinds.join() };
  return runVitest({ id: 'contract', ...suites.contract, ...gate, env, args: ['--project', 'postgres'] });
}

async function runGateMatrix(): Promise<Result> {
  const env = { ...gate.env, ...(await shareTemplate()) };
  return runPlaywrightTwice({ id: 'matrix', ...suites.matrix, ...gate, env, args: ['--grep', coreTag] });
}

async function runGateScenarios(): Promise<Result> {
  const chosen = chooseAreas(findChange().files);
  console.log(`Scenarios of every gate, and of ${chosen.join(', ')}.`);
  const tags = `${coreTag}(?!:)|${coreTag}:(?:${chosen.join('|')})\\b`;
  const env = { ...gate.env, ...(await shareTemplate()) };
  return runPlaywrightTwice({ id: 'e2e', ...suites.scenarios, ...gate, env, args: ['--grep', tags] });
}

async function countChecks(checks: Check[]): Promise<Result> {
  const results = await runChecks(checks, availableParallelism());
  const failures = results
    .filter(({ isPassed }) => !isPassed)
    .map(({ name, output }) => ({ name, reason: shorten([output]) }));
  return resultOf(results.length, failures);
}

/**
 * Builds for production and prints what each screen weighs, with the change to what the deep suite has recorded. A screen over its budget
 * has failed. The deep suite records the sizes.
 */
async function countBuild(extent: 'gate' | 'deep'): Promise<Result> {
  try {
    await ensureBuilt();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    return brokenDown('The build', error.message);
  }
  const sizes = await measureScreens();
  printSizes(sizes, readRecordedSizes());
  const over = sizes
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ screen, bytes, budget }) => ({ name: screen, reason: `${bytes} bytes, over its ${budget}.` }));
  if (extent === 'deep') recordSizes(sizes);
  return resultOf(1 + sizes.length, over);
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
  return await runScenariosOf('e2e-postgres', { E2E_DATABASE_URL: postgres.url });
}

/** Those in which the database matters beyond single calls, which the contract tests make. */
function runScenariosOf(id: string, env: NodeJS.ProcessEnv): Promise<Result> {
  const options = { ...suites.scenarios, limitMs: deepLimitMs, env: { ...deep.env, ...env } };
  return runPlaywright({ id, ...options, args: ['--grep', '@database'] });
}
