import { globSync } from 'node:fs';
import { join } from 'node:path';
import { drawnLate } from '../../apps/studio/build/drawnLate.ts';
import type { AreaBudget } from '../../apps/studio/src/kernel/area/Area.ts';
import { root } from '../bootstrap/paths.mjs';
import { type AreaFacts, findAreas } from './areas.ts';

/** What a screen may cost a browser that has nothing cached. */
export interface ScreenBudget {
  screen: string;
  /** The most its JavaScript may weigh, gzipped, in bytes. 1 kB is 1,000 bytes. */
  budget: number;
  /** The lazy chunks it needs until it can be used, besides the page's entry, by their keys in Vite's manifest. */
  chunks: string[];
}

/** The screens of areas, by the names of their modules. */
const ofAreas: readonly (readonly [file: string, title: string, budget: keyof AreaBudget])[] = [
  ['list.tsx', 'List', 'list'],
  ['editor/route.tsx', 'Editor', 'editor'],
];

/** Sign-in, and every list and editor with the budget that its area declares. */
export async function findScreens(): Promise<ScreenBudget[]> {
  const studio = join(root, 'apps', 'studio');
  const modules = ofAreas.flatMap(([file]) => globSync(`src/screens/*/${file}`, { cwd: studio }));
  return [{ screen: 'Sign-in', budget: 116_000, chunks: [] }, ...budgetsOf(modules, await findAreas())];
}

/**
 * The screens of areas, lists first.
 * @param modules their paths below the console's folder
 * @throws when a screen's folder is no area: nothing says what it may weigh
 */
export function budgetsOf(modules: readonly string[], areas: readonly AreaFacts[]): ScreenBudget[] {
  return ofAreas.flatMap(([file, title, kind]) =>
    modules
      .filter((path) => path.endsWith(`/${file}`))
      .toSorted()
      .map((path) => {
        const folder = path.split('/')[2] ?? '';
        const area = areas.find((each) => each.folder === folder);
        const limit = area?.budget[kind];
        if (limit === undefined)
          throw new Error(`${path} has no budget: its folder has no area.ts with one.`);
        return {
          screen: `${title} of ${folder}`,
          budget: limit * 1000,
          chunks: ['src/app/Console.tsx', path, ...(kind === 'editor' ? (drawnLate[folder] ?? []) : [])],
        };
      }),
  );
}
