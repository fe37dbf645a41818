import { setTimeout as delay } from 'node:timers/promises';
import { eq, lt, sql } from 'drizzle-orm';
import type { EventMessage, HereEntry } from '../store/announcements/EventMessage.ts';
import type { Queries } from '../store/Database.ts';
import type { NoticeListener, Notices } from '../store/Notices.ts';
import { announcement, eventServer } from '../store/schema.ts';
import { AnnouncedChanges } from './AnnouncedChanges.ts';
import { OtherServers } from './OtherServers.ts';
import { readMessage } from './readMessage.ts';

const keptFor = sql`clock_timestamp() - interval '1 minute'`;
const tidyEvery = 30_000;

interface EventPollingOptions {
  queries: Queries;
  /** Milliseconds between two looks. */
  every: number;
  listener: NoticeListener;
}

/** Receives by polling, and sends by inserting rows: the same messages in the same order as where servers listen. */
export class EventPolling implements Notices {
  readonly #options: EventPollingOptions;
  readonly #changes: AnnouncedChanges;
  readonly #servers: OtherServers;
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;
  /** By topic and user: what this server has announced of its people. */
  readonly #people = new Map<string, HereEntry>();
  #havePeopleChanged = false;
  #isSignDue = false;
  #id: string | null = null;

  constructor(options: EventPollingOptions) {
    this.#options = options;
    this.#changes = new AnnouncedChanges(options.queries);
    this.#servers = new OtherServers(options.queries);
    this.#running = this.#run();
  }

  readonly send = async (text: string): Promise<void> => {
    const message = readMessage(text);
    if (message === null || !('from' in message)) return;
    this.#id = message.from;
    if (message.is === 'here') this.#sendHere(message.entries);
    // What a server says of itself is read anyway, whenever one begins to look.
    else if (message.is === 'alive') this.#isSignDue = true;
    else if (message.is === 'gone') await this.#leave(message.from);
  };

  readonly stop = async (): Promise<void> => {
    this.#stopping.abort();
    await this.#running;
  };

  #sendHere(entries: readonly HereEntry[]): void {
    for (const entry of entries) {
      const [topic, userId, sessions] = entry;
      const key = JSON.stringify([topic, userId]);
      if (sessions === 0) this.#people.delete(key);
      else this.#people.set(key, entry);
    }
    this.#havePeopleChanged = true;
  }

  async #run(): Promise<void> {
    const { every, listener } = this.#options;
    const { signal } = this.#stopping;
    let hasBegun = false;
    let tidiedAt = performance.now();
    while (!signal.aborted) {
      try {
        const messages = await this.#look();
        if (signal.aborted) return;
        if (!hasBegun) listener.onListening();
        hasBegun = true;
        for (const message of messages)
          listener.onNotice(typeof message === 'string' ? message : JSON.stringify(message));
        if (performance.now() - tidiedAt > tidyEvery) {
          tidiedAt = performance.now();
          await this.#tidy();
        }
      } catch {
        // The database is away, or has broken a statement off: the next look sees all that this one did not.
      }
      await delay(every, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #look(): Promise<(EventMessage | string)[]> {
    await this.#sign();
    return [...(await this.#changes.read()), ...(await this.#servers.read(this.#id))];
  }

  /** Writes down that this server is alive, and who is there. */
  async #sign(): Promise<void> {
    const havePeopleChanged = this.#havePeopleChanged;
    if (this.#id === null || (!havePeopleChanged && !this.#isSignDue)) return;
    this.#havePeopleChanged = false;
    this.#isSignDue = false;
    const people = { people: JSON.stringify([...this.#people.values()]) };
    const beatAt = sql`clock_timestamp()`;
    try {
      await this.#options.queries
        .insert(eventServer)
        .values({ id: this.#id, beatAt, ...people, peopleVersion: 1 })
        .onConflictDoUpdate({
          target: eventServer.id,
          set: {
            beatAt,
            ...(havePeopleChanged && { ...people, peopleVersion: sql`${eventServer.peopleVersion} + 1` }),
          },
        });
    } catch (error) {
      this.#havePeopleChanged ||= havePeopleChanged;
      this.#isSignDue = true;
      throw error;
    }
  }

  async #leave(id: string): Promise<void> {
    this.#stopping.abort();
    await this.#running;
    await this.#options.queries
      .delete(eventServer)
      .where(eq(eventServer.id, id))
      .catch(() => undefined);
  }

  async #tidy(): Promise<void> {
    await this.#options.queries.delete(announcement).where(lt(announcement.time, keptFor));
    await this.#options.queries.delete(eventServer).where(lt(eventServer.beatAt, keptFor));
  }
}
