import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir, root } from '../../../scripts/bootstrap/paths.mjs';

const contenders = join(root, 'tests', 'bench', 'contenders');

function run(folder: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): void {
  const { status, error } = spawnSync(command, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}.`);
}

/** Leaves only the pickers: the other scenarios' contenders need not be built. */
function keepSelectOnly(folder: string): void {
  const all = join(folder, 'contenders');
  for (const file of readdirSync(all)) if (!file.startsWith('select.')) rmSync(join(all, file));
}

/**
 * Runs the peers' harness with our contenders among its own, in a copy of its folder, and prints its tables.
 * @param source the harness's folder; it is left as it is
 */
export async function runPeers(source: string, rounds: string): Promise<void> {
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
  keepSelectOnly(folder);
  if (!isInstalled)
    run(folder, 'npm', ['ci', '--no-audit', '--no-fund', '--legacy-peer-deps', '--ignore-scripts']);
  run(folder, 'npx', ['vite', 'build'], { EXTRA: contenders });
  rmSync(join(folder, 'results.json'), { force: true });
  run(folder, process.execPath, ['driver.mjs', '--scenario', 'select', '--rounds', rounds], {
    EXTRA: contenders,
  });
  console.log('\nThe peers, and our pickers among them:\n');
  run(folder, process.execPath, ['report.mjs', 'results.json']);
}
