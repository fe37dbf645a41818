/**
 * Form templates, on the embedded database and on PostgreSQL, over HTTP: how long it takes to save one with 500 and one with 2,000
 * fields; and the list of 20,000 of them on the embedded database, page by page, searched and filtered, for one client and for eight at
 * once; and what looks at many forms at once: the graph, and what publishing and marking will change. Lists and these are measured on a
 * server that runs as a process of its own.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UiFormTemplate } from '@studio/api';
import { createServer } from '../../apps/server/src/createServer.ts';
import { largeForm } from '../../apps/server/src/demo/forms/largeForm.ts';
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';
import { ApiClient } from '../support/contract/ApiClient.ts';
import { originOf, spawnServer } from '../support/contract/spawnServer.ts';
import { startPostgres } from '../support/postgres.ts';
import { startStudio } from '../support/studioServer.ts';
import { listCases } from './forms/listCases.ts';
import { seedForms } from './forms/seedForms.ts';
import { measure } from './lists/measure.ts';

/** Fields, and the milliseconds that p95 of a save may take. */
const saves = [
  { fields: 500, limit: 150 },
  { fields: 2000, limit: 500 },
];
const savesOfRound = 20;
const rounds = 3;
const forms = 20_000;
const one = { clients: 1, calls: 20, runs: rounds };
const eight = { clients: 8, calls: 6, runs: rounds };
/** Milliseconds, p95. */
const limits = { alone: 50, together: 200 };

const rows: BenchRow[] = [];
const missed: string[] = [];

await benchSaves('embedded');
{
  await using postgres = await startPostgres({ isDurable: true });
  await benchSaves('PostgreSQL', await postgres.createDatabase());
}
await benchLists();
reportBench(`Form templates (milliseconds; medians of ${rounds} rounds)`, rows, missed);

async function benchSaves(database: string, databaseUrl?: string): Promise<void> {
  await using studio = await startStudio(databaseUrl === undefined ? {} : { databaseUrl });
  const client = await new ApiClient({ origin: studio.url }).signIn('admin');
  for (const { fields, limit } of saves) {
    const id = await makeForm(client, fields);
    const taken: number[][] = [];
    for (let round = 0; round < rounds; round += 1) taken.push(await saveOften(client, id, round));
    const [p50, p95] = [0.5, 0.95].map((share) => median(taken.map((times) => percentile(times, share))));
    note(`${database}: a save with ${fields} fields`, { alone: { p50, p95 }, limit });
  }
}

async function makeForm(client: ApiClient, fields: number): Promise<string> {
  const { fields: made, sections, uniqueName, name } = largeForm(`Bench ${fields}`, 'Bench', fields);
  const byId = new Map(made.map(({ id, ...rest }) => [id, rest]));
  const toBody = (id: string) => {
    const { name: variableName = '', type = 0, label = '', dataSetName = null } = byId.get(id) ?? {};
    return { label, fieldTemplate: { variableName, type, dynamicDataSet: dataSetName } };
  };
  const body = {
    formTemplate: { uniqueName, displayName: name, type: 1 },
    sections: (sections ?? []).map(({ label, rows: all }) => ({
      label,
      rows: all.map((row) => ({ fields: row.map(toBody) })),
    })),
  };
  return (await client.call('createFormTemplate', { body: body as never })).body(201).id;
}

/** Milliseconds of each save. A save changes one label. */
async function saveOften(client: ApiClient, id: string, round: number): Promise<number[]> {
  const times: number[] = [];
  const path = `/rest/UIFormTemplate/${id}`;
  let last = await client.send('GET', path);
  for (let save = 0; save < savesOfRound; save += 1) {
    const doc = JSON.parse(String(last.body)) as UiFormTemplate;
    const field = doc.sections[0]?.rows[0]?.fields[0];
    if (field) field.label = `Changed ${round} ${save}`;
    const body = JSON.stringify(doc);
    const headers = { 'if-match': last.headers.etag, 'content-type': 'application/json' };
    const start = performance.now();
    last = await client.send('POST', path, { headers, body });
    times.push(performance.now() - start);
    if (last.status !== 200) throw new Error(`A save answered ${last.status}.`);
  }
  return times;
}

