import type { Area } from './Area.ts';

let installed: ReadonlyMap<string, Area> = new Map();

/** Makes the console's areas known to shell and screens. Called once, before the first screen. */
export function installAreas(areas: readonly Area[]): void {
  installed = new Map(areas.map((area) => [area.key, area]));
}

/** The areas by the server's key of their admin function. */
export function knownAreas(): ReadonlyMap<string, Area> {
  return installed;
}

/** The empty default home page. */
export const homePath = '/config/default/defaultHomePage';
