import { inArray } from 'drizzle-orm';
import type { EventMessage, HereEntry } from '../store/announcements/EventMessage.ts';
import type { Queries } from '../store/Database.ts';
import { eventServer } from '../store/schema.ts';
import { readMessage } from './readMessage.ts';

interface Seen {
  beatAt: string;
  peopleVersion: number;
  people: readonly HereEntry[];
}

/** Reads what servers have written down of themselves, and tells what is new since the last time. */
export class OtherServers {
  readonly #queries: Queries;
  #seen: ReadonlyMap<string, Seen> | null = null;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /**
   * What was written down by a server that has died is there for a while: a server that is found by the first look counts once
   * it gives another sign of life.
   * @param id the server that asks: it receives its own signs of life and nothing else of itself
   */
  async read(id: string | null): Promise<EventMessage[]> {
    const { beatAt, peopleVersion } = eventServer;
    const rows = await this.#queries.select({ id: eventServer.id, beatAt, peopleVersion }).from(eventServer);
    const before = this.#seen;
    if (before === null) {
      this.#seen = new Map(rows.map((row) => [row.id, { ...row, peopleVersion: -1, people: [] }]));
      return [];
    }
    const alive = rows.filter((row) => before.get(row.id)?.beatAt !== row.beatAt);
    const changed = alive.filter((row) => before.get(row.id)?.peopleVersion !== row.peopleVersion);
    const people = await this.#peopleAt(changed.flatMap((row) => (row.id === id ? [] : row.id)));
    const gone = [...before.keys()].filter((from) => from !== id && !rows.some((row) => row.id === from));
    this.#seen = new Map(
      rows.map((row) => {
        const known = before.get(row.id);
        const hasMoved = known?.beatAt !== row.beatAt;
        const version = hasMoved ? row.peopleVersion : known.peopleVersion;
        return [
          row.id,
          { ...row, peopleVersion: version, people: people.get(row.id) ?? known?.people ?? [] },
        ];
      }),
    );
    return [
      ...gone.map((from) => ({ is: 'gone', from }) as const),
      ...alive.map(({ id: from }) => ({ is: 'alive', from }) as const),
      ...[...people].map(([from, now]) => {
        return { is: 'here', from, entries: differences(before.get(from)?.people ?? [], now) } as const;
      }),
    ];
  }

  async #peopleAt(ids: string[]): Promise<Map<string, readonly HereEntry[]>> {
    if (ids.length === 0) return new Map();
    const { id, people } = eventServer;
    const rows = await this.#queries.select({ id, people }).from(eventServer).where(inArray(id, ids));
    return new Map(rows.map((row) => [row.id, readPeople(row.id, row.people)]));
  }
}

function readPeople(from: string, people: string): readonly HereEntry[] {
  const message = readMessage(`{"is":"here","from":${JSON.stringify(from)},"entries":${people}}`);
  return message?.is === 'here' ? message.entries : [];
}

/** All who are there now, and who is no longer. */
function differences(before: readonly HereEntry[], now: readonly HereEntry[]): HereEntry[] {
  const keyOf = ([topic, userId]: HereEntry) => JSON.stringify([topic, userId]);
  const there = new Set(now.map(keyOf));
  const left = before.filter((entry) => !there.has(keyOf(entry)));
  return [...now, ...left.map(([topic, userId]) => [topic, userId, 0] as const)];
}
