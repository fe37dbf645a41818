import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { callAsBrowser } from '../../support/contract/callAsBrowser.ts';
import { fileBody } from '../../support/contract/fileBody.ts';
import { originOf, spawnServer } from '../../support/contract/spawnServer.ts';
import { makeRestoreFile } from '../../support/makeRestoreFile.ts';
import type { Random } from '../Random.ts';
import { Workload } from '../Workload.ts';
import { type Acknowledgement, MarkingClient } from './MarkingClient.ts';

/** A restore of many documents, which is written in slices and is there as a whole or not at all. */
export interface RecordedRestore {
  /** What the names of its documents begin with. */
  prefix: string;
  /** How many documents it brings. */
  count: number;
  /** The keys in the log of an answer before it was asked for, and of its own. */
  begin: string;
  end: string;
}

/** What a server did with its disk, and what it acknowledged meanwhile, by the keys in the log. */
export interface Recording {
  log: string;
  acknowledged: Record<string, Acknowledgement>;
  restore: RecordedRestore;
}

const megabytesRestored = 0.5;

/**
 * Has real servers write, one after the other on one directory, and records it: the first start, writes, a SIGKILL, the
 * recovery from it, writes, a stop, and another start with a restore and writes.
 */
export async function recordWrites(folder: string, random: Random): Promise<Recording> {
  const log = join(folder, 'disk.log');
  const dataDir = mkdtempSync(join(folder, 'recorded-'));
  const preload = pathToFileURL(join(import.meta.dirname, 'recordDisk.ts'));
  const workload = new Workload(random);
  const acknowledged: Record<string, Acknowledgement> = {};
  let restore: RecordedRestore | undefined;
  for (const [recorded, signal] of (['SIGKILL', 'SIGTERM', 'SIGKILL'] as const).entries()) {
    // Of PGlite, whose files the server's own process writes.
    const env = { STUDIO_DATABASE: 'pglite', DISK_LOG: log, NODE_OPTIONS: `--import=${preload}` };
    const server = spawnServer(dataDir, env);
    const client = new MarkingClient({ origin: await originOf(server) });
    const session = await client.signIn('admin');
    client.clientId = session.clientId;
    client.loginToken = session.loginToken;
    await Promise.all(workload.slots.map((slot) => slot.reconcile(client)));
    if (recorded === 2) restore = await recordRestore(client);
    const reached = workload.acknowledge(60);
    const writing = workload.run(client).catch(expectStopping);
    await Promise.race([reached, writing]);
    await server.end(signal, 60_000);
    await writing;
    Object.assign(acknowledged, Object.fromEntries(client.acknowledged));
  }
  if (restore === undefined) throw new Error('Nothing was restored.');
  return { log, acknowledged, restore };
}

async function recordRestore(client: MarkingClient): Promise<RecordedRestore> {
  const prefix = 'Restored before a cut';
  const { content, count } = makeRestoreFile(megabytesRestored, prefix);
  const restore = { prefix, count, begin: randomUUID(), end: randomUUID() };
  (await client.call('getHealth', { headers: { 'idempotency-key': restore.begin } })).body(200);
  const { headers, body } = fileBody('a.dbinit', content);
  const answer = await callAsBrowser(client, 'restoreSections', {
    query: { operation: 'REFRESH', mode: 'unmarshal' },
    headers: { ...headers, 'idempotency-key': restore.end },
    body,
  });
  if (!answer.body(200).isDone) throw new Error(`The restore was refused: ${answer.text}`);
  return restore;
}

/** A server that stops may still answer that it does. */
function expectStopping(error: unknown): void {
  if (!String(error).includes('503')) throw error;
}
