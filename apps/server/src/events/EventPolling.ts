import { setTimeout as delay } from 'node:timers/promises';
import { and, asc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { EventMessage, HereEntry } from '../store/announcements/EventMessage.ts';
import type { Queries } from '../store/Database.ts';
import type { NoticeListener, Notices } from '../store/Notices.ts';
import { readRevisions } from '../store/revisions.ts';
import { announcement, eventServer } from '../store/schema.ts';
import { OtherServers } from './OtherServers.ts';
import { readMessage } from './readMessage.ts';

/** More than these of one kind between two polls are announced without listing them. */
const mostAtOnce = 500;

const many = JSON.stringify({ is: 'many' });

/** Reads what was announced since the last time, in the order of commits of each kind. */
class AnnouncedChanges {
  readonly #queries: Queries;
  #seen: ReadonlyMap<string, number> | null = null;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** Messages as they were written down; `many` where some are missing or too many. The first time: none. */
  async read(): Promise<string[]> {
    const now = await readRevisions(this.#queries);
    const seen = this.#seen;
    const messages: string[] = [];
    let isAnyMissing = false;
    for (const [kind, revision] of seen === null ? [] : now) {
      const last = seen?.get(kind) ?? 0;
      if (revision === last) continue;
      const found = revision > last ? await this.#between(kind, last, revision) : null;
      if (found === null) isAnyMissing = true;
      else messages.push(...found);
    }
    this.#seen = now;
    return isAnyMissing ? [...messages, many] : messages;
  }

  /** Null unless every revision is there: a revision of many changes is announced by nothing, a crash may have taken the rest. */
  async #between(kind: string, last: number, now: number): Promise<string[] | null> {
    const rows = await this.#queries
      .select({ revision: announcement.revision, message: announcement.message })
      .from(announcement)
      .where(
        and(eq(announcement.kind, kind), gt(announcement.revision, last), lte(announcement.revision, now)),
      )
      .orderBy(asc(announcement.revision), asc(announcement.id))
      .limit(mostAtOnce + 1);
    const found = new Set(rows.map(({ revision }) => revision));
    return rows.length > mostAtOnce || found.size < now - last ? null : rows.map(({ message }) => message);
  }
}

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
