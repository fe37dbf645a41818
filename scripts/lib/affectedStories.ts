import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import { root } from '../bootstrap/paths.mjs';
import { type AreaName, isOfOtherScreen } from './gateAreas.ts';
import { distancesFrom, readImportGraph } from './importGraph.ts';
import { coreStories, suites } from './plan.ts';

/** What the affected stories may take together, in seconds of work as the deep suite has recorded them. */
const capSeconds = 25;

/** What each behaviour story of a file that the deep suite has not seen yet is taken for, in seconds: the dearest files are the new ones. */
const unknownSeconds = 2;

/** Seconds of work that the behaviour stories of each file took in the deep suite: those that are not drawn in every gate. */
export const storySecondsFile = join(root, 'tests', 'recorded', 'storySeconds.json');

export interface ChosenStories {
  /** The files to play, from the repository's folder. */
  readonly files: readonly string[];
  /** The names of their behaviour stories, as the runner has them. */
  readonly names: readonly string[];
  /** How many more the change reaches, for which there is no time: they are left to the deep suite. */
  readonly left: number;
}

/** Story files with stories besides those that every gate draws. */
export function behaviourStories(): readonly string[] {
  return storyFiles().filter((path) => behaviourNames(path).length > 0);
}

/** The behaviour stories of a file, as the runner names them. */
function behaviourNames(path: string): readonly string[] {
  return storyNames(path)
    .filter((name) => !coreStories.test(name))
    .map(storyNameFromExport);
}

/** Story files with stories that a gate draws whatever has changed, screens of those areas among them. */
export function filesOfCoreStories(chosen: readonly AreaName[]): readonly string[] {
  return storyFiles().filter(
    (path) => !isOfOtherScreen(path, chosen) && storyNames(path).some((name) => coreStories.test(name)),
  );
}

/** The behaviour stories next to what has changed, nearest first, as many as there is time for. */
export function chooseAffectedStories(changed: readonly string[]): ChosenStories {
  const stories = behaviourStories();
  const paths = globSync(
    ['packages/*/src/**/*.{ts,tsx,css}', 'apps/studio/src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
    {
      cwd: root,
    },
  ).map((path) => path.replaceAll('\\', '/'));
  const modules = paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const distances = distancesFrom(changed, readImportGraph(modules));
  const { files, left } = withinCap(stories, distances, secondsOf(stories));
  return { files, names: files.flatMap(behaviourNames), left };
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
    stories.map((path) => [path, recorded[path] ?? unknownSeconds * behaviourNames(path).length]),
  );
}
