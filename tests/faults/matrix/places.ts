import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Place } from './Place.ts';

const folder = join(import.meta.dirname, 'areas');

/** Those of each area, by the name of its folder among the screens. */
const ofAreas = await Promise.all(
  readdirSync(folder)
    .toSorted()
    .map(async (file): Promise<{ readonly places: readonly Place[] }> => {
      return import(pathToFileURL(join(folder, file)).href);
    }),
);

/** Everywhere that an edit can be held: `npm run matrix` tries every cell of it, `npm test` a choice of them. */
export const places: readonly Place[] = ofAreas.flatMap((area) => area.places);
