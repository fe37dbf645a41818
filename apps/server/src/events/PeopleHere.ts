import type { Users } from '../access/Users.ts';
import type { EventMessage, HereEntry } from '../store/announcements/EventMessage.ts';
import type { EventStream } from './EventStream.ts';
import { Presence } from './Presence.ts';
import { Pulse } from './Pulse.ts';
import { splitEntries } from './splitEntries.ts';

interface PeopleHereOptions {
  /** What other servers call this one. */
  id: string;
  /** All streams of this server; changes as they come and go. */
  streams: ReadonlySet<EventStream>;
  users: Pick<Users, 'namesOf'>;
  /** Tells other servers. */
  send: (message: EventMessage) => void;
  /** For how many milliseconds the last state of another server is valid without being repeated. */
  believed: number;
}

/** Tells streams and other servers who has which object open. */
export class PeopleHere {
  readonly #options: PeopleHereOptions;
  readonly #presence = new Presence();
  readonly #pulse = new Pulse();

  constructor(options: PeopleHereOptions) {
    this.#options = options;
  }

  /** Counts a stream among those who are there, or no longer. */
  setPresent(stream: EventStream, isPresent: boolean): void {
    if (stream.isPresent === isPresent) return;
    stream.isPresent = isPresent;
    for (const topic of stream.objectTopics) {
      if (isPresent) this.#presence.enter(topic, stream.signedIn);
      else this.#presence.leave(topic, stream.signedIn);
    }
  }

  /** Takes in a message of a server; of this server's own messages only the beats are used. */
  receive(message: Extract<EventMessage, { from: string }>): void {
    if (message.from === this.#options.id) {
      if (message.is !== 'alive') return;
      for (const server of this.#pulse.beat()) this.#presence.forget(server);
    } else {
      this.#receiveOther(message);
    }
    this.#presence.leaveOut(this.#pulse.silent());
  }

  #receiveOther(message: Extract<EventMessage, { from: string }>): void {
    const { is, from } = message;
    this.#pulse.notice(from);
    if (is === 'hello') this.announceAll();
    else if (is === 'alive') this.#pulse.receive(from);
    else if (is === 'here') {
      this.#presence.receive(from, message.entries, performance.now() + this.#options.believed);
    } else {
      this.#presence.forget(from);
      this.#pulse.forget(from);
    }
  }

  /** Sends who came and went since the last call. @param newcomer is sent the full state, once */
  async spread(newcomer?: EventStream): Promise<void> {
    this.#presence.expire(performance.now());
    const { topics, entries } = this.#presence.takeChanges();
    this.#sendToServers(entries);
    // Presence is sent after the current state.
    const others = [...this.#options.streams].filter((stream) => stream !== newcomer && stream.hasJoined);
    await this.#send(others, topics);
    if (newcomer) await this.inform([newcomer]);
  }

  /** Tells some streams everything that concerns them. */
  async inform(streams: readonly EventStream[]): Promise<void> {
    await this.#send(streams, [...new Set(streams.flatMap(({ objectTopics }) => objectTopics))]);
  }

  /** Announces everyone here to the other servers. */
  announceAll(): void {
    this.#sendToServers(this.#presence.allHere());
  }

  async #send(streams: readonly EventStream[], topics: readonly string[]): Promise<void> {
    const watched = topics.filter((topic) => streams.some((stream) => stream.watched.has(topic)));
    if (watched.length === 0) return;
    const people = new Map(watched.map((topic) => [topic, this.#presence.peopleAt(topic)]));
    const ids = [...people.values()].flatMap((users) => [...users.keys()]);
    const names = await this.#options.users.namesOf(ids);
    for (const stream of streams) stream.sendHere(people, names);
  }

  #sendToServers(entries: readonly HereEntry[]): void {
    const { id: from, send } = this.#options;
    for (const some of splitEntries(entries)) send({ is: 'here', from, entries: some });
  }
}
