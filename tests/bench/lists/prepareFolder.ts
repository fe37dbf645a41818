import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../../../apps/server/src/createServer.ts';
import { seedDataSets } from './seedDataSets.ts';

/**
 * The folder of a studio with demo content and this many data sets besides. It is made once, and kept for later runs, in the
 * folder that BENCH_DATA names, or else in that of the system for temporary files.
 */
export async function prepareFolder(count: number): Promise<string> {
  const folder = join(process.env['BENCH_DATA'] ?? join(tmpdir(), 'studio-bench-lists'), String(count));
  const finished = join(folder, 'prepared');
  if (existsSync(finished)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const server = await createServer({ dataDir: folder, demo: true });
  await server.close();
  await seedDataSets(folder, count);
  writeFileSync(finished, '');
  return folder;
}
