import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { proxy } from 'valtio';
import { DraftDatabase } from './DraftDatabase.ts';
import { type DraftRecord, type DraftSchema, type PartKey, partsOf } from './DraftRecord.ts';
import { type DraftsOffReason, offReasonOf } from './DraftsOffReason.ts';

type Stores = ['drafts', 'parts'];
type Transaction = IDBPTransaction<DraftSchema, Stores, 'readwrite'>;

/** How long nothing is tried after a failure, so that a full disk does not slow the editor down. */
const restMs = 10_000;

/** What tests set. */
export interface DraftStoreOptions {
  /** Of the database. Default: the studio's. */
  readonly name?: string | undefined;
  /** Of the database's form. Default: that of this studio. */
  readonly version?: number | undefined;
  /** Epoch milliseconds now. Default: the browser's clock. */
  readonly clock?: (() => number) | undefined;
}

/** What is stored together, or not at all. */
export interface DraftWrite {
  readonly record: DraftRecord;
  /** New parts; those of earlier bases go. */
  readonly parts: readonly (readonly [key: PartKey, value: unknown])[];
}

/** A draft as it was found, with the parts it needs. */
export interface FoundDraft {
  readonly record: DraftRecord;
  readonly base: { readonly doc: unknown; readonly origin: unknown };
  readonly steps: readonly unknown[];
}

/** Where drafts are kept in this browser. A failure is reported by `state.off`, never thrown. */
export class DraftStore {
  readonly #database: DraftDatabase;
  readonly #clock: () => number;
  /** `off`: why drafts are not kept now; null while they are. */
  readonly state: { off: DraftsOffReason | null } = proxy({ off: null });
  #restsUntil = 0;

  private constructor({ name = 'studio.drafts', version = 1, clock = Date.now }: DraftStoreOptions) {
    this.#database = new DraftDatabase(name, version, (reason) => this.#setOff(reason));
    this.#clock = clock;
  }

  /** A store that opens by itself when it is first used. */
  static open(options: DraftStoreOptions = {}): DraftStore {
    return new DraftStore(options);
  }

  /** How many milliseconds are left until it is worth trying again; 0 when it is now. */
  get rest(): number {
    const left = this.#restsUntil - this.#clock();
    return this.state.off === null || left > restMs ? 0 : Math.max(0, left);
  }

