import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { threadFile } from '../../ownFiles.ts';
import { addProcessorTime } from '../processorTime.ts';
import { Turns } from '../Turns.ts';
import { endProcess, reportFailure } from './endOnFailure.ts';
import type {
  CompiledModule,
  QueryResult,
  RowMode,
  ThreadData,
  ThreadError,
  ThreadMessage,
  ThreadRequest,
} from './ThreadMessage.ts';

/** What drizzle asks of a connection. */
export interface Connection {
  query(text: string, params?: unknown[], options?: { rowMode?: RowMode }): Promise<QueryResult>;
}

interface Waiting {
  resolve: (result: QueryResult) => void;
  reject: (error: Error) => void;
}

type Request = ThreadRequest extends infer Each ? (Each extends unknown ? Omit<Each, 'id'> : never) : never;

const jsonTypes = new Set([114, 3802]);

/** Node has it, but its types leave it to those of the DOM. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { compile: (bytes: Uint8Array) => Promise<CompiledModule> };
};

let compiling: Promise<CompiledModule> | undefined;

/** PostgreSQL in WebAssembly, for as many databases as this process opens: a thread that compiled it would keep it. */
function compileOnce(): Promise<CompiledModule> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  compiling ??= readFile(join(dirname(entry), 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes));
  return compiling;
}

/**
 * The embedded database in a thread of its own, as one connection: queries take turns, and a transaction has it until it
 * ends. A thread that fails or dies ends the process, as it is unknown then what of its work is on the disk.
 */
export class DatabaseThread implements Connection {
  readonly #worker: Worker;
  readonly #turns = new Turns(1);
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, Set<(text: string) => void>>();
  #lastId = 0;
  #isClosed = false;

  private constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (message: ThreadMessage) => this.#receive(message));
    worker.unref();
  }

  /**
   * Opens the database in a directory, which must be locked.
   * @param directory null for a database in memory, which keeps nothing
   */
  static async open(directory: string | null): Promise<DatabaseThread> {
    const workerData: ThreadData = { directory, module: await compileOnce() };
    const worker = new Worker(threadFile('store/embedded/threadMain.ts'), { workerData });
    const outlive = (reason: string) => {
      reportFailure(reason);
      endProcess();
    };
    worker.on('error', (error) => outlive(`the database's thread has failed: ${String(error)}`));
    const dead = () => outlive("the database's thread has ended.");
    worker.on('exit', dead);
    const opening = await new Promise<ThreadMessage>((resolve) => worker.once('message', resolve));
    if (opening.what === 'failed') endProcess();
    if (opening.what !== 'notOpened') return new DatabaseThread(worker);
    worker.off('exit', dead);
    await worker.terminate();
    throw toError(opening.error);
  }

  query(text: string, params?: unknown[], options?: { rowMode?: RowMode }): Promise<QueryResult> {
    return this.#alone(() => this.#query(text, params, options));
  }

  /** Runs work in a transaction, which ends with it: rolled back when the work throws. */
  transaction<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    return this.#alone(async () => {
      await this.#ask({ what: 'script', text: 'BEGIN' });
      let isOver = false;
      const query: Connection['query'] = async (...asked) => {
        if (isOver) throw new Error('The transaction is over.');
        return this.#query(...asked);
      };
      try {
        const result = await work({ query });
        isOver = true;
        const { command } = await this.#ask({ what: 'script', text: 'COMMIT' });
        if (command === 'ROLLBACK') throw new Error('The transaction was aborted by an error in it.');
        return result;
      } catch (error) {
        if (!isOver) {
          isOver = true;
          await this.#ask({ what: 'script', text: 'ROLLBACK' });
        }
        throw error;
      }
    });
  }

  /**
   * Listens to the notices of a channel.
   * @param channel a plain identifier in lower case
   * @returns unsubscribes
   */
  async listen(channel: string, onNotice: (text: string) => void): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(onNotice));
    await this.#alone(() => this.#ask({ what: 'script', text: `LISTEN ${channel}` }));
    return async () => {
      listeners.delete(onNotice);
      if (listeners.size > 0) return;
      await this.#alone(() => this.#ask({ what: 'script', text: `UNLISTEN ${channel}` }));
    };
  }

  /** Lets what was asked before finish, and closes the database. */
  close(): Promise<void> {
    return this.#alone(async () => {
      await this.#ask({ what: 'close' });
      this.#isClosed = true;
      this.#worker.removeAllListeners('exit');
      await this.#worker.terminate();
    });
  }

  async #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const leave = await this.#turns.take(null);
    try {
      return await work();
    } finally {
      leave?.();
    }
  }

  async #query(text: string, params: unknown[] = [], { rowMode = 'object' }: { rowMode?: RowMode } = {}) {
    return withJson(await this.#ask({ what: 'query', text, params, rowMode }), rowMode);
  }

  /** The thread keeps the process alive as long as it owes an answer. */
  #ask(request: Request): Promise<QueryResult> {
    if (this.#isClosed) return Promise.reject(new Error('The database is closed.'));
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#worker.postMessage({ ...request, id });
      if (this.#waiting.size === 0) this.#worker.ref();
      this.#waiting.set(id, { resolve, reject });
    });
  }

  #receive(message: ThreadMessage): void {
    if (message.what === 'failed') endProcess();
    if (message.what === 'notice') {
      for (const onNotice of this.#listeners.get(message.channel) ?? []) onNotice(message.text);
    }
    if (message.what !== 'result' && message.what !== 'error') return;
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    addProcessorTime(message.processorMs);
    if (message.what === 'result') waiting?.resolve(message.result);
    else waiting?.reject(toError(message.error));
  }
}

/** Values of JSON come as text. */
function withJson(result: QueryResult, rowMode: RowMode): QueryResult {
  const columns = result.fields.flatMap(({ name, dataTypeID }, index) =>
    jsonTypes.has(dataTypeID) ? [rowMode === 'array' ? index : name] : [],
  );
  for (const row of columns.length === 0 ? [] : (result.rows as Record<string | number, unknown>[])) {
    for (const column of columns) {
      const value = row[column];
      if (typeof value === 'string') row[column] = JSON.parse(value);
    }
  }
  return result;
}

function toError({ message, ...texts }: ThreadError): Error {
  return Object.assign(new Error(message), texts);
}
