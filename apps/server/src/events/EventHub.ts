import type { Readable } from 'node:stream';
import type { Sessions } from '../access/Sessions.ts';
import type { SignedIn } from '../access/SignedIn.ts';
import type { Users } from '../access/Users.ts';
import { tooManyStreams, unavailable } from '../http/problems.ts';
import {
  type DeletedMessage,
  type EventMessage,
  eventChannel,
  type SavedMessage,
  type UnderWayMessage,
  type VisitEndedMessage,
} from '../store/announcements/EventMessage.ts';
import type { Database } from '../store/Database.ts';
import type { Notices } from '../store/Notices.ts';
import { EventStream, type SentState } from './EventStream.ts';
import type { EventTiming } from './EventTiming.ts';
import { PeopleHere } from './PeopleHere.ts';
import { readCurrent } from './readCurrent.ts';
import { readMessage } from './readMessage.ts';
import type { Watched } from './Watched.ts';

/** Another server is believed until it has missed that many beats. */
const missedBeats = 4;
/** Milliseconds. Messages that cannot be read cause at most one reload of the state in this time, and at most one log line in the next. */
const lookAfter = 250;
const complainEvery = 60_000;
/** Milliseconds. Where listening takes longer to begin, the first streams get the current state all the same. */
const longestListenMs = 5_000;

interface EventHubOptions {
  database: Pick<Database, 'queries' | 'listen'>;
  sessions: Pick<Sessions, 'attendance'>;
  users: Pick<Users, 'namesOf'>;
  timing: EventTiming;
  /** What other servers call this one. */
  id: string;
  /** How many streams a session may hold, and all sessions of a user together. */
  mostStreams: () => { ofSession: number; ofUser: number };
}

/**
 * The streams of this server, and what they send. All events go through one queue, so that every stream gets them in
 * the order of commits; what happens while the database is away is made up for by sending the current state.
 */
export class EventHub {
  /** Called with failures that are made up for later. Default: does nothing. */
  onFault: (error: unknown) => void = () => undefined;
  readonly #options: EventHubOptions;
  readonly #streams = new Set<EventStream>();
  readonly #people: PeopleHere;
  readonly #leaving = new Set<NodeJS.Timeout>();
  #queue: Promise<void> = Promise.resolve();
  #notices: Notices | null = null;
  /** Resolves when this server listens for the first time, or the wait for that has timed out. */
  readonly #listening = Promise.withResolvers<void>();
  #timers: NodeJS.Timeout[] = [];
  #looking: NodeJS.Timeout | null = null;
  #complainedAt = Number.NEGATIVE_INFINITY;
  #isBehind = false;
  /** Whether this server announced that it is alive since the first stream was opened. */
  #isKnown = false;
  #isClosed = false;

  constructor(options: EventHubOptions) {
    const { id, users, timing } = options;
    this.#options = options;
    const send = (message: EventMessage) => void this.#send(message);
    const believed = missedBeats * timing.heartbeat;
    this.#people = new PeopleHere({ id, users, streams: this.#streams, send, believed });
  }

