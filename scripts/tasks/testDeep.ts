/**
 * `npm run test:deep [-- --part store,matrix] [--only contract]`: every check and every test, in parts that run by themselves.
 * What a part has passed is kept in `.cache/reports`; when all parts have passed on one commit, `.ci/deep-passed` names it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, runMain } from '../bootstrap/Failure.mjs';
import { cacheDir, root } from '../bootstrap/paths.mjs';
import { type Part, parts } from '../lib/plan.ts';
import { recordStorySeconds } from '../lib/recordStorySeconds.ts';
import { currentCommit, onlySteps, runSteps } from '../lib/runSteps.ts';
import { deepSteps } from '../lib/steps.ts';

const passedFile = join(cacheDir, 'reports', 'deep-passed.json');

await runMain(async () => {
  const { values } = parseArgs({ options: { part: { type: 'string' }, only: { type: 'string' } } });
  const wanted = chosenParts(values.part);
  let hasFailed = false;
  for (const part of wanted) {
    console.log(`\n━━━━━━ Part: ${part} ━━━━━━`);
    const { failed } = await runSteps(onlySteps(deepSteps[part], values.only));
    hasFailed ||= failed > 0;
    if (values.only !== undefined) continue;
    if (part === 'stories') recordStorySeconds();
    if (failed === 0) notePassed(part);
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
