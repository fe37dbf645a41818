import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AreaBudget } from '../../apps/studio/src/kernel/area/Area.ts';
import { root } from '../bootstrap/paths.mjs';

/** What an area's `area.ts` says of its screens. */
export interface AreaFacts {
  /** The name of its folder in `screens`. */
  readonly folder: string;
  /** The path of its list; of an area without one, of its editor. */
  readonly path: string;
  readonly budget: AreaBudget;
}

const studio = join(root, 'apps', 'studio');

/** Every area, by its folder: read from its `area.ts`, in the order of the folders' names. */
export async function findAreas(): Promise<readonly AreaFacts[]> {
  const files = globSync('src/screens/*/area.ts', { cwd: studio }).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const exported: Record<string, unknown> = await import(pathToFileURL(join(studio, file)).href);
      const area = Object.values(exported).find(isArea);
      if (area === undefined) throw new Error(`${file} declares no area with a budget for its screens.`);
      return { folder: file.split('/')[2] ?? '', path: area.path, budget: area.budget };
    }),
  );
}

function isArea(value: unknown): value is Omit<AreaFacts, 'folder'> {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('budget' in value)) return false;
  const { path, budget } = value;
  return typeof path === 'string' && isBudget(budget);
}

function isBudget(value: unknown): value is AreaBudget {
  if (typeof value !== 'object' || value === null || !('editor' in value)) return false;
  const limits = 'list' in value ? [value.list, value.editor] : [value.editor];
  return limits.every((limit) => typeof limit === 'number' && limit > 0);
}