  /**
   * Opens a stream of events as text. Throws when the session, or its user, holds too many already.
   * @param visit what the client calls the visit that it belongs to. Default: it belongs to none
   */
  open(signedIn: SignedIn, watched: readonly Watched[], visit?: string): Readable {
    if (this.#isClosed) throw unavailable();
    const most = this.#options.mostStreams();
    const ofUser = [...this.#streams].filter((stream) => stream.signedIn.userId === signedIn.userId);
    const ofSession = ofUser.filter((stream) => stream.signedIn.sessionId === signedIn.sessionId);
    if (ofSession.length >= most.ofSession) throw tooManyStreams('session', most.ofSession);
    if (ofUser.length >= most.ofUser) throw tooManyStreams('user', most.ofUser);
    this.#start();
    const stream = new EventStream(signedIn, watched, visit);
    this.#streams.add(stream);
    stream.body.once('close', () => this.#left(stream));
    this.#enqueue(() => this.#join(stream));
    return stream.body;
  }

  /**
   * Closes the streams of a user's visit of an object, here and at other servers. A user who had the object open by these alone is no longer
   * listed at once.
   */
  async endVisit(visited: Omit<VisitEndedMessage, 'is'>): Promise<void> {
    const message = { is: 'visitEnded', ...visited } as const;
    this.#closeVisit(message);
    await this.#send(message);
  }

  /** Ends every stream and opens no other. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#listening.resolve();
    for (const timer of this.#leaving) clearTimeout(timer);
    for (const timer of this.#timers) clearInterval(timer);
    clearTimeout(this.#looking ?? undefined);
    for (const stream of this.#streams) stream.end();
    await this.#queue;
    await this.#send({ is: 'gone', from: this.#options.id });
    await this.#notices?.stop();
  }

  #start(): void {
    if (this.#notices) return;
    const { database, timing, id: from } = this.#options;
    this.#notices = database.listen(eventChannel, {
      onNotice: (text) => this.#receive(text),
      onListening: () => {
        this.#listening.resolve();
        void this.#send({ is: 'hello', from });
        this.#giveSign();
        this.#people.announceAll();
        this.#enqueue(() => this.#catchUp());
      },
    });
    this.#timers = [
      setInterval(() => this.#beat(), timing.heartbeat).unref(),
      setInterval(() => this.#giveSign(), timing.pulse).unref(),
      setTimeout(this.#listening.resolve, longestListenMs).unref(),
    ];
  }

  /** Runs work after all that came before. What fails is made up for at the next beat. */
  #enqueue(work: () => Promise<void>): void {
    const unlessClosed = async () => {
      if (!this.#isClosed) await work();
    };
    this.#queue = this.#queue.then(unlessClosed).catch((error: unknown) => {
      this.#isBehind = true;
      this.onFault(error);
    });
  }

  /** Waits until the server listens: earlier saves would be sent as current state, without their author. */
  async #join(stream: EventStream): Promise<void> {
    await this.#listening.promise;
    if (!stream.isOpen) return;
    try {
      stream.sendCurrent(await this.#readCurrent(stream.watched));
      if (!this.#isKnown) this.#giveSign();
      this.#people.setPresent(stream, true);
      await this.#people.spread(stream);
    } catch (error) {
      stream.end();
      throw error;
    }
  }

  #closeVisit({ userId, visit, topic }: VisitEndedMessage): void {
    for (const stream of this.#streams) {
      if (stream.visit !== visit || stream.signedIn.userId !== userId || !stream.watched.has(topic)) continue;
      stream.hasLeft = true;
      stream.end();
      this.#left(stream);
    }
  }

  #left(stream: EventStream): void {
    const isNews = this.#streams.delete(stream);
    if (this.#isClosed || !isNews) return;
    if (stream.hasLeft) {
      this.#enqueue(() => {
        this.#people.setPresent(stream, false);
        return this.#people.spread();
      });
      return;
    }
    const timer = setTimeout(() => {
      this.#leaving.delete(timer);
      this.#enqueue(() => {
        this.#people.setPresent(stream, false);
        return this.#people.spread();
      });
    }, this.#options.timing.leave).unref();
    this.#leaving.add(timer);
  }

  /** Sends every stream the current state where it differs from what was sent before. */
  async #catchUp(): Promise<void> {
    const streams = [...this.#streams].filter(({ hasJoined }) => hasJoined);
    const watched = new Map(streams.flatMap((stream) => [...stream.watched]));
    if (watched.size === 0) return;
    const state = await this.#readCurrent(watched);
    for (const stream of streams) stream.sendCurrent(state);
  }

  /** The current state, with the names of those who deleted what is gone. */
  async #readCurrent(watched: ReadonlyMap<string, Watched>): Promise<SentState> {
    const { database, users } = this.#options;
    const state = await readCurrent(database.queries, [...watched.values()]);
    const deleters = [...state.objects.values()].flatMap(({ deletion }) => deletion?.authorId ?? []);
    const changers = [...state.underWay.values()].map(({ userId }) => userId);
    return { ...state, names: await users.namesOf([...new Set([...deleters, ...changers])]) };
  }

  #receive(text: string): void {
    const message = readMessage(text);
    if (message === null) {
      this.#lookSoon();
    } else if (message.is === 'saved' || message.is === 'deleted') {
      this.#enqueue(() => this.#sendChange(message));
    } else if (message.is === 'many') {
      this.#enqueue(() => this.#catchUp());
    } else if (message.is === 'underWay') {
      this.#enqueue(() => this.#sendUnderWay(message));
    } else if (message.is === 'visitEnded') {
      this.#closeVisit(message);
    } else {
      if (message.is === 'hello' && message.from !== this.#options.id) this.#giveSign();
      this.#people.receive(message);
      this.#enqueue(() => this.#people.spread());
    }
  }

  /** Whatever a notice may have meant that is not understood, streams then say what the store says. */
  #lookSoon(): void {
    if (this.#complainedAt + complainEvery < performance.now()) {
      this.#complainedAt = performance.now();
      this.onFault(
        new Error('A notice in the channel of events was not understood; another program may be at it.'),
      );
    }
    this.#looking ??= setTimeout(() => {
      this.#looking = null;
      this.#enqueue(() => this.#catchUp());
    }, lookAfter).unref();
  }

  /**
   * A server without streams is not announced. The first sign comes before others receive who is there: a server that dies
   * before its next one is missed all the same.
   */
  #giveSign(): void {
    this.#isKnown = this.#streams.size + this.#leaving.size > 0;
    if (!this.#isKnown) return;
    void this.#send({ is: 'alive', from: this.#options.id });
  }

  async #sendChange(message: SavedMessage | DeletedMessage): Promise<void> {
    const { topics, authorId } = message;
    const concerned = [...this.#streams].filter(({ watched }) => topics.some((topic) => watched.has(topic)));
    if (concerned.length === 0) return;
    const author = (await this.#options.users.namesOf([authorId])).get(authorId) ?? authorId;
    for (const stream of concerned) stream.sendChange(message, author);
  }

  async #sendUnderWay(message: UnderWayMessage): Promise<void> {
    const { topics, underWay } = message;
    const concerned = [...this.#streams].filter(({ watched }) => topics.some((topic) => watched.has(topic)));
    if (concerned.length === 0) return;
    const names = await this.#options.users.namesOf(underWay === null ? [] : [underWay.userId]);
    for (const stream of concerned) stream.sendUnderWay(message, names);
  }

  #beat(): void {
    for (const stream of this.#streams) stream.beat();
    this.#people.announceAll();
    this.#enqueue(async () => {
      await this.#checkSessions();
      await this.#people.spread();
      if (!this.#isBehind) return;
      await this.#catchUp();
      await this.#people.inform([...this.#streams].filter(({ hasJoined }) => hasJoined));
      this.#isBehind = false;
    });
  }

  /** Ends the streams of sessions that have ended, and takes those that are silent off the list of who is there. */
  async #checkSessions(): Promise<void> {
    // Those that open while the database is asked are looked at next time.
    const streams = [...this.#streams];
    if (streams.length === 0) return;
    const ids = new Set(streams.map(({ signedIn }) => signedIn.sessionId));
    const attendance = await this.#options.sessions.attendance([...ids]);
    for (const stream of streams) {
      const isPresent = attendance.get(stream.signedIn.sessionId);
      if (isPresent === undefined) stream.end();
      else if (stream.hasJoined) this.#people.setPresent(stream, isPresent);
    }
  }

  async #send(message: EventMessage): Promise<void> {
    await this.#notices?.send(JSON.stringify(message));
  }
}
