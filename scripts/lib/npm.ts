import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectEnv } from '../bootstrap/paths.mjs';

const run = promisify(execFile);

/**
 * Runs npm: the one that runs us, else the one on the PATH.
 * @param cwd the folder of the package
 * @returns its standard output. Throws an Error with all of its output when it fails.
 */
export async function npm(args: readonly string[], cwd: string): Promise<string> {
  const cli = process.env['npm_execpath'];
  const isScript = cli !== undefined && /npm-cli\.c?js$/.test(cli);
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const [file, all] = isScript ? [process.execPath, [cli, ...args]] : [command, [...args]];
  const { stdout } = await run(file, all, { cwd, env: projectEnv(), maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}
