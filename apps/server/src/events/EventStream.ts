import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { ObjectEvents, PersonHere } from '@studio/api';
import type { SignedIn } from '../access/SignedIn.ts';
import type {
  DeletedMessage,
  SavedMessage,
  UnderWay,
  UnderWayMessage,
} from '../store/announcements/EventMessage.ts';
import { etagOf } from '../store/StoredDocument.ts';
import type { CurrentState, Known, Watched } from './Watched.ts';

/** Unread bytes after which a client counts as one that does not read. */
const mostUnread = 256 * 1024;

const collator = new Intl.Collator('en');

const nowhere: Known = { name: null, etag: null, deletion: null };

/** The current state, with the names of the people in it. */
export interface SentState extends CurrentState {
  /** By user id. */
  readonly names: ReadonlyMap<string, string>;
}

/** One client's stream of server-sent events. */
export class EventStream {
  readonly signedIn: SignedIn;
  /** What the client calls the visit that the stream belongs to; null when it belongs to none. */
  readonly visit: string | null;
  /** By topic. */
  readonly watched: ReadonlyMap<string, Watched>;
  /** What goes to the client. */
  readonly body = new Readable({ read: () => undefined });
  /** Whether it counts among the people who are there. */
  isPresent = false;
  /** Whether the client has closed its visit, so that it does not come back as a page that loads again does. */
  hasLeft = false;
  /** By topic: what the client was last sent. */
  readonly #known = new Map<string, Known>();
  /** By topic: what the client was last sent of changes beside the versions. */
  readonly #knownUnderWay = new Map<string, UnderWay>();
  /** By topic: changes of the kind up to this one are accounted for. Several of one revision come one after the other. */
  readonly #seenRevisions = new Map<string, number>();
  #isEnded = false;

  constructor(signedIn: SignedIn, watched: readonly Watched[], visit: string | null = null) {
    this.signedIn = signedIn;
    this.visit = visit;
    this.watched = new Map(watched.map((object) => [object.topic, object]));
    this.beat();
  }

  /** What people can have open: a kind is watched by screens, whose viewers are not shown. */
  get objectTopics(): string[] {
    return [...this.watched.values()].flatMap(({ at, topic }) => (at === null ? [] : topic));
  }

  get isOpen(): boolean {
    return !this.body.destroyed && !this.#isEnded;
  }

  /** Whether the current state was sent, so that only changes are left to send. */
  get hasJoined(): boolean {
    return this.#seenRevisions.size > 0;
  }

  /** Sends the current state where it differs from what the client was sent. */
  sendCurrent({ objects, underWay, revisions, names }: SentState): void {
    for (const { topic, uri, kind, at } of this.watched.values()) {
      const revision = revisions.get(kind) ?? 0;
      const seen = this.#seenRevisions.get(topic);
      this.#seenRevisions.set(topic, revision);
      if (at === null) {
        if (seen !== revision) this.#send('kind', { uri, revision, etag: null });
        continue;
      }
      const now = objects.get(topic) ?? nowhere;
      const before = this.#known.get(topic);
      if (before?.etag !== now.etag || before.name !== now.name) {
        this.#known.set(topic, now);
        const { name, etag, deletion } = now;
        const { authorId = null, time = null } = deletion ?? {};
        const author = authorId === null ? null : (names.get(authorId) ?? authorId);
        this.#send('current', { uri, name, etag, author, authorId, time });
      }
      this.#sendUnderWay(topic, { underWay: underWay.get(topic) ?? null, clientTag: null }, names);
    }
  }

  /** Tells what is being changed in an object that it watches, unless the client was sent that. */
  sendUnderWay({ topics, ...message }: UnderWayMessage, names: ReadonlyMap<string, string>): void {
    // Before that, the current state is still to come.
    if (!this.hasJoined) return;
    for (const topic of topics) this.#sendUnderWay(topic, message, names);
  }

  #sendUnderWay(
    topic: string,
    { underWay, clientTag }: Pick<UnderWayMessage, 'underWay' | 'clientTag'>,
    names: ReadonlyMap<string, string>,
  ): void {
    const uri = this.watched.get(topic)?.uri;
    const known = this.#knownUnderWay.get(topic) ?? null;
    if (uri === undefined || isDeepStrictEqual(known, underWay)) return;
    if (underWay === null) {
      this.#knownUnderWay.delete(topic);
      this.#send('changes', { uri, changes: null, clientTag });
      return;
    }
    this.#knownUnderWay.set(topic, underWay);
    const { userId: id, timeStarted, revision } = underWay;
    const startedBy = { id, name: names.get(id) ?? id };
    const isOwn = id === this.signedIn.userId;
    this.#send('changes', { uri, changes: { startedBy, timeStarted, revision, isOwn }, clientTag });
  }

  /** Tells of a change of an object that it watches, unless that is accounted for. */
  sendChange(message: SavedMessage | DeletedMessage, author: string): void {
    const { topics, revision, authorId, time, clientTag } = message;
    for (const topic of topics) {
      const { uri, at } = this.watched.get(topic) ?? {};
      const seen = this.#seenRevisions.get(topic);
      if (uri === undefined || seen === undefined || revision <= seen) continue;
      if (at === null) {
        this.#seenRevisions.set(topic, revision);
        this.#send('kind', { uri, revision, etag: message.is === 'saved' ? etagOf(message) : null });
        continue;
      }
      const what = { author, authorId, time, clientTag };
      if (message.is === 'deleted') {
        this.#known.set(topic, nowhere);
        this.#knownUnderWay.delete(topic);
        this.#send('deleted', { uri, ...what });
      } else {
        const { name, version } = message;
        const etag = etagOf(message);
        this.#known.set(topic, { name, etag, deletion: null });
        this.#send('saved', { uri, name, etag, version, ...what });
      }
    }
  }

  /** Tells who has the objects open whose people are given, by topic. */
  sendHere(
    people: ReadonlyMap<string, ReadonlyMap<string, number>>,
    names: ReadonlyMap<string, string>,
  ): void {
    for (const [topic, users] of people) {
      const uri = this.watched.get(topic)?.uri;
      if (uri === undefined) continue;
      const entries = [...users].map(([userId, sessions]) => ({
        ...{ userId, name: names.get(userId) ?? userId, sessions },
        isSelf: userId === this.signedIn.userId,
      }));
      this.#send('here', { uri, people: entries.toSorted(byName) });
    }
  }

  /** Says that the connection lives. */
  beat(): void {
    this.#push(':\n\n');
  }

  end(): void {
    if (this.isOpen) this.body.push(null);
    this.#isEnded = true;
  }

  #send<Name extends keyof ObjectEvents>(name: Name, data: ObjectEvents[Name]): void {
    this.#push(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  #push(text: string): void {
    if (!this.isOpen) return;
    if (this.body.readableLength > mostUnread) this.body.destroy();
    else this.body.push(text);
  }
}

function byName(left: PersonHere, right: PersonHere): number {
  return collator.compare(left.name, right.name) || collator.compare(left.userId, right.userId);
}
