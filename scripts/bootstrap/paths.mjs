import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const isWindows = process.platform === 'win32';

/** The folder of the repository, without a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** The Node that the project brings along. It exists once the dependencies are installed. */
export const projectNode = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');

/** What git ignores and any command may delete: locks and stamps. */
export const cacheDir = join(root, '.cache');

/**
 * The environment of everything the project runs: its own Node and tools come first on the PATH, and no tool
 * reports usage to its makers.
 * @param {NodeJS.ProcessEnv} extra what is added to it
 * @returns {NodeJS.ProcessEnv}
 */
export function projectEnv(extra = {}) {
  const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const own = [join(root, 'node_modules', 'node', 'bin'), join(root, 'node_modules', '.bin')];
  return {
    ...process.env,
    [pathKey]: [...own, process.env[pathKey] ?? ''].join(delimiter),
    STORYBOOK_DISABLE_TELEMETRY: '1',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    ...extra,
  };
}
