import { rmSync } from 'node:fs';
import { ensureBuilt } from '../../scripts/bootstrap/build.mjs';
import { templateVariable } from './studioServer.ts';
import { makeTemplate } from './studioTemplate.ts';

/**
 * Playwright calls it before a run. It builds for production what is stale, and has each studio of the run start from a copy of a data folder
 * with the demo content: the one that the environment names, else one for this run alone.
 * @returns what removes it after the run
 */
async function prepareStudio(): Promise<() => void> {
  if (process.env[templateVariable] || process.env['E2E_DATABASE_URL']) {
    await ensureBuilt();
    return () => undefined;
  }
  const dataDir = await makeTemplate();
  process.env[templateVariable] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}

export default prepareStudio;
