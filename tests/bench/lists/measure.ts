import { percentile } from '../../support/bench.ts';
import type { ApiClient } from '../../support/contract/ApiClient.ts';
import type { BenchCase } from './cases.ts';

/** Milliseconds, each the median over the runs. */
export interface Timing {
  p50: number;
  p95: number;
  max: number;
}

export interface MeasureOptions {
  /** How many clients call at once, each one call after the other. */
  clients: number;
  /** Calls of each client in one run. */
  calls: number;
  runs: number;
}

/** Times a case. Throws when a call is not answered with 200. */
export async function measure(
  client: ApiClient,
  benchCase: BenchCase,
  options: MeasureOptions,
): Promise<Timing> {
  const runs: Timing[] = [];
  for (let run = 0; run < options.runs; run += 1)
    runs.push(await measureOnce(client, benchCase, options, run));
  return {
    p50: median(runs.map(({ p50 }) => p50)),
    p95: median(runs.map(({ p95 }) => p95)),
    max: median(runs.map(({ max }) => max)),
  };
}

async function measureOnce(
  client: ApiClient,
  { target }: BenchCase,
  { clients, calls }: MeasureOptions,
  run: number,
): Promise<Timing> {
  const samples: number[] = [];
  const work = async (worker: number) => {
    for (let call = 0; call < calls; call += 1) {
      const path = target((run * clients + worker) * calls + call);
      const start = performance.now();
      const { status } = await client.send('GET', path);
      samples.push(performance.now() - start);
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, worker) => work(worker)));
  return { p50: percentile(samples, 0.5), p95: percentile(samples, 0.95), max: Math.max(...samples) };
}

function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
