/** 10,000 letters of authority of 80 carriers, over HTTP: their plan, import, second import and export. */
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
  const importFile = () => callAsBrowser(client, 'importLettersOfAuthority', file);
  await measure('plan', () => callAsBrowser(client, 'planLettersOfAuthority', file));
  const waits: number[] = [];
  let isDone = false;
  const watch = async () => {
    while (!isDone) {
      const start = performance.now();
      await client.call('listActions', { query: { uri: '/Organization:null' } });
      waits.push(performance.now() - start);
    }
  };
  const watching = watch();
  const took = await measure('import', importFile);
  isDone = true;
  await watching;
  times.push({ case: 'another call meanwhile, at most', ms: Math.round(Math.max(...waits)) });
  await measure('import of the same', importFile);
  await measure('export', () => callAsBrowser(client, 'exportLettersOfAuthority'));
  const missed = took > limits.import ? [`import: ${took} ms, allowed ${limits.import}`] : [];
  reportBench(`${letters} letters of authority (load ${loadavg()[0]?.toFixed(1)})`, times, missed);
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
