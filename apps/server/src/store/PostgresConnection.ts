import type { Socket } from 'node:net';
import type pg from 'pg';

/** Milliseconds. A database that lives answers the shortest question sooner, however busy it is. */
const pingLimit = 2_000;
/** Milliseconds since the last answer after which a connection is asked again before it is relied on. */
const freshFor = 1_000;
/** Milliseconds that the database has to take leave. */
const farewellLimit = 1_000;

const connections = new WeakMap<pg.ClientBase, PostgresConnection>();

/**
 * A connection that gives up by itself. What fails between server and database may leave a connection open on which nothing
 * comes any more, and then limits that the database has to keep, as `statement_timeout`, end nothing. So a connection that is
 * given a query and stays silent for its limit is broken off, and the pending query fails with the code ETIMEDOUT.
 */
export class PostgresConnection {
  /** Milliseconds of silence that a statement may take from now on; 0 for any time. */
  limit: number;
  readonly #client: pg.ClientBase;
  readonly #stream: Socket;
  #lastAnswer = performance.now();
  /** Time of the last query or of the last bytes received, while an answer is outstanding; and the bytes received by then. */
  #waiting: { since: number; bytesRead: number } | null = null;

  private constructor(client: pg.ClientBase, limit: number) {
    this.#client = client;
    this.limit = limit;
    this.#stream = (client as unknown as { connection: { stream: Socket } }).connection.stream;
  }

  /**
   * Watches over a client from now on.
   * @param client connected
   * @param limit milliseconds of silence, 0 for none
   */
  static watch(client: pg.ClientBase, limit: number): PostgresConnection {
    const connection = new PostgresConnection(client, limit);
    connections.set(client, connection);
    connection.#watch();
    return connection;
  }

  /** What watches over a client. Throws when nothing does. */
  static of(client: pg.ClientBase): PostgresConnection {
    const found = connections.get(client);
    if (!found) throw new Error('The connection is not watched.');
    return found;
  }

  /** When the last answer ended, by the process's own clock in milliseconds (`performance.now`). */
  get lastAnswer(): number {
    return this.#lastAnswer;
  }

  /** The database's process that serves it, as it says; a pooler says another. */
  get processId(): number | null {
    return (this.#client as unknown as { processID: number | null }).processID;
  }

  /** Milliseconds for which nothing has come while an answer was outstanding; 0 when none is. */
  get silence(): number {
    if (this.#waiting === null) return 0;
    const { bytesRead } = this.#stream;
    if (bytesRead !== this.#waiting.bytesRead) this.#waiting = { since: performance.now(), bytesRead };
    return performance.now() - this.#waiting.since;
  }

  /** Whether the database answers on it. One that has just answered is believed. */
  async isAlive(): Promise<boolean> {
    if (performance.now() - this.#lastAnswer < freshFor) return true;
    const { limit } = this;
    this.limit = pingLimit;
    try {
      await this.#client.query('SELECT 1');
      return true;
    } catch {
      return false;
    } finally {
      this.limit = limit;
    }
  }

  /** Closes it without a word to the database, which rolls back what was not committed. Pending queries fail. */
  breakOff(): void {
    const error = new Error('The connection to the database has fallen silent.');
    this.#stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  }

  #watch(): void {
    const client = this.#client as pg.Client;
    const stream = this.#stream;
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      stream.setTimeout(this.limit);
      this.#waiting = { since: performance.now(), bytesRead: stream.bytesRead };
      return query(...args);
    }) as typeof client.query;
    client.on('drain', () => {
      stream.setTimeout(0);
      this.#waiting = null;
      this.#lastAnswer = performance.now();
    });
    stream.on('timeout', () => this.breakOff());
    // Errors are handled while the connection is used; between two uses an unhandled event would end the process.
    client.on('error', () => undefined);
    const end = client.end.bind(client) as (...args: unknown[]) => unknown;
    client.end = ((...args: unknown[]) => {
      setTimeout(() => stream.destroy(), farewellLimit).unref();
      return end(...args);
    }) as typeof client.end;
  }
}
