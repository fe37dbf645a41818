import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../bootstrap/paths.mjs';
import { findScreens, type ScreenBudget } from './screens.ts';

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
  /** The JavaScript of the screen's own modules and what they import statically, gzipped, in bytes. What it then draws lazily comes on top. */
  bytes: number;
  files: { file: string; bytes: number }[];
}

/**
 * Weighs the code of every screen of the last build, without what it loads once it is drawn: `tests/e2e/weights.spec.ts` weighs all of it.
 * Throws when a screen is not a chunk of the build.
 */
export async function measureScreens(): Promise<ScreenSize[]> {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const plainScripts = scriptsOfPage(readFileSync(join(dist, page), 'utf8'));
  return (await findScreens()).map((screen) => measure(screen, manifest, plainScripts));
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
  if (chunk === undefined) throw new Error(`The build has no chunk ${key}.`);
  const imported = (chunk.imports ?? []).flatMap((name) => filesOf(name, manifest, seen));
  return chunk.file.endsWith('.js') ? [chunk.file, ...imported] : imported;
}

/** The scripts that a page names itself, modules and others, without the leading slash. */
export function scriptsOfPage(html: string): string[] {
  return [...html.matchAll(/<script\b[^>]*\bsrc="\/?([^"]+)"/g)].flatMap(([, source]) => source ?? []);
}

/** Prints what the code of each screen weighs and whether it keeps its budget. */
export function printSizes(sizes: readonly ScreenSize[]): void {
  for (const { screen, budget, bytes, files } of sizes) {
    const verdict = bytes <= budget ? 'within' : 'OVER';
    console.log(
      `\n${screen}: ${kB(bytes)} of JavaScript with its code, gzipped; ${verdict} its budget of ${kB(budget)}`,
    );
    for (const { file, bytes: size } of files) console.log(`  ${kB(size).padStart(9)}  ${file}`);
  }
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
