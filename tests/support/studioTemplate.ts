import { rmSync } from 'node:fs';
import { ensureBuilt } from '../../scripts/bootstrap/build.mjs';
import { makeDataFolder } from './dataFolder.ts';
import { startStudio, templateVariable } from './studioServer.ts';

let shared: Promise<string> | null = null;

/**
 * Builds for production what is stale, and has a server make a data folder with the demo content, from which studios start as copies
 * instead of each filling its own.
 */
export async function makeTemplate(): Promise<string> {
  await ensureBuilt();
  const dataDir = makeDataFolder('studio-template-');
  const studio = await startStudio({ dataDir });
  await studio.close();
  return dataDir;
}

/**
 * One for all runs of Playwright that this process starts: what they are to find in their environment. It is made when it is asked for first, and
 * removed when the process ends.
 */
export async function shareTemplate(): Promise<NodeJS.ProcessEnv> {
  shared ??= makeTemplate().then((dataDir) => {
    process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
    return dataDir;
  });
  return { [templateVariable]: await shared };
}
