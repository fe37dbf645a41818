/**
 * Data sets of 5 MB, and of 100,000 items, made, changed and read while another client asks whether the server is well, on its own PostgreSQL
 * and on one of DATABASE_URL: how long each takes, and how long it holds up the other one.
 */
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type BenchRow, percentile, reportBench } from '../support/bench.ts';
import { ApiClient } from '../support/contract/ApiClient.ts';
import { item, staticSet, toWrite } from '../support/contract/dataSetBodies.ts';
import { startPostgres } from '../support/postgres.ts';
import { startStudio } from '../support/studioServer.ts';

/**
 * Items and characters of each label: 5 MB of few long and of many short texts, and the largest set that the contract allows. `limitMs`: how
 * long another call may wait.
 */
const shapes = [
  { items: 5000, characters: 940, limitMs: 50 },
  { items: 20_000, characters: 205, limitMs: 50 },
  { items: 100_000, characters: 20, limitMs: 250 },
];
const changes = 9;
const askedEveryMs = 5;

const rows: BenchRow[] = [];
const missed: string[] = [];

await bench('its own');
{
  await using postgres = await startPostgres({ isDurable: true });
  await bench('DATABASE_URL', await postgres.createDatabase());
}
reportBench('Large data sets (milliseconds)', rows, missed);

async function bench(database: string, databaseUrl?: string): Promise<void> {
  await using studio = await startStudio(databaseUrl === undefined ? {} : { databaseUrl });
  const client = await new ApiClient({ origin: studio.url }).signIn('admin');
  const idle = await whileAsked(studio.url, () => delay(2000));
  note(`${database}: nothing else`, idle);
  for (const { items, characters, limitMs } of shapes) {
    const name = `Large with ${items} items`;
    const path = { dataSetName: name };
    const body = largeSet(name, items, characters);
    const made = await whileAsked(studio.url, async () => {
      (await client.call('createDataSet', { body })).body(201);
    });
    judge(`${database}: ${items} items made`, [made], limitMs);
    const saves: Asked[] = [];
    const reads: Asked[] = [];
    for (let change = 0; change < changes; change += 1) {
      const current = await client.call('getDataSet', { path });
      const description = `Change ${change}`;
      saves.push(
        await whileAsked(studio.url, async () => {
          const headers = { 'if-match': current.etag };
          const next = toWrite(current.body(200), { description });
          (await client.call('updateDataSet', { path, body: next, headers })).body(200);
        }),
      );
      reads.push(
        await whileAsked(studio.url, async () => {
          (await client.send('GET', `/rest/DataSet/${encodeURIComponent(name)}`)).status;
        }),
      );
    }
    judge(`${database}: ${items} items changed`, saves, limitMs);
    judge(`${database}: ${items} items read`, reads, limitMs);
  }
}

interface Asked {
  /** Milliseconds of the work. */
  took: number;
  /** Milliseconds until the other client was answered, each time. */
  answers: number[];
}

/** Asks from a thread of its own: this one has large bodies to write and read. */
async function whileAsked(url: string, work: () => Promise<unknown>): Promise<Asked> {
  const asking = new Worker(new URL('./largeDocuments/askHealth.ts', import.meta.url), {
    workerData: { url, everyMs: askedEveryMs },
  });
  try {
    await once(asking, 'message');
    const start = performance.now();
    await work();
    const took = performance.now() - start;
    asking.postMessage('stop');
    const [answers] = (await once(asking, 'message')) as [number[]];
    return { took, answers: answers.slice(1) };
  } finally {
    await asking.terminate();
  }
}

function judge(name: string, tries: readonly Asked[], limitMs: number): void {
  const longest = percentile(
    tries.map(({ answers }) => Math.max(...answers)),
    0.5,
  );
  note(name, {
    took: percentile(
      tries.map(({ took }) => took),
      0.5,
    ),
    answers: tries.flatMap(({ answers }) => answers),
  });
  if (longest > limitMs) missed.push(`${name}: others waited ${Math.round(longest)} ms, allowed ${limitMs}`);
}

function note(name: string, { took, answers }: Asked): void {
  const [p50, p95] = [0.5, 0.95].map((share) => Math.round(percentile(answers, share)));
  rows.push({
    case: name,
    took: Math.round(took),
    p50: p50 ?? 0,
    p95: p95 ?? 0,
    max: Math.round(Math.max(...answers)),
  });
}

function largeSet(name: string, items: number, characters: number) {
  return staticSet(name, {
    items: Array.from({ length: items }, (_, index) =>
      item(`Label of item ${index} `.padEnd(characters, 'long description words '), `V${index}`, index, {
        grouping: `Group ${Math.floor(index / 500)}`,
      }),
    ),
  });
}