async function benchLists(): Promise<void> {
  const server = spawnServer(await prepareFolder());
  try {
    const client = await new ApiClient({ origin: await originOf(server, 300_000) }).signIn('admin');
    const { totalRecords } = (await client.call('listFormTemplates')).body(200);
    for (const each of listCases(totalRecords)) {
      // The first call of an order makes it.
      await client.send('GET', each.target(0));
      const alone = await measure(client, each, one);
      const together = await measure(client, each, eight);
      note(`${totalRecords} forms: ${each.name}`, { alone, together, limit: limits.alone });
    }
    await benchViews(client, totalRecords);
  } finally {
    await server.end('SIGTERM');
  }
}

/** What reads much of all forms. No figure is set for it. */
async function benchViews(client: ApiClient, total: number): Promise<void> {
  const graph = '/rest/UIFormTemplate/graph';
  await benchCalls(`${total} forms: the graph of a type`, () => client.send('GET', `${graph}?type=1`));
  const oneForm = `${graph}?formTemplateUniqueName=Bench7`;
  await benchCalls(`${total} forms: the graph of one`, () => client.send('GET', oneForm));
  const filterUri = '/UIFormTemplate?status=0';
  const query = { filterUri, sortBy: 'type', numberOfRows: 100 } as const;
  const drafts = (await client.call('listFormTemplates', { query })).body(200);
  const hundred = { ids: drafts.records.map(({ id }) => id) };
  const all = { filterUri, excludedIds: [], expectedCount: drafts.totalRecords };
  const previews = [
    { title: 'publishing 1', action: 'publish', selection: { ids: hundred.ids.slice(0, 1) } },
    { title: 'publishing 100', action: 'publish', selection: hundred },
    { title: 'marking 100', action: 'markInProduction', selection: hundred },
    { title: `publishing all ${drafts.totalRecords} drafts`, action: 'publish', selection: all },
  ];
  for (const { title, action, selection } of previews) {
    const headers = { 'content-type': 'application/json' };
    const target = `/rest/FormTemplateSet/preview?action=${action}`;
    const body = JSON.stringify(selection);
    await benchCalls(`${total} forms: preview of ${title}`, () =>
      client.send('POST', target, { headers, body }),
    );
  }
}

async function benchCalls(name: string, call: () => ReturnType<ApiClient['send']>): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < 2 * rounds; run += 1) {
    const start = performance.now();
    const { status } = await call();
    times.push(performance.now() - start);
    if (status !== 200) throw new Error(`${name}: answered ${status}.`);
  }
  note(name, { alone: { p50: median(times), p95: percentile(times, 0.95) } });
}

/** A studio with demo content and the forms besides, made once in the folder that BENCH_DATA names, or that of the system. */
async function prepareFolder(): Promise<string> {
  const folder = join(process.env['BENCH_DATA'] ?? join(tmpdir(), 'studio-bench-forms'), String(forms));
  const finished = join(folder, 'prepared');
  if (existsSync(finished)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const server = await createServer({ dataDir: folder, demo: true });
  await server.close();
  await seedForms(folder, forms);
  writeFileSync(finished, '');
  return folder;
}

interface Measured {
  p50: number | undefined;
  p95: number | undefined;
}

function note(name: string, of: { alone: Measured; together?: Measured; limit?: number }): void {
  const { alone, together, limit } = of;
  const round = (value: number | undefined) => Math.round((value ?? Number.NaN) * 10) / 10;
  rows.push({
    case: name,
    p50: round(alone.p50),
    p95: round(alone.p95),
    ...(together && { 'p95, 8 clients': round(together.p95) }),
  });
  if (limit !== undefined && round(alone.p95) > limit)
    missed.push(`${name}: p95 ${round(alone.p95)} ms, allowed ${limit}`);
  if (together && round(together.p95) > limits.together) {
    missed.push(`${name}, 8 clients: p95 ${round(together.p95)} ms, allowed ${limits.together}`);
  }
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
