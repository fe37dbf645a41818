/**
 * Lists of 1,000, 100,000 and 1,000,000 data sets, answered by the column store in memory and by PostgreSQL with an index for every order and
 * one of trigrams, in one process and on the same database, in turns: pages, searches, counts, and what either costs to be kept.
 * BENCH_SIZES=1000,100000 leaves out the largest.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { registry } from '../../apps/server/src/kinds/registry.ts';
import { KindList } from '../../apps/server/src/lists/KindList.ts';
import type { RowFilter } from '../../apps/server/src/lists/RowFilter.ts';
import type { SortDirection } from '../../apps/server/src/lists/rowOrder.ts';
import type { Queries } from '../../apps/server/src/store/Database.ts';
import { openDatabase } from '../../apps/server/src/store/openDatabase.ts';
import { runTransaction } from '../../apps/server/src/store/runTransaction.ts';
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';
import { prepareFolder } from './lists/prepareFolder.ts';

const sizes = (process.env['BENCH_SIZES'] ?? '1000,100000,1000000').split(',').map(Number);
const numberOfRows = 25;
const calls = 25;
const kind = 'DataSet';
/** The columns of the list by what they are called in the table. */
const columns = {
  name: 'name',
  type: 'type',
  description: 'description',
  lastModifiedBy: 'author',
  timeLastModified: 'time',
};

interface Page {
  sortBy: keyof typeof columns;
  direction: SortDirection;
  startIndex: number;
  /** What the name contains, in lower case; null for any. */
  search: string | null;
}

const first = { startIndex: 0, numberOfRows };
const keys: { at: { name: string; id: string } | null } = { at: null };
const rows: BenchRow[] = [];
for (const size of sizes) await bench(size);
reportBench('Lists by the column store and by SQL (milliseconds, MB)', rows);

async function bench(size: number): Promise<void> {
  const dataDir = await prepareFolder(size);
  const database = await openDatabase({ databaseUrl: null, dataDir, engine: 'postgres' });
  try {
    const { queries } = database;
    keys.at = null;
    const note = (name: string, store: number, bySql: number, more: object = {}) => {
      const row = { size, case: name, store: round(store), SQL: round(bySql), ...more };
      rows.push(row);
      console.log(JSON.stringify(row));
    };
    const made = await timed(() => makeTable(queries));
    const before = await residentMegabytes();
    const { columns: ordered, related } = registry.moduleOf(kind);
    const list = new KindList(queries, kind, ordered, related);
    const warmed = await timed(() => list.warm(AbortSignal.timeout(600_000)));
    for (const sortBy of Object.keys(columns))
      await list.select({ filter: null, sortBy, direction: 'asc' }, first);
    const memory = (await residentMegabytes()) - before;
    const total = (await list.select({ filter: null, sortBy: 'name', direction: 'asc' }, first)).total;
    note('made ready, s', warmed / 1000, made / 1000);
    note('kept in memory, on the disk', memory, await tableMegabytes(queries));
    for (const [name, page] of Object.entries(pagesOf(total))) {
      const store = await measure(() =>
        list.select({ ...page, filter: filterOf(page) }, { ...first, startIndex: page.startIndex }),
      );
      const bySql = await measure(() => selectPage(queries, page));
      const rest = {
        'p50, store': store.p50,
        'p50, SQL': bySql.p50,
        'p95, store': store.p95,
        'p95, SQL': bySql.p95,
      };
      note(name, store.best, bySql.best, { ratio: round(bySql.best / store.best), ...rest });
    }
    const uncounted = await measure(() => selectPage(queries, pageOf({ sortBy: 'description' }), false));
    note('description asc, first page, without its count', 0, uncounted.best);
    const counting = await measure(() => queries.execute('SELECT count(*) FROM listed'));
    note('count of all', 0, counting.best);
    const after = await measure(() => nextPage(queries, Math.floor(total / 2)));
    note('middle page by name, from a key on', 0, after.best);
    const written = await measure(() =>
      queries.execute(
        `UPDATE listed SET time = time + 1, description = description || ' ' WHERE id = (SELECT id FROM listed OFFSET ${Math.floor(Math.random() * 500)} LIMIT 1)`,
      ),
    );
    note('one row written', 0, written.best);
  } finally {
    await database.close();
  }
}

function pageOf(given: Partial<Page>): Page {
  return { sortBy: 'name', direction: 'asc', startIndex: 0, search: null, ...given };
}

