import { fault } from '../../../fault.ts';
import type { Change } from '../../Change.ts';
import type { Database } from '../../Database.ts';
import type { JsonObject } from '../../JsonObject.ts';
import type { Kind } from '../../Kind.ts';
import { prepareDatabase } from '../../prepareDatabase.ts';
import { recordChanges } from '../../recordChanges.ts';
import { appUser } from '../../schema.ts';
import { openEmptyDatabase } from '../../testing/openEmptyDatabase.ts';

const authorId = 'author';

/** A store in memory of documents that may be anything, each under its id. */
export class VersionedStore {
  readonly database: Database;
  readonly #current = new Map<string, { doc: JsonObject | null; version: number }>();
  #revision = 0;

  private constructor(database: Database) {
    this.database = database;
  }

  static async open(): Promise<VersionedStore> {
    const database = await openEmptyDatabase();
    await prepareDatabase(database, { kinds: ['Thing'], seed: async () => undefined });
    await database.queries.insert(appUser).values({ id: authorId, name: 'Author', permissions: [] });
    return new VersionedStore(database);
  }

  /** Writes the next version of each of these documents; null deletes one. */
  async write(docs: Readonly<Record<string, JsonObject | null>>): Promise<void> {
    this.#revision += 1;
    const changes = Object.entries(docs).map(([id, after]) => this.#changeTo(id, after));
    await this.database.queries.transaction((tx) => recordChanges(tx, changes));
    for (const { id, after: doc, version } of changes) this.#current.set(id, { doc, version });
  }

  /** What the store takes for the current document from now on, as if somebody else had changed it. */
  mistake(id: string, doc: JsonObject): void {
    const { version } = this.#current.get(id) ?? fault(`There is no document ${id}.`);
    this.#current.set(id, { doc, version });
  }

  #changeTo(id: string, after: JsonObject | null): Change {
    const { doc: before, version } = this.#current.get(id) ?? { doc: null, version: 0 };
    const written = before === null ? 'create' : 'update';
    const action = after === null ? 'delete' : written;
    const place = { version: version + 1, revision: this.#revision, authorId, time: this.#revision };
    return { kind: kindFor(id), id, action, before, after, ...place };
  }
}

function kindFor(id: string): Kind {
  return {
    name: 'Thing',
    noun: 'thing',
    validate: () => ({ violations: [], isTyped: true }),
    nameOf: () => id,
    summarise: () => ({}),
    referencesOf: () => [],
    hasPart: () => false,
    isRequired: () => false,
    followRenaming: (doc) => doc,
  };
}
