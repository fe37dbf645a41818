import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, root } from '../../../scripts/bootstrap/paths.mjs';

const contenders = join(root, 'tests', 'bench', 'contenders');
const contenderFile = /^(?<scenario>[a-z]+)\.[\w+-]+\.tsx?$/;

function run(folder: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): void {
  const { status, error } = spawnSync(command, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.`);
}

/** Leaves only the scenarios that are run: the other ones' contenders need not be built. */
function keepOnly(folder: string, scenarios: readonly string[]): void {
  const all = join(folder, 'contenders');
  for (const file of readdirSync(all)) {
    const scenario = contenderFile.exec(file)?.groups?.['scenario'] ?? '';
    if (!scenarios.includes(scenario)) rmSync(join(all, file));
  }
}

/**
 * Copies the peers' harness, installs it if it is another than the last time, and builds it with our contenders among its own.
 * @param source the harness's folder; it is left as it is
 * @returns the folder of the copy
 */
export function installPeers(source: string, scenarios: readonly string[]): string {
  const folder = join(cacheDir, 'bench', 'peers');
  const modules = join(folder, 'node_modules');
  const isInstalled =
    existsSync(modules) &&
    readFileSync(join(folder, 'package-lock.json'), 'utf8') ===
      readFileSync(join(source, 'package-lock.json'), 'utf8');
  if (!isInstalled) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(source, folder, { recursive: true, filter: (path) => !path.endsWith('node_modules') });
  run(folder, 'chmod', ['-R', 'u+w', '.']);
  keepOnly(folder, scenarios);
  if (!isInstalled)
    run(folder, 'npm', ['ci', '--no-audit', '--no-fund', '--legacy-peer-deps', '--ignore-scripts']);
  run(folder, 'npx', ['vite', 'build'], { EXTRA: contenders });
  rmSync(resultsOf(folder), { force: true });
  return folder;
}

/** Measures with the harness in a folder; what it finds is added to its results. */
export function drivePeers(folder: string, rounds: string, given: readonly string[]): void {
  run(folder, process.execPath, ['driver.mjs', '--rounds', rounds, ...given], { EXTRA: contenders });
}

/** The path of the results of a harness. */
export function resultsOf(folder: string): string {
  return join(folder, 'results.json');
}

/**
 * Runs the peers' harness with our contenders among its own, and prints its tables.
 * @param rounds how often each contender is visited, as text
 * @param aloneAt of a scenario, a size at which ours is measured alone, too
 * @returns the path of its results
 */
export async function runPeers(
  source: string,
  scenarios: readonly string[],
  rounds: string,
  aloneAt: Readonly<Record<string, number>> = {},
): Promise<string> {
  const folder = installPeers(source, scenarios);
  drivePeers(folder, rounds, ['--scenario', scenarios.join(',')]);
  for (const scenario of scenarios) {
    const size = aloneAt[scenario];
    if (size === undefined) continue;
    drivePeers(folder, rounds, ['--scenario', scenario, '--sizes', String(size), '--only', 'studio']);
  }
  console.log('\nThe peers, and ours among them:\n');
  run(folder, process.execPath, ['report.mjs', 'results.json']);
  return resultsOf(folder);
}
