import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../bootstrap/paths.mjs';
import { type ScreenBudget, screens } from './screens.ts';

const dist = join(root, 'apps', 'studio', 'dist');
const page = 'index.html';

interface Chunk {
  file: string;
  imports?: string[];
}

/** Vite's manifest: chunks by the path of their source. */
export type Manifest = Record<string, Chunk>;

export interface ScreenSize {
  screen: string;
  budget: number;
  /** All JavaScript that the screen loads, gzipped, in bytes. */
  bytes: number;
  files: { file: string; bytes: number }[];
}

/** Weighs every screen of the last build. Throws when the table names a chunk that the build does not have. */
export function measureScreens(): ScreenSize[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const plainScripts = scriptsOfPage(readFileSync(join(dist, page), 'utf8'));
  return screens.map((screen) => measure(screen, manifest, plainScripts));
}

function measure(
  { screen, budget, chunks }: ScreenBudget,
  manifest: Manifest,
  plainScripts: string[],
): ScreenSize {
  const names = new Set([...plainScripts, ...[page, ...chunks].flatMap((key) => filesOf(key, manifest))]);
  const files = [...names].map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file))).length }));
  files.sort((a, b) => b.bytes - a.bytes);
  return { screen, budget, bytes: files.reduce((total, { bytes }) => total + bytes, 0), files };
}

/** The scripts of a chunk and of everything that it imports statically. */
export function filesOf(key: string, manifest: Manifest, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (chunk === undefined)
    throw new Error(`The build has no chunk ${key}: mend the table in scripts/lib/screens.ts.`);
  const imported = (chunk.imports ?? []).flatMap((name) => filesOf(name, manifest, seen));
  return chunk.file.endsWith('.js') ? [chunk.file, ...imported] : imported;
}

/** The scripts that a page names itself, modules and others, without the leading slash. */
export function scriptsOfPage(html: string): string[] {
  return [...html.matchAll(/<script\b[^>]*\bsrc="\/?([^"]+)"/g)].flatMap(([, source]) => source ?? []);
}

/** Prints what each screen loads and whether it keeps its budget. */
export function printSizes(sizes: readonly ScreenSize[]): void {
  for (const { screen, budget, bytes, files } of sizes) {
    const verdict = bytes <= budget ? 'within' : 'OVER';
    console.log(`\n${screen}: ${kB(bytes)} of JavaScript, gzipped; ${verdict} its budget of ${kB(budget)}`);
    for (const { file, bytes: size } of files) console.log(`  ${kB(size).padStart(9)}  ${file}`);
  }
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
