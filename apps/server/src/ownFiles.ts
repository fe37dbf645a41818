import { basename, join } from 'node:path';

const { dirname, filename } = import.meta;

/** Whether this is the built server: its files are beside one another, in a folder of their own. */
const isBuilt = filename.endsWith('.js');

/** The folder of the server, which holds its sources, its build and what both read. */
export const serverFolder = join(dirname, '..');

/** The contract; as the build has it, it is read in no time. */
export const contractFile = isBuilt
  ? join(dirname, 'openapi.json')
  : join(serverFolder, '..', '..', 'openapi.yaml');

/**
 * The file that a thread runs.
 * @param source where its source is, from `src`
 */
export function threadFile(source: string): string {
  return isBuilt ? join(dirname, `${basename(source, '.ts')}.js`) : join(dirname, source);
}
