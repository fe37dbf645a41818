import { rmSync } from 'node:fs';
import { ensureBuilt } from '../../scripts/bootstrap/build.mjs';
import { makeDataFolder } from './dataFolder.ts';
import { startStudio, templateVariable } from './studioServer.ts';

/**
 * Playwright calls it before a run. It builds for production what is stale, and has a server make a data folder with the demo content
 * once: each studio of the run starts from a copy, instead of filling one of its own.
 * @returns what removes it after the run
 */
async function prepareStudio(): Promise<() => void> {
  await ensureBuilt();
  if (process.env['E2E_DATABASE_URL']) return () => undefined;
  const dataDir = makeDataFolder('studio-template-');
  const studio = await startStudio({ dataDir });
  await studio.close();
  process.env[templateVariable] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}

export default prepareStudio;
