import { rmSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Database } from '../../../apps/server/src/store/Database.ts';
import { findVersion } from '../../../apps/server/src/store/documentVersions.ts';
import { openDatabase } from '../../../apps/server/src/store/openDatabase.ts';
import { prepareDatabase } from '../../../apps/server/src/store/prepareDatabase.ts';
import { recordChange } from '../../../apps/server/src/store/recordChanges.ts';
import { runTransaction } from '../../../apps/server/src/store/runTransaction.ts';
import { appUser } from '../../../apps/server/src/store/schema.ts';
import { makeDelta } from '../../../apps/server/src/store/versions/delta.ts';
import { makeDataFolder } from '../../support/dataFolder.ts';
import { edited, type LargeDocument, largeDocument, largeKind } from './largeDocument.ts';

const versions = 1000;
const documentId = 'large';
const authorId = 'author';

/** What versions of one large document cost. Times are milliseconds, sizes bytes. */
export interface VersionFigures {
  documentBytes: number;
  /** Of the first version, which is stored whole. */
  wholeBytes: number;
  /** The share of each later version. */
  bytesPerVersion: number;
  /** How long each version took to write, its document and the log included, and to read. */
  writes: number[];
  reads: number[];
  /** How long each delta took to make, and how long others waited for the event loop meanwhile at most. */
  deltas: number[];
  deltaPause: number;
}

/**
 * Writes 1,000 versions of a document on the embedded database, one of its items changed each time, and reads every one of them.
 * @param items of 170 bytes each
 */
export async function measureVersions(items: number): Promise<VersionFigures> {
  const dataDir = makeDataFolder('studio-bench-');
  const database = await openDatabase({ databaseUrl: null, dataDir });
  try {
    const first = largeDocument(items);
    const writes = await write(database, first);
    const reads: number[] = [];
    for (let version = 1; version <= versions; version += 1) {
      reads.push(await timed(() => findVersion(database.queries, documentId, version)));
    }
    const documentBytes = Buffer.byteLength(JSON.stringify(first));
    return { documentBytes, ...(await readSizes(database)), writes, reads, ...(await measureDeltas(first)) };
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function write(database: Database, first: LargeDocument): Promise<number[]> {
  const { queries } = database;
  await prepareDatabase(database, { kinds: [largeKind.name], seed: async () => undefined });
  await queries.insert(appUser).values({ id: authorId, name: 'Author', permissions: [] });
  const times: number[] = [];
  let before: LargeDocument | null = null;
  for (let version = 1; version <= versions; version += 1) {
    const after: LargeDocument = before ? edited(before, version) : first;
    const place = { id: documentId, version, revision: version, authorId, time: version };
    const action = before ? 'update' : 'create';
    const change = { kind: largeKind, action, before, after, ...place } as const;
    times.push(await timed(() => runTransaction(queries, (tx) => recordChange(tx, change))));
    before = after;
  }
  return times;
}

async function readSizes({ queries }: Database): Promise<{ wholeBytes: number; bytesPerVersion: number }> {
  const result: unknown = await queries.execute(
    'select version, pg_column_size(delta) as delta, pg_column_size(after) as whole from history',
  );
  const rows = (result as { rows: { version: number; delta: number | null; whole: number | null }[] }).rows;
  const sizes = rows.map(({ version, delta, whole }) => ({ version, bytes: (delta ?? 0) + (whole ?? 0) }));
  const wholeBytes = sizes.find(({ version }) => version === 1)?.bytes ?? Number.NaN;
  const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  return { wholeBytes, bytesPerVersion: (all - wholeBytes) / (sizes.length - 1) };
}

async function measureDeltas(first: LargeDocument): Promise<{ deltas: number[]; deltaPause: number }> {
  const base = Buffer.from(JSON.stringify(first));
  const target = Buffer.from(JSON.stringify(edited(first, 1)));
  const deltas: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let turn = 0; turn < 20; turn += 1) deltas.push(await timed(() => makeDelta(base, target)));
  delay.disable();
  return { deltas, deltaPause: delay.max / 1e6 };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
