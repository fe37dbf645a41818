import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
  /** The JavaScript of the screen's own modules, of what it draws at once though it loads it late, and of what these import statically. Gzipped, in bytes. */
  bytes: number;
}

/**
 * Weighs the code of every screen of the last build, with what `drawnLate` names: `tests/e2e/weights.spec.ts` weighs all that a browser requests.
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
  const weights = [...names].map((file) => gzipSync(readFileSync(join(dist, file))).length);
  return { screen, budget, bytes: weights.reduce((total, bytes) => total + bytes, 0) };
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

/** What each screen weighed when the deep suite ran last, in bytes by its name. */
const recordFile = join(root, 'tests', 'recorded', 'sizes.json');

/** What the deep suite has recorded; nothing of a screen that it has not seen. */
export function readRecordedSizes(): Readonly<Record<string, number>> {
  return existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {};
}

/** Keeps sizes for later runs to compare with. */
export function recordSizes(sizes: readonly ScreenSize[]): void {
  const bytes = Object.fromEntries(sizes.map(({ screen, bytes }) => [screen, bytes]));
  mkdirSync(dirname(recordFile), { recursive: true });
  writeFileSync(recordFile, `${JSON.stringify(bytes, null, 2)}\n`);
}

/** Prints what the code of each screen weighs, how much that differs from the record, and whether it keeps its budget. */
export function printSizes(sizes: readonly ScreenSize[], recorded: Readonly<Record<string, number>>): void {
  for (const { screen, budget, bytes } of sizes) {
    const before = recorded[screen];
    const change = before === undefined ? 'not recorded yet' : `${signed((bytes - before) / 1000)} kB`;
    const verdict = bytes <= budget ? 'within' : 'OVER';
    console.log(`${screen.padEnd(24)} ${kB(bytes)} (${change}), ${verdict} its ${kB(budget)}`);
  }
}

function signed(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
