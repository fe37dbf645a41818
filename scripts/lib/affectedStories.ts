import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { distancesFrom, readImportGraph } from './importGraph.ts';
import { coreStories, suites } from './plan.ts';

/** What the affected stories may take together, in seconds of work as the deep suite has recorded them. */
const capSeconds = 25;

/** What each behaviour story of a file that the deep suite has not seen yet is taken for, in seconds: the dearest files are the new ones. */
const unknownSeconds = 1;

/** Seconds of work that the behaviour stories of each file took in the deep suite: those that are not drawn in every gate. */
export const storySecondsFile = join(root, 'tests', 'recorded', 'storySeconds.json');

/** Without a base, so many commits are taken for the change. */
const commitsWithoutBase = 20;

export interface ChosenStories {
  /** The files to play, from the repository's folder. */
  readonly files: readonly string[];
  /** How many more the change reaches, for which there is no time: they are left to the deep suite. */
  readonly left: number;
  /** What the change is compared with: a commit, or how many of the last commits where none is known. */
  readonly base: string;
}

/** Story files with stories besides those that every gate draws. */
export function behaviourStories(): readonly string[] {
  return storyFiles().filter((path) => countBehaviour(path) > 0);
}

function countBehaviour(path: string): number {
  return storyNames(path).filter((name) => !coreStories.test(name)).length;
}

/** Story files with stories that every gate draws. */
export function filesOfCoreStories(): readonly string[] {
  return storyFiles().filter((path) => storyNames(path).some((name) => coreStories.test(name)));
}

/** The behaviour stories next to what has changed, nearest first, as many as there is time for. */
export function chooseAffectedStories(): ChosenStories {
  const base = findBase() ?? `HEAD~${commitsWithoutBase}`;
  const changed = changedSince(base);
  const stories = behaviourStories();
  const paths = globSync(
    ['packages/*/src/**/*.{ts,tsx,css}', 'apps/studio/src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
    {
      cwd: root,
    },
  ).map((path) => path.replaceAll('\\', '/'));
  const modules = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const distances = distancesFrom(changed, readImportGraph(modules));
  return { ...withinCap(stories, distances, secondsOf(stories)), base };
}

/**
 * The reached stories in the order of their distance, as far as they fit into the seconds that there are.
 * @param distances of files, in imports from what has changed; a story that is not among them is not reached
 * @param seconds of work by file
 */
export function withinCap(
  stories: readonly string[],
  distances: ReadonlyMap<string, number>,
  seconds: Readonly<Record<string, number>>,
  cap = capSeconds,
): { readonly files: readonly string[]; readonly left: number } {
  const reached = stories
    .flatMap((path) => {
      const distance = distances.get(path);
      return distance === undefined ? [] : [{ path, distance }];
    })
    .toSorted((a, b) => a.distance - b.distance || (a.path < b.path ? -1 : 1));
  const files: string[] = [];
  let used = 0;
  for (const { path } of reached) {
    const needed = seconds[path] ?? 0;
    if (used + needed > cap) continue;
    used += needed;
    files.push(path);
  }
  return { files, left: reached.length - files.length };
}

function storyFiles(): readonly string[] {
  return globSync([...suites.stories.files], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}

function storyNames(path: string): readonly string[] {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
}

/** What each file takes, as the deep suite has recorded it or as it is guessed. */
function secondsOf(stories: readonly string[]): Readonly<Record<string, number>> {
  const text = existsSync(storySecondsFile) ? readFileSync(storySecondsFile, 'utf8') : '{}';
  const recorded = JSON.parse(text) as Record<string, number>;
  return Object.fromEntries(
    stories.map((path) => [path, recorded[path] ?? unknownSeconds * countBehaviour(path)]),
  );
}

/**
 * The last commit that has landed: TEST_BASE, else where this branch left origin/main. Undefined when neither is known, and
 * when nothing differs from it: a clone of main is asked about its last commits.
 */
function findBase(): string | undefined {
  const named = process.env['TEST_BASE'];
  if (named) return git('rev-parse', '--verify', '--quiet', `${named}^{commit}`)[0];
  const [base] = git('merge-base', 'HEAD', 'origin/main');
  return base !== undefined && changedSince(base).length > 0 ? base : undefined;
}

/** The files that differ from a commit, those not yet committed included; all that there are when it does not exist. */
function changedSince(commit: string): readonly string[] {
  const [known] = git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
  const differing = known === undefined ? git('ls-files') : git('diff', '--name-only', known);
  return [...differing, ...git('ls-files', '--others', '--exclude-standard')];
}

/** The lines that git prints; none when it fails, or is not there. */
function git(...args: string[]): readonly string[] {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}
