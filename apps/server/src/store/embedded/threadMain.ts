/**
 * The thread of the embedded database, started by `DatabaseThread`: it opens the database and answers one request after the
 * other. PostgreSQL in WebAssembly computes, and waits for its files, without ever yielding; here it blocks no one.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Results, types } from '@electric-sql/pglite';
import { fault } from '../../fault.ts';
import { reportFailure } from './endOnFailure.ts';
import { openCluster } from './openCluster.ts';
import {
  errorTexts,
  type ThreadData,
  type ThreadError,
  type ThreadMessage,
  type ThreadRequest,
} from './ThreadMessage.ts';

const port = parentPort ?? fault('This is a thread of the server.');
const { directory, module: pgliteWasmModule } = workerData as ThreadData;

/** Types that drizzle reads itself, and JSON, which is cheaper to hand over as text than taken apart. */
const asText = [
  ...[types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE],
  ...[types.JSON, types.JSONB],
  // Arrays of numeric, timestamp, timestamptz, interval and date.
  ...[1231, 1115, 1185, 1187, 1182],
];
const parsers = Object.fromEntries(asText.map((type) => [type, (value: string) => value]));

function send(message: ThreadMessage): void {
  port.postMessage(message);
}

/** Says why, has the server's thread end the process, and never gives PostgreSQL a chance to go on. */
function fail(reason: string): never {
  reportFailure(reason);
  send({ what: 'failed' });
  const never = new Int32Array(new SharedArrayBuffer(4));
  for (;;) Atomics.wait(never, 0, 0);
}

function describe(error: unknown): ThreadError {
  if (!(error instanceof Error)) return { message: String(error) };
  const values = error as unknown as Readonly<Record<string, unknown>>;
  const texts = errorTexts.filter((name) => typeof values[name] === 'string');
  return { message: error.message, ...Object.fromEntries(texts.map((name) => [name, values[name]])) };
}

async function run(pglite: PGlite, request: ThreadRequest): Promise<Results> {
  if (request.what === 'query') {
    return pglite.query(request.text, request.params, { rowMode: request.rowMode, parsers });
  }
  if (request.what === 'close') await pglite.close();
  const results = request.what === 'script' ? await pglite.exec(request.text, { parsers }) : [];
  return results.at(-1) ?? { rows: [], fields: [], affectedRows: 0 };
}

async function answer(pglite: PGlite, request: ThreadRequest): Promise<void> {
  const start = process.threadCpuUsage();
  const processorMs = () => {
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  };
  const { id } = request;
  try {
    const result = await run(pglite, request);
    send({ what: 'result', id, result, processorMs: processorMs() });
  } catch (error) {
    send({ what: 'error', id, error: describe(error), processorMs: processorMs() });
  }
}

try {
  const pglite = await (directory === null
    ? PGlite.create({ pgliteWasmModule })
    : openCluster(directory, { pgliteWasmModule, fail }));
  pglite.onNotification((channel, text) => send({ what: 'notice', channel, text }));
  port.on('message', (request: ThreadRequest) => void answer(pglite, request));
  send({ what: 'opened' });
} catch (error) {
  send({ what: 'notOpened', error: describe(error) });
}