  /**
   * Stores a draft. While the database is open all is handed over before this returns: a page that is unloaded next does
   * not stop it.
   * @returns `baseMissing` when the base of the draft has been removed
   */
  async put({ record, parts }: DraftWrite): Promise<'stored' | 'baseMissing' | 'off'> {
    const { recordId, base } = record;
    const key = await this.#write((transaction) => {
      const stored = transaction.objectStore('parts');
      for (const [place, value] of parts) leave(stored.put(value, place));
      leave(transaction.objectStore('drafts').put(record));
      if (parts.some(([[, , part]]) => part === 'base')) leave(stored.delete(partsOf(recordId, base)));
      return stored.getKey([recordId, base, 'base']);
    });
    if (key === null) return 'off';
    return key.result === undefined ? 'baseMissing' : 'stored';
  }

  /** Removes a draft and, unless `keepsParts`, its base. False when that failed. */
  async remove(recordId: string, { keepsParts = false } = {}): Promise<boolean> {
    const done = await this.#write((transaction) => {
      if (!keepsParts) leave(transaction.objectStore('parts').delete(partsOf(recordId)));
      return transaction.objectStore('drafts').delete(recordId);
    });
    return done !== null;
  }

  /** What is kept of a user, of one object or of all; in no order. */
  async records(userId: string, object?: { kind: string; id: string }): Promise<readonly DraftRecord[]> {
    const found = await this.#read((database) =>
      object === undefined
        ? database.getAllFromIndex('drafts', 'user', userId)
        : database.getAllFromIndex('drafts', 'object', [userId, object.kind, object.id]),
    );
    return found ?? [];
  }

  /** A draft with its base; null when part of it is missing. */
  async find(recordId: string): Promise<FoundDraft | null> {
    return this.#read(async (database) => {
      const transaction = database.transaction(['drafts', 'parts']);
      const record = await transaction.objectStore('drafts').get(recordId);
      if (record === undefined) return null;
      const parts = transaction.objectStore('parts');
      const part = (name: PartKey[2]) => parts.get([recordId, record.base, name]);
      const names = Array.from({ length: record.steps }, (_, index) => index);
      const [base, ...steps] = await Promise.all([part('base'), ...names.map(part)]);
      if (base === undefined || steps.includes(undefined)) return null;
      return { record, base: base as FoundDraft['base'], steps };
    });
  }

  /**
   * Goes over all stored drafts, of every user. A draft without its whole base is removed.
   * @param judge returns the new record of a draft: another one, itself, or null to remove it
   * @param isNeeded whether parts without a draft are to stay
   */
  async tidy(
    judge: (record: DraftRecord) => DraftRecord | null,
    isNeeded: (recordId: string) => boolean,
  ): Promise<void> {
    await this.#read(async (database) => {
      const transaction = database.transaction(['drafts', 'parts'], 'readwrite');
      const drafts = transaction.objectStore('drafts');
      const parts = transaction.objectStore('parts');
      const keys = await parts.getAllKeys();
      const bases = new Set(
        keys.filter(([, , part]) => part === 'base').map(([id, base]) => `${id} ${base}`),
      );
      const kept = new Set<string>();
      for (const record of await drafts.getAll()) {
        const next = bases.has(`${record.recordId} ${record.base}`) ? judge(record) : null;
        if (next === null) leave(drafts.delete(record.recordId));
        else kept.add(next.recordId);
        if (next !== null && next !== record) leave(drafts.put(next));
      }
      for (const recordId of new Set(keys.map(([id]) => id))) {
        if (!kept.has(recordId) && !isNeeded(recordId)) leave(parts.delete(partsOf(recordId)));
      }
      await transaction.done;
    });
  }

  /** Closes the database; the next use opens it again. */
  close(): void {
    this.#database.close();
  }

  async #read<Result>(
    read: (database: IDBPDatabase<DraftSchema>) => Promise<Result>,
  ): Promise<Result | null> {
    try {
      const database = await this.#database.open();
      return database === null ? null : await read(database);
    } catch (error) {
      this.#giveUp(null, error);
      return null;
    }
  }

  /** Runs one transaction; null when it failed. Nothing is awaited before it when the database is open. */
  async #write<Result>(
    issue: (transaction: Transaction) => Promise<Result>,
  ): Promise<{ readonly result: Result } | null> {
    let transaction: Transaction | null = null;
    try {
      const database = this.#database.connection ?? (await this.#database.open());
      if (database === null) return null;
      transaction = database.transaction(['drafts', 'parts'], 'readwrite', { durability: 'strict' });
      const result = issue(transaction);
      leave(result);
      transaction.commit();
      await transaction.done;
      this.#setOff(null);
      return { result: await result };
    } catch (error) {
      this.#giveUp(transaction, error);
      return null;
    }
  }

  /** Ends a transaction of which something could not be stored, so that nothing else of it is. */
  #giveUp(transaction: Transaction | null, error: unknown): void {
    if (transaction !== null) leave(transaction.done);
    try {
      transaction?.abort();
    } catch {
      // It has ended by itself.
    }
    const isLost = error instanceof Error && error.name === 'InvalidStateError';
    if (isLost) this.close();
    this.#setOff(offReasonOf(error));
  }

  #setOff(reason: DraftsOffReason | null): void {
    if (reason !== null) this.#restsUntil = this.#clock() + restMs;
    this.state.off = reason;
  }
}

/** A request whose failure is known from its transaction. */
function leave(request: Promise<unknown>): void {
  request.catch(() => undefined);
}
