import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { ApiClient } from '../../support/contract/ApiClient.ts';
import { staticSet } from '../../support/contract/dataSetBodies.ts';

/** What the thread of the clients is given. */
export interface ClientsData {
  origin: string;
  clients: number;
  seconds: number;
}

/** What became of one kind of call: how long each took in milliseconds, and how many were not answered with 200. */
export interface CallTimes {
  call: 'list' | 'document' | 'save';
  samples: number[];
  refused: number;
}

type Call = CallTimes['call'];

/** A fifth of the calls are saves; what is read is half lists, half documents. */
const order: readonly Call[] = ['list', 'document', 'save', 'list', 'document'];
const lists = [
  '',
  '?startIndex=50',
  '?sortBy=timeLastModified&sortDirection=desc',
  `?filterUri=${encodeURIComponent('/DataSet?name=ro')}`,
  '?sortBy=type',
];

const { origin, clients, seconds } = workerData as ClientsData;
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const admin = await new ApiClient({ origin }).signIn('admin');
const times = new Map<Call, CallTimes>();
const headers = {
  cookie: `${admin.cookieName}=${admin.loginToken}`,
  'x-client-id': admin.clientId,
  'x-console-type': 'studio',
  'content-type': 'application/json',
};

async function send(method: string, path: string, body?: string): Promise<number> {
  const extra = body === undefined ? {} : { 'if-match': '*' };
  const call = request(`${origin}${path}`, { method, agent, headers: { ...headers, ...extra } });
  call.end(body);
  const [response] = await once(call, 'response');
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

function make(call: Call, client: number, turn: number): Promise<number> {
  if (call === 'list') return send('GET', `/rest/DataSet/filter${lists[(client + turn) % lists.length]}`);
  const path = `/rest/DataSet/${encodeURIComponent(nameOf(client))}`;
  if (call === 'document') return send('GET', path);
  return send('POST', path, JSON.stringify(staticSet(nameOf(client), { description: `Turn ${turn}` })));
}

function nameOf(client: number): string {
  return `Set of client ${client}`;
}

async function work(client: number, until: number): Promise<void> {
  for (let turn = client; performance.now() < until; turn += 1) {
    const call = order[turn % order.length] ?? 'list';
    const begun = performance.now();
    const status = await make(call, client, turn);
    const noted = times.get(call) ?? { call, samples: [], refused: 0 };
    times.set(call, noted);
    noted.samples.push(performance.now() - begun);
    if (status !== 200) noted.refused += 1;
  }
}

for (let client = 0; client < clients; client += 1) {
  await admin.call('createDataSet', { body: staticSet(nameOf(client)) });
}
const until = performance.now() + seconds * 1000;
await Promise.all(Array.from({ length: clients }, (_, client) => work(client, until)));
agent.destroy();
parentPort?.postMessage([...times.values()]);
