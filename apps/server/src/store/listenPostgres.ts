import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { NoticeListener, Notices } from './Notices.ts';
import { PostgresConnection } from './PostgresConnection.ts';

const shortestWait = 250;
const longestWait = 10_000;
/** A connection that is dead without having been closed is found out this soon. */
const pingEvery = 20_000;
const answerWithin = 10_000;

interface ListenOptions {
  databaseUrl: string;
  /** A plain identifier. */
  channel: string;
  listener: NoticeListener;
}

/** Listens with a connection of its own, which is replaced whenever it is lost. */
export function listenPostgres(options: ListenOptions): Notices {
  const listening = new PostgresListening(options);
  return {
    send: (text) => listening.ask('SELECT pg_notify($1, $2)', [options.channel, text]),
    stop: () => listening.stop(),
  };
}

class PostgresListening {
  readonly #options: ListenOptions;
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;
  #client: pg.Client | null = null;
  #asked: Promise<void> = Promise.resolve();

  constructor(options: ListenOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  /** Runs a statement after those before it, unless no connection listens at the time; a connection that fails is replaced. */
  ask(statement: string, values: unknown[] = []): Promise<void> {
    this.#asked = this.#asked.then(async () => {
      const client = this.#client;
      await client?.query(statement, values).catch(() => client.end());
    });
    return this.#asked;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    let wait = shortestWait;
    while (!signal.aborted) {
      const hasListened = await this.#listen(signal).catch(() => false);
      wait = hasListened ? shortestWait : Math.min(2 * wait, longestWait);
      await delay(wait, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** Listens until the connection is lost. Rejects when there is none to be had. */
  async #listen(signal: AbortSignal): Promise<boolean> {
    const { databaseUrl, channel, listener } = this.#options;
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: answerWithin,
      keepAlive: true,
      keepAliveInitialDelayMillis: answerWithin,
      application_name: 'studio events',
    });
    const over = new Promise<void>((resolve) => {
      for (const event of ['end', 'error'] as const) client.on(event, () => resolve());
      signal.addEventListener('abort', () => resolve());
    });
    client.on('notification', ({ payload }) => listener.onNotice(payload ?? ''));
    const pinging = setInterval(() => this.ask('SELECT 1'), pingEvery).unref();
    try {
      await Promise.race([client.connect(), over]);
      PostgresConnection.watch(client, answerWithin);
      // Notices are not worth a wait for the disk.
      await Promise.race([client.query(`SET synchronous_commit TO off; LISTEN ${channel}`), over]);
      if (signal.aborted) return true;
      this.#client = client;
      listener.onListening();
      await over;
      return true;
    } finally {
      clearInterval(pinging);
      this.#client = null;
      await client.end().catch(() => undefined);
    }
  }
}
