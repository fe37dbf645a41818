import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { storySecondsFile } from './affectedStories.ts';
import { coreStories } from './plan.ts';
import type { VitestReport } from './reports.ts';
import { reportFile } from './runners.ts';

/** Writes how long the behaviour stories of each file took in the run of all stories that has just ended. */
export function recordStorySeconds(): void {
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
