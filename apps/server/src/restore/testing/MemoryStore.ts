import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { RestoreOperation, RestoreReport } from '@studio/api';
import { contentOf } from '../../exchange/contentOf.ts';
import { writeInitializationFile } from '../../exchange/writeInitializationFile.ts';
import { setContent } from '../../formTemplateSets/transfer/setContent.ts';
import { kindNames } from '../../kinds/kindNames.ts';
import { registry } from '../../kinds/registry.ts';
import { deploymentContent } from '../../ruleDeployments/transfer/transferDeployments.ts';
import { ContentStore } from '../../store/contents/ContentStore.ts';
import type { Database } from '../../store/Database.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import { listVersions } from '../../store/listVersions.ts';
import { prepareDatabase } from '../../store/prepareDatabase.ts';
import { recordChanges } from '../../store/recordChanges.ts';
import { nextRevision } from '../../store/revisions.ts';
import {
  appUser,
  document,
  formTemplateSet,
  formTemplateSetForm,
  formTemplateSetItem,
  reference,
  ruleDeployment,
} from '../../store/schema.ts';
import { openEmptyDatabase } from '../../store/testing/openEmptyDatabase.ts';
import { readRestoreFile } from '../readRestoreFile.ts';
import { planOnly, runRestore } from '../runRestore.ts';

const { kinds, sections } = registry;

/** Documents by the names of their kinds. */
export type Contents = Readonly<Record<string, readonly JsonObject[]>>;

const authorId = 'author';

/** As it comes out of a database. */
function toPlain(doc: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(doc)) as JsonObject;
}

/** A store that lives as long as a test, with what backups and restores need of one. */
export class MemoryStore {
  readonly #database: Database;

  private constructor(database: Database) {
    this.#database = database;
  }

  static async open(): Promise<MemoryStore> {
    const database = await openEmptyDatabase();
    await prepareDatabase(database, { kinds: [...kinds.keys()], seed: async () => undefined });
    await database.queries.insert(appUser).values({ id: authorId, name: 'Author', permissions: [] });
    return new MemoryStore(database);
  }

  /** The store of a database that is open already, and has a user called `author`. */
  static of(database: Database): MemoryStore {
    return new MemoryStore(database);
  }

  get queries() {
    return this.#database.queries;
  }

  get files(): ContentStore {
    return new ContentStore({ queries: this.queries, clock: () => 2 });
  }

  async close(): Promise<void> {
    await this.#database.close();
  }

  async clear(): Promise<void> {
    await this.queries.delete(document);
    await this.queries.delete(reference);
    await this.queries.delete(formTemplateSetItem);
    await this.queries.delete(formTemplateSet);
    await this.queries.delete(formTemplateSetForm);
    await this.queries.delete(ruleDeployment);
  }

  /** Puts documents in without looking at them. */
  async fill(contents: Contents): Promise<void> {
    for (const [name, docs] of Object.entries(contents)) {
      const kind = kinds.get(name);
      if (!kind) throw new Error(`There is no kind ${name}.`);
      const revision = await nextRevision(this.queries, name);
      const changes = docs.map(toPlain).map((after) => ({
        ...({ kind, id: randomUUID(), action: 'create', before: null, after } as const),
        ...{ version: 1, revision, authorId, time: 1 },
      }));
      await recordChanges(this.queries, changes);
    }
  }

  /** All documents of every kind, by what tells them apart. */
  async contents(): Promise<Contents> {
    const rows = await this.queries.select().from(document);
    const sorted = rows.toSorted((left, right) => (left.identityKey < right.identityKey ? -1 : 1));
    const byKind = Map.groupBy(sorted, ({ kind }) => kind);
    return Object.fromEntries([...byKind].map(([kind, group]) => [kind, group.map(({ doc }) => doc)]));
  }

  /** The documents of the store and their state. */
  async rows() {
    const rows = await this.queries.select().from(document);
    return rows.toSorted((left, right) => (left.id < right.id ? -1 : 1));
  }

  /** A backup of every section. */
  async backup(): Promise<Buffer> {
    const names = sections.map(({ kind }) => kind.name);
    const versions = await listVersions(this.queries, names);
    const contents = sections.map((section) =>
      contentOf(this.queries, kinds, section, versions.get(section.kind.name) ?? []),
    );
    contents.push(await setContent(this.queries, versions.get(kindNames.formTemplate) ?? []));
    contents.push(await deploymentContent(this.queries));
    return buffer(writeInitializationFile({ created: 0, sections: contents }));
  }

  /** Restores a file, or only plans to. */
  async restore(
    file: Buffer | string,
    operation: RestoreOperation,
    mode: 'plan' | 'unmarshal' = 'unmarshal',
    checkAgain: () => Promise<void> = async () => undefined,
  ): Promise<RestoreReport> {
    const read = await readRestoreFile(Readable.from([Buffer.from(file)]), sections, this.files);
    if (mode === 'plan') return planOnly(this.queries, { file: read, operation, kinds });
    return runRestore(this.queries, {
      ...{ file: read, operation, kinds, authorId, checkAgain },
      ...{ clock: () => 2, newId: randomUUID },
    });
  }
}
