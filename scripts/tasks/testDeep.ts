/**
 * `npm run test:deep [-- --part store,matrix] [--only contract]`: every check and every test, in parts that run by themselves.
 * What a part has passed is kept in `.cache/reports`; when all parts have passed on one commit, `.ci/deep-passed` names it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, runMain } from '../bootstrap/Failure.mjs';
import { cacheDir, root } from '../bootstrap/paths.mjs';
import { storySecondsFile } from '../lib/affectedStories.ts';
import { coreStories, type Part, parts } from '../lib/plan.ts';
import type { VitestReport } from '../lib/reports.ts';
import { reportFile } from '../lib/runners.ts';
import { currentCommit, onlySteps, runSteps } from '../lib/runSteps.ts';
import { deepSteps } from '../lib/steps.ts';

const passedFile = join(cacheDir, 'reports', 'deep-passed.json');

await runMain(async () => {
  const { values } = parseArgs({ options: { part: { type: 'string' }, only: { type: 'string' } } });
  const wanted = chosenParts(values.part);
  if (values.only !== undefined) {
    const steps = wanted.flatMap((part) => deepSteps[part]);
    const { failed } = await runSteps(onlySteps(steps, values.only));
    return failed === 0 ? 0 : 1;
  }
  let hasFailed = false;
  for (const part of wanted) {
    console.log(`\n━━━━━━ Part: ${part} ━━━━━━`);
    const { failed } = await runSteps(deepSteps[part]);
    hasFailed ||= failed > 0;
    if (failed > 0) continue;
    if (part === 'stories') recordStorySeconds();
    notePassed(part);
  }
  return hasFailed ? 1 : 0;
});

function chosenParts(list: string | undefined): readonly Part[] {
  if (list === undefined) return parts;
  const names = list.split(',');
  const unknown = names.filter((name) => parts.every((part) => part !== name));
  if (unknown.length > 0) throw new Failure(`No part ${unknown.join(', ')}. There are: ${parts.join(', ')}.`);
  return parts.filter((part) => names.includes(part));
}

/** Whether the files are those of the commit, what the suite itself records aside. */
function isClean(): boolean {
  const args = ['status', '--porcelain', '--', '.', ':!tests/recorded'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 && stdout === '';
}

/** Notes that a part has passed on this commit, and, with the last of them, that all have. */
function notePassed(part: Part): void {
  const commit = currentCommit();
  if (!isClean()) return;
  const known = existsSync(passedFile)
    ? (JSON.parse(readFileSync(passedFile, 'utf8')) as Record<string, string>)
    : {};
  const passed = { ...known, [part]: commit };
  mkdirSync(join(cacheDir, 'reports'), { recursive: true });
  writeFileSync(passedFile, JSON.stringify(passed, null, 2));
  if (parts.some((each) => passed[each] !== commit)) return;
  writeFileSync(join(root, '.ci', 'deep-passed'), `${commit}\n`);
  console.log(`\nAll parts have passed on ${commit}.`);
}

/** Writes how long the behaviour stories of each file took in the run of all stories that has just ended. */
function recordStorySeconds(): void {
  const { testResults }: VitestReport = JSON.parse(readFileSync(reportFile('stories'), 'utf8'));
  const seconds = testResults
    .map(({ name, assertionResults }) => {
      const behaviour = assertionResults.filter(({ fullName = '' }) => !coreStories.test(fullName));
      const spent = behaviour.reduce((total, { duration }) => total + (duration ?? 0), 0) / 1000;
      return [relative(root, name).replaceAll('\\', '/'), Math.round(spent * 10) / 10] as const;
    })
    .filter(([, spent]) => spent > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  mkdirSync(dirname(storySecondsFile), { recursive: true });
  writeFileSync(storySecondsFile, `${JSON.stringify(Object.fromEntries(seconds), null, 2)}\n`);
}
