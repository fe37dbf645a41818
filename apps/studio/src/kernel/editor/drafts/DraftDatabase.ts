import { type IDBPDatabase, openDB } from 'idb';
import type { DraftSchema } from './DraftRecord.ts';
import { type DraftsOffReason, offReasonOf } from './DraftsOffReason.ts';

/** Longer than this, and the browser will hardly ever answer. */
const openPatienceMs = 3000;

/** The connection to the database, opened again when it was lost. */
export class DraftDatabase {
  readonly #name: string;
  readonly #version: number;
  readonly #onOff: (reason: DraftsOffReason | null) => void;
  #connection: IDBPDatabase<DraftSchema> | null = null;
  #opening: Promise<IDBPDatabase<DraftSchema> | null> | null = null;
  #isBlocked = false;

  /** @param onOff called with the reason why it cannot be opened, and null once it is open. */
  constructor(name: string, version: number, onOff: (reason: DraftsOffReason | null) => void) {
    this.#name = name;
    this.#version = version;
    this.#onOff = onOff;
  }

  /** Null while it is not open: callers that cannot wait do without. */
  get connection(): IDBPDatabase<DraftSchema> | null {
    return this.#connection;
  }

  /** The open database; null when it cannot be had now. Each call after a failure tries again. */
  async open(): Promise<IDBPDatabase<DraftSchema> | null> {
    if (this.#connection !== null) return this.#connection;
    this.#opening ??= this.#open().finally(() => {
      this.#opening = null;
    });
    const patience = Promise.withResolvers<null>();
    const timer = setTimeout(() => {
      this.#onOff(this.#isBlocked ? 'blocked' : 'unavailable');
      patience.resolve(null);
    }, openPatienceMs);
    const connection = await Promise.race([this.#opening, patience.promise]);
    clearTimeout(timer);
    return connection;
  }

  close(): void {
    this.#connection?.close();
    this.#connection = null;
  }

  async #open(): Promise<IDBPDatabase<DraftSchema> | null> {
    try {
      this.#connection = await openDB<DraftSchema>(this.#name, this.#version, {
        upgrade: (database) => {
          const drafts = database.createObjectStore('drafts', { keyPath: 'recordId' });
          drafts.createIndex('object', ['userId', 'kind', 'id']);
          drafts.createIndex('user', 'userId');
          database.createObjectStore('parts');
        },
        blocked: () => {
          this.#isBlocked = true;
          this.#onOff('blocked');
        },
        blocking: () => this.close(),
        terminated: () => this.close(),
      });
      this.#onOff(null);
    } catch (error) {
      const reason = offReasonOf(error);
      this.#onOff(reason === 'failed' ? 'unavailable' : reason);
    } finally {
      this.#isBlocked = false;
    }
    return this.#connection;
  }
}
