import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

/** Chromium without windows: the same engine, at half of what a page costs. */
const shells = ['chromium-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Which one is wanted. */
export interface ChromiumSearch {
  /**
   * As users have it, windows and all, and not the headless shell: a scenario of the deep suite needs it.
   * @default false
   */
  readonly isWhole?: boolean;
}

/**
 * A Chromium of this machine that runs: the one CHROMIUM_PATH names, else one on the PATH, else one that Playwright
 * has downloaded. A package manager's stub does not count.
 */
export async function findChromium({ isWhole = false }: ChromiumSearch = {}): Promise<string | undefined> {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !(isWhole && isShell(named))) return named;
  const commands = isWhole ? browsers : [...shells, ...browsers];
  return [...onPath(commands), ...macApplications, await downloadedByPlaywright()].find(isBrowser);
}

function isShell(path: string): boolean {
  return shells.includes(basename(path));
}

/** Whether the headless shell is installed, or another browser is named. */
export function hasShell(): boolean {
  return Boolean(process.env['CHROMIUM_PATH']) || onPath(shells).some(isBrowser);
}

async function downloadedByPlaywright(): Promise<string> {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

function onPath(commands: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

function isBrowser(path: string): boolean {
  if (!existsSync(path)) return false;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}
