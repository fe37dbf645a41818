import { setTimeout as delay } from 'node:timers/promises';
import type { ApiClient } from '../../support/contract/ApiClient.ts';
import { staticSet } from '../../support/contract/dataSetBodies.ts';

/** What became of one kind of call. */
export interface Probe {
  name: string;
  /** How long each call took, in milliseconds. */
  samples: number[];
  /** How many calls were not answered with 200. */
  refused: number;
  /** Whether it must be answered whatever is written meanwhile. */
  isRead: boolean;
}

interface ProbeCall {
  name: string;
  everyMs: number;
  isRead: boolean;
  /** Answers the status. */
  call: () => Promise<number>;
}

/** Reads, signs in and saves over and over until the signal ends. There must be the data sets `Watched` and `Saved`. */
export async function probeServer(client: ApiClient, signal: AbortSignal): Promise<Probe[]> {
  const get = async (path: string) => (await client.send('GET', path)).status;
  const save = async () => {
    const body = staticSet('Saved', { description: String(performance.now()) });
    const headers = { 'if-match': '*' };
    return (await client.send('POST', '/rest/DataSet/Saved', { body, headers })).status;
  };
  const calls: ProbeCall[] = [
    { name: 'health', everyMs: 50, isRead: true, call: () => get('/health') },
    { name: 'document', everyMs: 50, isRead: true, call: () => get('/rest/DataSet/Watched') },
    { name: 'list', everyMs: 50, isRead: true, call: () => get('/rest/DataSet/filter') },
    // A password costs the processor on purpose.
    { name: 'sign-in', everyMs: 500, isRead: true, call: () => signInAsViewer(client) },
    { name: 'save', everyMs: 250, isRead: false, call: save },
  ];
  return Promise.all(calls.map((each) => repeat(each, signal)));
}

/** Answers the status. */
export async function signInAsViewer(client: ApiClient): Promise<number> {
  const body = { username: 'viewer', password: 'studio-demo' };
  return (await client.signedOut().send('POST', '/rest/Login', { body })).status;
}

async function repeat({ name, everyMs, isRead, call }: ProbeCall, signal: AbortSignal): Promise<Probe> {
  const samples: number[] = [];
  let refused = 0;
  while (!signal.aborted) {
    const start = performance.now();
    const status = await call().catch(() => 0);
    const took = performance.now() - start;
    samples.push(took);
    if (status !== 200) refused += 1;
    await delay(Math.max(0, everyMs - took));
  }
  return { name, samples, refused, isRead };
}
