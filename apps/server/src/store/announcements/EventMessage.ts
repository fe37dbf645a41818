/** The channel of the database in which servers tell each other what happens. */
export const eventChannel = 'studio_events';

/** The longest text that the database passes on, in bytes. */
export const longestNotice = 7999;

/** How many sessions of a user have the object of a topic open at one server. */
export type HereEntry = readonly [topic: string, userId: string, sessions: number];

interface DocumentMessage {
  /** Those who watch any of these are concerned: the old name and the new one, the id, and the kind. */
  topics: string[];
  revision: number;
  authorId: string;
  /** Epoch milliseconds. */
  time: number;
  clientTag: string | null;
}

/** That a version was saved. */
export interface SavedMessage extends DocumentMessage {
  is: 'saved';
  /** The name now. */
  name: string;
  version: number;
}

/** That a document was deleted. */
export interface DeletedMessage extends DocumentMessage {
  is: 'deleted';
}

/** What a user is changing in an object, beside its versions. */
export interface UnderWay {
  userId: string;
  /** Epoch milliseconds. */
  timeStarted: number;
  /** Counts what was saved. */
  revision: number;
}

/** That changes beside the versions of an object were started, saved, taken over, applied or discarded. */
export interface UnderWayMessage {
  is: 'underWay';
  topics: string[];
  /** Null when nothing is being changed any more. */
  underWay: UnderWay | null;
  clientTag: string | null;
}

/** That a visit has ended, whose streams are to be closed. */
export interface VisitEndedMessage {
  is: 'visitEnded';
  userId: string;
  visit: string;
  /** Of the object that was visited. */
  topic: string;
}

/** What servers tell each other; `from` is the server. */
export type EventMessage =
  | SavedMessage
  | DeletedMessage
  | UnderWayMessage
  | VisitEndedMessage
  /** Much has changed at once: every client reloads what it watches. */
  | { is: 'many' }
  /** A server that has begun to listen asks who is where. */
  | { is: 'hello'; from: string }
  /** Who is where at that server; what is not named is as it was. */
  | { is: 'here'; from: string; entries: HereEntry[] }
  /** That server runs, and says so often. */
  | { is: 'alive'; from: string }
  /** That server has stopped. */
  | { is: 'gone'; from: string };
