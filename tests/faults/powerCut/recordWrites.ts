import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { originOf, spawnServer } from '../../support/contract/spawnServer.ts';
import type { Random } from '../Random.ts';
import { Workload } from '../Workload.ts';
import { type Acknowledgement, MarkingClient } from './MarkingClient.ts';

/** What a server did with its disk, and what it acknowledged meanwhile, by the keys in the log. */
export interface Recording {
  log: string;
  acknowledged: Record<string, Acknowledgement>;
}

/**
 * Has real servers write, one after the other on one directory, and records it: the first start, writes, a SIGKILL, the
 * recovery from it, writes, a stop, and another start with writes.
 */
export async function recordWrites(folder: string, random: Random): Promise<Recording> {
  const log = join(folder, 'disk.log');
  const dataDir = mkdtempSync(join(folder, 'recorded-'));
  const preload = pathToFileURL(join(import.meta.dirname, 'recordDisk.ts'));
  const workload = new Workload(random);
  const acknowledged: Record<string, Acknowledgement> = {};
  for (const signal of ['SIGKILL', 'SIGTERM', 'SIGKILL'] as const) {
    const server = spawnServer(dataDir, { DISK_LOG: log, NODE_OPTIONS: `--import=${preload}` });
    const client = new MarkingClient({ origin: await originOf(server) });
    const session = await client.signIn('admin');
    client.clientId = session.clientId;
    client.loginToken = session.loginToken;
    await Promise.all(workload.slots.map((slot) => slot.reconcile(client)));
    const reached = workload.acknowledge(60);
    const writing = workload.run(client).catch(expectStopping);
    await Promise.race([reached, writing]);
    await server.end(signal, 60_000);
    await writing;
    Object.assign(acknowledged, Object.fromEntries(client.acknowledged));
  }
  return { log, acknowledged };
}

/** A server that stops may still answer that it does. */
function expectStopping(error: unknown): void {
  if (!String(error).includes('503')) throw error;
}
