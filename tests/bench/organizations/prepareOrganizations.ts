import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../../../apps/server/src/createServer.ts';
import { buildOrganizations } from '../../../apps/server/src/demo/organizations/buildOrganizations.ts';
import { kindNames } from '../../../apps/server/src/kinds/kindNames.ts';
import type { Queries } from '../../../apps/server/src/store/Database.ts';
import { openDatabase } from '../../../apps/server/src/store/openDatabase.ts';
import { readRevisions } from '../../../apps/server/src/store/revisions.ts';
import { runTransaction } from '../../../apps/server/src/store/runTransaction.ts';

const batch = 5000;

/**
 * The folder of a studio with demo content and this many organizations in all. It is made once, and kept for later runs, in the folder that
 * BENCH_DATA names, or else in that of the system for temporary files.
 */
export async function prepareOrganizations(count: number): Promise<string> {
  const folder = join(
    process.env['BENCH_DATA'] ?? join(tmpdir(), 'studio-bench-organizations'),
    String(count),
  );
  const finished = join(folder, 'prepared');
  if (existsSync(finished)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const server = await createServer({ dataDir: folder, demo: true });
  await server.close();
  const database = await openDatabase({ databaseUrl: null, dataDir: folder });
  try {
    await copyOrganizations(database.queries, count);
  } finally {
    await database.close();
  }
  writeFileSync(finished, '');
  return folder;
}

const kind = `'${kindNames.organization}'`;
/** As `nameKey` makes it. */
const digestOfName = `translate(encode(sha256(convert_to(name, 'UTF8')), 'base64'), '+/=', '-_')`;

/** Copies those of the demo, without their letters, each as if it had been made in a revision of its own. */
async function copyOrganizations(queries: Queries, count: number): Promise<void> {
  const known = buildOrganizations().length;
  const first = ((await readRevisions(queries)).get(kindNames.organization) ?? 0) + 1;
  for (let start = 0; start < count - known; start += batch) {
    const end = Math.min(start + batch, count - known) - 1;
    const write = async (tx: Queries) => {
      await tx.execute(`
        WITH sample AS (
          SELECT row_number() OVER (ORDER BY name) - 1 AS at, doc, summary, author_id, time FROM document
          WHERE kind = ${kind} AND name NOT LIKE 'bench-%'
        ), made AS (
          SELECT i, md5('organization ' || i) AS id, 'bench-' || i AS name, author_id, time - i AS time,
            (sample.doc::jsonb - 'letters' || jsonb_build_object('id', 'bench-' || i, 'name', (sample.doc ->> 'name') || ' ' || i))::json AS doc,
            (sample.summary::jsonb || jsonb_build_object('displayName', (sample.summary ->> 'displayName') || ' ' || i,
              'searchText', lower((sample.summary ->> 'displayName') || ' ' || i)))::json AS summary
          FROM generate_series(${start}::int, ${end}::int) AS i JOIN sample ON sample.at = i % ${known}
        ), documents AS (
          INSERT INTO document (id, kind, name, name_key, identity_key, doc, summary, version, revision, author_id, time)
          SELECT id, ${kind}, name, ${digestOfName}, ${digestOfName}, doc, summary, 1, ${first}::bigint + i, author_id, time FROM made
        )
        INSERT INTO history (kind, document_id, name, action, version, revision, after, author_id, time)
        SELECT ${kind}, id, name, 'create', 1, ${first}::bigint + i, doc, author_id, time FROM made`);
      await tx.execute(`UPDATE kind_revision SET value = ${first + end} WHERE kind = ${kind}`);
    };
    await runTransaction(queries, write, { patience: null, statementLimit: 0 });
  }
}
