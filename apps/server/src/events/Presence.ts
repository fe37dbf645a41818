import type { HereEntry } from '../store/announcements/EventMessage.ts';

interface RemoteEntry {
  from: string;
  topic: string;
  userId: string;
  sessions: number;
  /** Expires then, unless it is announced again. */
  until: number;
}

/** The stream of a session as far as presence is concerned. */
export interface Visitor {
  userId: string;
  sessionId: string;
}

/** Who has what open: here, as streams come and go, and at other servers, as they tell. Knows no clock and no network. */
export class Presence {
  /** By topic, user and session: how many streams. */
  readonly #here = new Map<string, Map<string, Map<string, number>>>();
  readonly #elsewhere = new Map<string, RemoteEntry>();
  #silent: ReadonlySet<string> = new Set();
  #changedHere = new Map<string, readonly [topic: string, userId: string]>();
  #changed = new Set<string>();

  enter(topic: string, { userId, sessionId }: Visitor): void {
    const users = getOrAdd(this.#here, topic, () => new Map<string, Map<string, number>>());
    const sessions = getOrAdd(users, userId, () => new Map<string, number>());
    sessions.set(sessionId, (sessions.get(sessionId) ?? 0) + 1);
    if (sessions.get(sessionId) === 1) this.#markHere(topic, userId);
  }

  leave(topic: string, { userId, sessionId }: Visitor): void {
    const users = this.#here.get(topic);
    const sessions = users?.get(userId);
    const streams = sessions?.get(sessionId) ?? 0;
    if (streams > 1) sessions?.set(sessionId, streams - 1);
    if (streams !== 1) return;
    sessions?.delete(sessionId);
    if (sessions?.size === 0) users?.delete(userId);
    if (users?.size === 0) this.#here.delete(topic);
    this.#markHere(topic, userId);
  }

  /** Takes in what another server announced. */
  receive(from: string, entries: readonly HereEntry[], until: number): void {
    for (const [topic, userId, sessions] of entries) {
      const key = JSON.stringify([from, topic, userId]);
      const before = this.#elsewhere.get(key)?.sessions ?? 0;
      if (sessions === 0) this.#elsewhere.delete(key);
      else this.#elsewhere.set(key, { from, topic, userId, sessions, until });
      if (before !== sessions) this.#changed.add(topic);
    }
  }

  /** Forgets a server that has stopped. */
  forget(server: string): void {
    this.#drop(({ from }) => from === server);
  }

  /** Leaves out the users at these servers, and only these, while they send nothing. */
  leaveOut(silent: ReadonlySet<string>): void {
    for (const { from, topic } of this.#elsewhere.values()) {
      if (silent.has(from) !== this.#silent.has(from)) this.#changed.add(topic);
    }
    this.#silent = silent;
  }

  /** Removes what no server has announced again in time. */
  expire(now: number): void {
    this.#drop(({ until }) => until <= now);
  }

  /** Users and in how many sessions they have the object open. */
  peopleAt(topic: string): Map<string, number> {
    const people = new Map<string, number>();
    for (const [userId, sessions] of this.#here.get(topic) ?? []) people.set(userId, sessions.size);
    for (const entry of this.#elsewhere.values()) {
      if (entry.topic !== topic || this.#silent.has(entry.from)) continue;
      people.set(entry.userId, (people.get(entry.userId) ?? 0) + entry.sessions);
    }
    return people;
  }

  /** All that other servers have to know. */
  allHere(): HereEntry[] {
    return [...this.#here].flatMap(([topic, users]) =>
      [...users].map(([userId, sessions]) => [topic, userId, sessions.size] as const),
    );
  }

  /** What has changed since it was last asked: topics whose people are others now, and what other servers have to know. */
  takeChanges(): { topics: string[]; entries: HereEntry[] } {
    const topics = [...this.#changed];
    const entries = [...this.#changedHere.values()].map(
      ([topic, userId]) => [topic, userId, this.#here.get(topic)?.get(userId)?.size ?? 0] as const,
    );
    this.#changed = new Set();
    this.#changedHere = new Map();
    return { topics, entries };
  }

  #markHere(topic: string, userId: string): void {
    this.#changed.add(topic);
    this.#changedHere.set(JSON.stringify([topic, userId]), [topic, userId]);
  }

  #drop(isGone: (entry: RemoteEntry) => boolean): void {
    for (const [key, entry] of this.#elsewhere) {
      if (!isGone(entry)) continue;
      this.#elsewhere.delete(key);
      this.#changed.add(entry.topic);
    }
  }
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
