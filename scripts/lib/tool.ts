import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/paths.mjs';

interface Manifest {
  bin?: string | Record<string, string>;
}

/**
 * The script behind a command that a dependency installs, to be run by Node.
 * @param packageName an installed dependency
 * @param command default: the package's only or first command
 */
export function tool(packageName: string, command?: string): string {
  const folder = join(root, 'node_modules', packageName);
  const { bin }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const path = typeof bin === 'object' ? (bin[command ?? ''] ?? Object.values(bin)[0]) : bin;
  if (path === undefined) throw new Error(`${packageName} installs no command.`);
  return join(folder, path);
}
