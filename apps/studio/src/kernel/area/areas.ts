import type { Area } from './Area.ts';
import type { LateArea, LateAreas } from './LateArea.ts';

let installed: ReadonlyMap<string, Area> = new Map();
let loadLate: () => Promise<LateAreas> = async () => ({});

/**
 * Makes the console's areas known to shell and screens. Called once, before the first screen.
 * @param late loads what the areas have besides their screens
 */
export function installAreas(areas: readonly Area[], late: () => Promise<LateAreas>): void {
  installed = new Map(areas.map((area) => [area.key, area]));
  loadLate = late;
}

/** The areas by the server's key of their admin function. */
export function knownAreas(): ReadonlyMap<string, Area> {
  return installed;
}

/** Loads what an area has besides its screens; nothing where it has none. @throws when its code cannot be loaded */
export async function loadLateArea(key: string): Promise<LateArea> {
  const load = installed.get(key)?.late ?? (await loadLate())[key];
  return (await load?.()) ?? {};
}

/** The empty default home page. */
export const homePath = '/config/default/defaultHomePage';
