import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';
import type { FillFile } from './hashPublicFiles.ts';

/** A screen of an area, as its route declares it. */
export interface ScreenRoute {
  /** A regular expression that the beginning of its address matches. */
  readonly address: string;
  /** The module that its code begins with; null where that is loaded in another way. */
  readonly module: string | null;
}

/** What `public/ahead.js` reads: files of the build by number, those of the console, and those of each screen besides. */
export type ScreenFiles = readonly [
  files: readonly string[],
  ofConsole: readonly number[],
  screens: readonly (readonly [address: string, files: readonly number[]])[],
];

type Chunk = Pick<Rolldown.OutputChunk, 'facadeModuleId' | 'fileName' | 'imports'>;

interface Route {
  readonly path?: unknown;
  readonly lazy?: unknown;
}

/**
 * The screens of all areas, read from the routes of their `area.ts`; of two that an address matches, the one that is meant is first.
 * @param root the console's folder
 */
export async function findScreenRoutes(root: string): Promise<readonly ScreenRoute[]> {
  const files = globSync('src/screens/*/area.ts', { cwd: root }).toSorted();
  const found = await Promise.all(
    files.map(async (file) => {
      const exported: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href);
      return Object.values(exported)
        .flatMap(routesOf)
        .flatMap(({ path, lazy }) => {
          if (typeof path !== 'string' || typeof lazy !== 'function') return [];
          // As it is written in `area.ts`.
          const [, module] = /^\(\)\s*=>\s*import\(['"](\.[^'"]+)['"]\)$/.exec(String(lazy)) ?? [];
          return [
            {
              address: addressOf(path),
              module: module === undefined ? null : join(root, dirname(file), module),
            },
          ];
        });
    }),
  );
  return found.flat().toSorted((one, other) => fixedLength(other.address) - fixedLength(one.address));
}

function routesOf(exported: unknown): readonly Route[] {
  if (typeof exported !== 'object' || exported === null || !('routes' in exported)) return [];
  return Array.isArray(exported.routes) ? exported.routes : [];
}

const anything = '[^/]+';

/** The beginning of the addresses of a route, up to its first part that may be missing. */
export function addressOf(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  const optional = parts.findIndex((part) => part.endsWith('?') || part === '*');
  const sure = optional === -1 ? parts : parts.slice(0, optional);
  return `^/${sure.map((part) => (part.startsWith(':') ? anything : part)).join('/')}(/|$)`;
}

/** Characters that are the same in all addresses: the more, the closer the match. */
function fixedLength(address: string): number {
  return address.replaceAll(anything, '').length;
}

/**
 * The files of the console and of each screen.
 * @param root the console's folder
 * @param begun files that the page names itself
 * @throws when a module is not what a chunk begins with
 */
export function screenFiles(
  chunks: readonly Chunk[],
  routes: readonly ScreenRoute[],
  { root, begun }: { readonly root: string; readonly begun: readonly string[] },
): ScreenFiles {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entryOf = (module: string) => {
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
    if (entry === undefined) throw new Error(`The build has no file that begins with ${module}.`);
    return entry.fileName;
  };
  const needed = (file: string, there: ReadonlySet<string>, found = new Set<string>()): Set<string> => {
    if (there.has(file) || found.has(file)) return found;
    found.add(file);
    for (const other of byFile.get(file)?.imports ?? []) needed(other, there, found);
    return found;
  };
  const ofPage = new Set(begun.flatMap((file) => [...needed(file, new Set())]));
  const ofConsole = needed(entryOf(join(root, 'src/app/Console.tsx')), ofPage);
  const there = new Set([...ofPage, ...ofConsole]);
  const screens = routes.map(
    ({ address, module }) => [address, module === null ? [] : [...needed(entryOf(module), there)]] as const,
  );
  const files = [...new Set([...ofConsole, ...screens.flatMap(([, own]) => own)])];
  const numbersOf = (some: Iterable<string>) => [...some].map((file) => files.indexOf(file));
  return [files, numbersOf(ofConsole), screens.map(([address, own]) => [address, numbersOf(own)])];
}

const place = '[[], [], []]';

/** Writes the files of screens into `public/ahead.js`. @param root the console's folder */
export function fillScreenFiles(routes: readonly ScreenRoute[], root: string): FillFile {
  return (source, bundle) => {
    if (!source.includes(place)) throw new Error(`There is no place for the files of screens: ${place}.`);
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const begun = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
    return source.replace(place, () => JSON.stringify(screenFiles(chunks, routes, { root, begun })));
  };
}