function pagesOf(total: number): Record<string, Page> {
  const orders = (Object.keys(columns) as (keyof typeof columns)[]).flatMap((sortBy) =>
    (['asc', 'desc'] as const).map((direction) => [
      `${sortBy} ${direction}, first page`,
      pageOf({ sortBy, direction }),
    ]),
  );
  return {
    ...Object.fromEntries(orders),
    'name asc, middle page': pageOf({ startIndex: Math.floor(total / 2) }),
    'description asc, last page': pageOf({ sortBy: 'description', startIndex: Math.max(0, total - 100) }),
    'search of 1 character': pageOf({ search: 'a' }),
    'search of 3 characters': pageOf({ search: 'roo' }),
    'search of 8 characters': pageOf({ search: 'ng class' }),
    'search without a match': pageOf({ search: 'zzz' }),
    'search of 3 characters by time, page 20': pageOf({
      search: 'roo',
      sortBy: 'timeLastModified',
      direction: 'desc',
      startIndex: 500,
    }),
  };
}

function filterOf({ search }: Page): RowFilter | null {
  // Another key each time: what the store keeps of the last filters would answer for it.
  return search === null ? null : { key: `${search} ${Math.random()}`, search, matches: null };
}

/** A row for each data set with what its list shows, sorts and searches by, and every order as an index. */
async function makeTable(queries: Queries): Promise<void> {
  const make = async (tx: Queries) => {
    await tx.execute('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await tx.execute('DROP TABLE IF EXISTS listed');
    await tx.execute(`
      CREATE TABLE listed AS SELECT document.id, document.name COLLATE "en-x-icu" AS name, lower(document.name) AS search_text,
        (document.summary ->> 'type')::int AS type, (document.summary ->> 'description') COLLATE "en-x-icu" AS description,
        app_user.name COLLATE "en-x-icu" AS author, document.time, document.version, document.revision
      FROM document JOIN app_user ON app_user.id = document.author_id WHERE kind = '${kind}'`);
    await tx.execute('ALTER TABLE listed ADD PRIMARY KEY (id)');
    await tx.execute('CREATE INDEX ON listed (name, id)');
    for (const column of Object.values(columns).filter((each) => each !== 'name')) {
      for (const direction of ['ASC', 'DESC'])
        await tx.execute(`CREATE INDEX ON listed (${column} ${direction}, name, id)`);
    }
    await tx.execute('CREATE INDEX ON listed USING gin (search_text gin_trgm_ops)');
  };
  await runTransaction(queries, make, { patience: null, statementLimit: 0 });
  await queries.execute('VACUUM ANALYZE listed');
}

async function selectPage(queries: Queries, page: Page, isCounted = true): Promise<void> {
  const { sortBy, direction, startIndex, search } = page;
  const where = search === null ? 'true' : `search_text LIKE '%${search}%'`;
  const order =
    sortBy === 'name' ? `name ${direction}, id ${direction}` : `${columns[sortBy]} ${direction}, name, id`;
  await Promise.all([
    queries.execute(
      `SELECT * FROM listed WHERE ${where} ORDER BY ${order} LIMIT ${numberOfRows} OFFSET ${startIndex}`,
    ),
    isCounted ? queries.execute(`SELECT count(*) FROM listed WHERE ${where}`) : null,
  ]);
}

async function nextPage(queries: Queries, startIndex: number): Promise<void> {
  keys.at ??= await keyAt(queries, startIndex);
  const { name, id } = keys.at;
  await queries.execute(
    `SELECT * FROM listed WHERE (name, id) > ('${name}', '${id}') ORDER BY name, id LIMIT ${numberOfRows}`,
  );
}

async function keyAt(queries: Queries, startIndex: number): Promise<{ name: string; id: string }> {
  const found: unknown = await queries.execute(
    `SELECT name, id FROM listed ORDER BY name, id LIMIT 1 OFFSET ${startIndex}`,
  );
  const [key] = (found as { rows: { name: string; id: string }[] }).rows;
  if (key === undefined) throw new Error('There is no such row.');
  return key;
}

async function tableMegabytes(queries: Queries): Promise<number> {
  const found: unknown = await queries.execute(
    `SELECT pg_total_relation_size('listed')::float8 / 1048576 AS size`,
  );
  return (found as { rows: { size: number }[] }).rows[0]?.size ?? Number.NaN;
}

async function residentMegabytes(): Promise<number> {
  globalThis.gc?.();
  await delay(500);
  globalThis.gc?.();
  return process.memoryUsage().rss / 1_048_576;
}

interface Timing {
  /** The shortest, which says most on a machine that others work on. */
  best: number;
  p50: number;
  p95: number;
}

async function measure(call: () => Promise<unknown>): Promise<Timing> {
  for (let warmUp = 0; warmUp < 3; warmUp += 1) await call();
  const samples: number[] = [];
  for (let each = 0; each < calls; each += 1) samples.push(await timed(call));
  const [best, p50, p95] = [0, 0.5, 0.95].map((share) => round(percentile(samples, share)));
  return { best: best ?? Number.NaN, p50: p50 ?? Number.NaN, p95: p95 ?? Number.NaN };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
