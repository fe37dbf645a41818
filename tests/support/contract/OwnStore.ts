import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { fault } from '../../../apps/server/src/fault.ts';
import { registry } from '../../../apps/server/src/kinds/registry.ts';
import { KindList } from '../../../apps/server/src/lists/KindList.ts';
import {
  type DeletedMessage,
  type EventMessage,
  eventChannel,
  type SavedMessage,
} from '../../../apps/server/src/store/announcements/EventMessage.ts';
import type { Database } from '../../../apps/server/src/store/Database.ts';
import { DocumentStore } from '../../../apps/server/src/store/DocumentStore.ts';
import type { JsonObject } from '../../../apps/server/src/store/JsonObject.ts';
import type { Notices } from '../../../apps/server/src/store/Notices.ts';
import { openDatabase } from '../../../apps/server/src/store/openDatabase.ts';
import { type OwnDatabase, ownDatabase } from './ownDatabase.ts';

type DocumentMessage = SavedMessage | DeletedMessage;

/** The store of one suite, without a server, on the database system that the suite runs for. It has the demo content. */
export class OwnStore {
  readonly #received: DocumentMessage[] = [];
  readonly #lists = new Map<string, KindList>();
  #whenReceived = Promise.withResolvers<void>();
  #own: { database: Database; store: DocumentStore; notices: Notices; remove: OwnDatabase['remove'] } | null =
    null;

  get database(): Database {
    return this.#expectOpen().database;
  }

  get queries(): Database['queries'] {
    return this.database.queries;
  }

  get documents(): DocumentStore {
    return this.#expectOpen().store;
  }

  async open(): Promise<void> {
    const { options, remove } = await ownDatabase();
    const database = await openDatabase(options);
    const { queries } = database;
    const { kinds } = registry;
    const store = new DocumentStore({ queries, kinds, clock: Date.now, newId: randomUUID });
    const listening = Promise.withResolvers<void>();
    const notices = database.listen(eventChannel, {
      onNotice: (text) => this.#receive(text),
      onListening: listening.resolve,
    });
    this.#own = { database, store, notices, remove };
    await listening.promise;
  }

  async close(): Promise<void> {
    const { database, notices, remove } = this.#expectOpen();
    await notices.stop();
    await database.close();
    await remove();
  }

  /** The list of a kind, as the server keeps it from one call to the next. */
  listOf(kindName: string): KindList {
    const known = this.#lists.get(kindName);
    const { columns, related } = registry.moduleOf(kindName);
    const list = known ?? new KindList(this.queries, kindName, columns, related);
    this.#lists.set(kindName, list);
    return list;
  }

  /** All documents of a kind. */
  async allOf(kindName: string): Promise<JsonObject[]> {
    const rows = await this.query(`select doc from document where kind = '${kindName}'`);
    return rows.map(({ doc }) => doc as JsonObject);
  }

  /** Every document of a kind, with the name of who saved it last. */
  async savedOf(kindName: string): Promise<{ doc: JsonObject; savedBy: string; time: number }[]> {
    const rows = await this.query(`
      select doc, document.time, app_user.name as saved_by from document join app_user on app_user.id = document.author_id
      where kind = '${kindName}'`);
    return rows.map(({ doc, saved_by: savedBy, time }) => ({
      ...{ doc: doc as JsonObject, savedBy: String(savedBy), time: Number(time) },
    }));
  }

  async query(text: string): Promise<Record<string, unknown>[]> {
    const result: unknown = await this.queries.execute(text);
    return (result as { rows: Record<string, unknown>[] }).rows;
  }

  /** The notices to servers about writes of a kind, once that revision was announced. */
  async receivedUpTo(kindName: string, revision: number): Promise<DocumentMessage[]> {
    const isAbout = ({ topics }: DocumentMessage) => topics.some((topic) => topic.startsWith(`${kindName} `));
    for (;;) {
      const about = this.#received.filter(isAbout);
      if (about.some((message) => message.revision === revision)) return about;
      await this.#whenReceived.promise;
    }
  }

  #receive(text: string): void {
    const message = JSON.parse(text) as EventMessage;
    if (message.is === 'saved' || message.is === 'deleted') this.#received.push(message);
    this.#whenReceived.resolve();
    this.#whenReceived = Promise.withResolvers();
  }

  #expectOpen() {
    return this.#own ?? fault('The store is not open yet.');
  }
}

/** Opens a store before the tests of a file and removes it after them. */
export function useStore(): OwnStore {
  const own = new OwnStore();
  beforeAll(() => own.open());
  afterAll(() => own.close());
  return own;
}
