import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, root } from '../bootstrap/paths.mjs';
import { type Command, execute } from './execute.ts';
import {
  brokenDown,
  judge,
  type Result,
  readPlaywright,
  readVitest,
  resultOf,
  type VitestReport,
} from './reports.ts';
import { tool } from './tool.ts';

const reports = join(cacheDir, 'reports');

/** How a runner is called. */
export interface RunOptions {
  /** Names the report in `.cache/reports`. */
  id: string;
  /** The suite's configuration, from the repository's folder; a missing one is one failure. */
  config: string;
  /** Files to run, or options that select tests. Default: all. */
  args?: readonly string[];
  /** Added to the environment, for instance the database to use. */
  env?: NodeJS.ProcessEnv;
  /** Of Vitest alone: the full names of the tests to run. Default: all. */
  names?: RegExp;
  /** After so many milliseconds the runner is stopped and has failed: for what hangs. */
  limitMs: number;
  /** `keep` prints what the runner says when it has ended, as beside another one. Default: as it comes. */
  output?: Command['output'];
}

/** Runs a Vitest suite and counts from its report. */
export function runVitest(options: RunOptions): Promise<Result> {
  const { id, config, args = [], names, env = {} } = options;
  const report = reportFile(id);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const selected = names === undefined ? [] : ['--testNamePattern', names.source];
  return runRunner(
    options,
    [tool('vitest'), 'run', '--config', config, ...reporters, ...args, ...selected],
    report,
    env,
    (content: VitestReport) => readVitest(content, names),
  );
}

/** Runs a Playwright suite and counts from its report. It ends itself a minute before the limit, and names what hangs. */
export function runPlaywright(options: RunOptions): Promise<Result> {
  const { id, config, args = [], env = {}, limitMs } = options;
  const report = reportFile(id);
  const limit = `--global-timeout=${limitMs - 60_000}`;
  return runRunner(
    options,
    [tool('@playwright/test'), 'test', '--config', config, limit, ...args],
    report,
    { ...env, PLAYWRIGHT_REPORT_FILE: report },
    readPlaywright,
  );
}

/** The file that a runner's report goes to. */
export function reportFile(id: string): string {
  mkdirSync(reports, { recursive: true });
  return join(reports, `${id}.json`);
}

async function runRunner<Report>(
  { config, limitMs, output = 'show' }: RunOptions,
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
  const { code, isOverTime, output: kept } = await execute({ args, env, output, limitMs });
  if (kept !== '') console.log(kept);
  if (isOverTime) {
    const reason = `Stopped after ${(limitMs / 60_000).toFixed(1)} minutes.`;
    console.error(reason);
    return brokenDown(config, reason);
  }
  const result = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : resultOf(0, []);
  return judge(result, code);
}
