import { basename } from 'node:path';

/** The files that are there before the page can load any other: what it begins with. */
const began = ['start', 'rolldown-runtime'];
/** The files that are there once the console is. */
const withConsole = [...began, 'console', 'Console'];

const nameOf = (file: string) => basename(file).slice(0, -'-12345678.js'.length);

/**
 * What to load along with a part of the console: its files without those that are there already, whichever part asks. Each dynamic import lists
 * its files, and those of the areas are in the file that every screen begins with.
 * @param dependencies the files of the part
 * @param hostId the file that asks for it
 */
export function pageDependencies(
  _file: string,
  dependencies: readonly string[],
  { hostId, hostType }: { readonly hostId: string; readonly hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return [...dependencies];
  const there = new Set(began.includes(nameOf(hostId)) ? began : withConsole);
  return dependencies.filter((file) => !there.has(nameOf(file)));
}
