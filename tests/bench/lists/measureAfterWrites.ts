import { percentile } from '../../support/bench.ts';
import type { ApiClient } from '../../support/contract/ApiClient.ts';
import { staticSet } from '../../support/contract/dataSetBodies.ts';
import type { BenchCase } from './cases.ts';
import type { Timing } from './measure.ts';

/** Times a list that is loaded right after a write, when it has to take in what has changed. */
export async function measureAfterWrites(
  client: ApiClient,
  { target }: BenchCase,
  calls: number,
): Promise<Timing> {
  const path = { dataSetName: 'Written between lists' };
  const body = staticSet(path.dataSetName);
  let { etag } = await client.call('createDataSet', { body });
  const samples: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const change = { ...body, description: `Change ${call}` };
    const written = await client.call('updateDataSet', { path, body: change, headers: { 'if-match': etag } });
    written.body(200);
    etag = written.etag;
    const start = performance.now();
    const { status } = await client.send('GET', target(call));
    samples.push(performance.now() - start);
    if (status !== 200) throw new Error(`${target(call)} answered ${status}.`);
  }
  const query = path;
  (await client.call('deleteDataSet', { query, headers: { 'if-match': etag } })).body(204);
  return { p50: percentile(samples, 0.5), p95: percentile(samples, 0.95), max: Math.max(...samples) };
}
