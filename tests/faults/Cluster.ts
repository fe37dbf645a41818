import { Client } from 'pg';
import { openDatabase } from '../../apps/server/src/store/openDatabase.ts';
import { ApiClient } from '../support/contract/ApiClient.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { type Studio, startStudio } from '../support/studioServer.ts';
import { Beats } from './Beats.ts';
import { readStore, type StoreContent } from './inspectStore.ts';

interface ClusterOptions {
  /** Added to the environment of each server. */
  env: NodeJS.ProcessEnv;
  /** The database's default isolation of transactions. */
  isolation: 'read committed' | 'serializable';
}

/** Three servers before one PostgreSQL, each a process of its own. `await using` ends them all. */
export class Cluster implements AsyncDisposable {
  readonly one: Studio;
  readonly two: Studio;
  readonly three: Studio;
  readonly #postgres: Postgres;
  readonly #databaseUrl: string;

  private constructor(postgres: Postgres, databaseUrl: string, [one, two, three]: [Studio, Studio, Studio]) {
    this.#postgres = postgres;
    this.#databaseUrl = databaseUrl;
    this.one = one;
    this.two = two;
    this.three = three;
  }

  /** Starts the database, the first server, which fills it, and then the others. */
  static async start({ env, isolation }: ClusterOptions): Promise<Cluster> {
    const postgres = await startPostgres();
    const databaseUrl = await postgres.createDatabase();
    await ask(
      databaseUrl,
      `ALTER DATABASE ${new URL(databaseUrl).pathname.slice(1)} SET default_transaction_isolation TO '${isolation}'`,
    );
    const start = () => startStudio({ databaseUrl, env });
    const one = await start();
    const [two, three] = await Promise.all([start(), start()]);
    return new Cluster(postgres, databaseUrl, [one, two, three]);
  }

  /** A new session of a demo user at a server. */
  static signIn({ url }: Studio, user: 'admin' | 'author' | 'viewer'): Promise<ApiClient> {
    return new ApiClient({ origin: url }).signIn(user);
  }

  /** Receives the signs of life that the servers give each other. */
  beats(): Promise<Beats> {
    return Beats.receive(this.#databaseUrl);
  }

  /** Everything that the database holds of documents. */
  async content(): Promise<StoreContent> {
    const database = await openDatabase({ databaseUrl: this.#databaseUrl, dataDir: '' });
    try {
      return await readStore(database.queries);
    } finally {
      await database.close();
    }
  }

  /** Names of the stored data sets that begin with that, in order. */
  async names(beginning: string): Promise<string[]> {
    const rows = await ask(this.#databaseUrl, `SELECT name FROM document WHERE kind = 'DataSet'`);
    return rows
      .map(({ name }) => String(name))
      .filter((name) => name.startsWith(beginning))
      .toSorted();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([this.one, this.two, this.three].map((studio) => studio.close()));
    await this.#postgres.stop();
  }
}

async function ask(databaseUrl: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
