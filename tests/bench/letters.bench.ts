/**
 * 10,000 letters of authority of 80 carriers, over HTTP: their plan, their import while its progress is asked for, a second import, one that is
 * cancelled while the server reads it, and their export.
 */
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { type BenchRow, reportBench } from '../support/bench.ts';
import { ApiClient } from '../support/contract/ApiClient.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { originOf, spawnServer } from '../support/contract/spawnServer.ts';
import { makeDataFolder } from '../support/dataFolder.ts';

const letters = 10_000;
/** Milliseconds. */
const limits = { import: 20_000 };
/** Of each import: its progress is asked for by it, and it is cancelled by it. */
const importId = '7d3c1c52-6a1e-4c55-9f0a-1d0c3b2a9e01';

const dataDir = makeDataFolder('studio-bench-');
const server = spawnServer(dataDir);
try {
  const client = await new ApiClient({ origin: await originOf(server, 300_000) }).signIn('admin');
  await bench(client);
} finally {
  await server.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

async function bench(client: ApiClient): Promise<void> {
  const file = fileBody('letters.xml', await lettersFile(client));
  const times: BenchRow[] = [];
  const measure = async (name: string, work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    const took = Math.round(performance.now() - start);
    times.push({ case: name, ms: took });
    return took;
  };
  const importFile = () =>
    callAsBrowser(client, 'importLettersOfAuthority', { ...file, query: { importId } });
  await measure('plan', () => callAsBrowser(client, 'planLettersOfAuthority', file));
  const waits: number[] = [];
  const steps = new Set<string>();
  let isDone = false;
  const watch = async () => {
    while (!isDone) {
      const start = performance.now();
      const progress = await progressOf(client);
      waits.push(performance.now() - start);
      if (progress !== null) steps.add(JSON.stringify(progress));
    }
  };
  const watching = watch();
  const took = await measure('import', importFile);
  isDone = true;
  await watching;
  times.push({ case: 'another call meanwhile, at most', ms: Math.round(Math.max(...waits)) });
  times.push({ case: 'different states of the progress that were answered', count: steps.size });
  await measure('import of the same', importFile);
  const cancelled = await cancelImport(client, file);
  times.push({ case: 'from a cancellation until it is over', ms: Math.round(cancelled) });
  await measure('export', () => callAsBrowser(client, 'exportLettersOfAuthority'));
  const missed = took > limits.import ? [`import: ${took} ms, allowed ${limits.import}`] : [];
  if (steps.size < 2) missed.push(`progress: ${steps.size} states were answered.`);
  reportBench(`${letters} letters of authority (load ${loadavg()[0]?.toFixed(1)})`, times, missed);
}

async function progressOf(client: ApiClient) {
  return (await client.call('getLetterImportProgress', { query: { importId } })).body(200).progress;
}

/** Goes away from an import that the server has begun. @returns milliseconds until the server has given it up */
async function cancelImport(
  client: ApiClient,
  { headers, body }: ReturnType<typeof fileBody>,
): Promise<number> {
  const { token } = (await client.call('createTemporaryToken')).body(200);
  const leaving = new AbortController();
  const sending = fetch(
    `${client.origin}/importLOA/CarrierLOAImportServlet?t=${token}&importId=${importId}`,
    {
      method: 'POST',
      headers: {
        'content-type': String(headers?.['content-type']),
        cookie: `${client.cookieName}=${client.loginToken}`,
      },
      body: new Uint8Array(body as Buffer),
      signal: leaving.signal,
    },
  ).then(
    () => false,
    () => true,
  );
  while ((await progressOf(client)) === null) await new Promise((resolve) => setImmediate(resolve));
  const start = performance.now();
  leaving.abort();
  if (!(await sending)) throw new Error('The import was over before it was cancelled.');
  while ((await progressOf(client)) !== null) await new Promise((resolve) => setImmediate(resolve));
  return performance.now() - start;
}

/** A file in which every carrier issues letters to many agencies. */
async function lettersFile(client: ApiClient): Promise<string> {
  const [carriers, agencies] = [await idsOf(client, 2), await idsOf(client, 1)];
  const rows = Array.from({ length: letters }, (_, index) => {
    const [issuer = '', agency = ''] = [carriers[index % carriers.length], agencies[index % agencies.length]];
    const parties = `<issuer><id>${issuer}</id></issuer><agency><id>${agency}</id></agency>`;
    const rest = '<state>IA</state><state>NE</state><line>Property</line><note>Binding authority.</note>';
    return `<letter><number>B-${index}</number>${parties}<effective>2026-01-01</effective>${rest}</letter>`;
  });
  return `<lettersOfAuthority xmlns="urn:studio:loa:1" issuedBy="carriers">\n${rows.join('\n')}\n</lettersOfAuthority>`;
}

async function idsOf(client: ApiClient, organizationType: number): Promise<string[]> {
  const query = { organizationType, numberOfRows: 100 };
  return (await client.call('filterOrganizations', { query })).body(200).records.map(({ id }) => id);
}
