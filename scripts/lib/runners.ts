import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, root } from '../bootstrap/paths.mjs';
import { execute } from './execute.ts';
import { brokenDown, judge, type Result, readPlaywright, readVitest, resultOf } from './reports.ts';
import { tool } from './tool.ts';

/** For what hangs. Playwright ends itself before, and names what did. */
const limitMs = 34 * 60_000;
const globalTimeoutMs = 32 * 60_000;
const reports = join(cacheDir, 'reports');

/**
 * Runs a Vitest suite and counts from its report.
 * @param id names the report
 * @param config the suite's configuration, from the repository's folder; a missing one is one failure
 */
export function runVitest(id: string, config: string): Promise<Result> {
  const report = reportFile(id);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runRunner(config, [tool('vitest'), 'run', '--config', config, ...reporters], report, {}, readVitest);
}

/**
 * Runs a Playwright suite and counts from its report.
 * @param id names the report
 * @param config the suite's configuration, from the repository's folder; a missing one is one failure
 * @param env added to the environment, for instance the database to use
 * @param selection the test files to run, or options that select tests; all when there are none
 */
export function runPlaywright(
  id: string,
  config: string,
  env: NodeJS.ProcessEnv = {},
  selection: readonly string[] = [],
): Promise<Result> {
  const report = reportFile(id);
  const args = [
    tool('@playwright/test'),
    'test',
    '--config',
    config,
    `--global-timeout=${globalTimeoutMs}`,
    ...selection,
  ];
  return runRunner(config, args, report, { ...env, PLAYWRIGHT_REPORT_FILE: report }, readPlaywright);
}

async function runRunner<Report>(
  config: string,
  args: string[],
  report: string,
  env: NodeJS.ProcessEnv,
  read: (report: Report) => Result,
): Promise<Result> {
  if (!existsSync(join(root, config))) {
    console.error(`${config} is missing: its tests cannot run.`);
    return brokenDown(config, 'It is missing.');
  }
  rmSync(report, { force: true });
  const { code, isOverTime } = await execute({ args, env, output: 'show', limitMs });
  if (isOverTime) {
    const reason = `Stopped after ${limitMs / 60_000} minutes.`;
    console.error(reason);
    return brokenDown(config, reason);
  }
  const result = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : resultOf(0, []);
  return judge(result, code);
}

function reportFile(id: string): string {
  mkdirSync(reports, { recursive: true });
  return join(reports, `${id}.json`);
}
