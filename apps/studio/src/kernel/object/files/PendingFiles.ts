import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isReadable } from '../../../platform/transfer/UnreadableFileError.ts';
import { draftLifeMs, graceMs } from '../../editor/drafts/expiry.ts';
import { randomId } from '../../editor/randomId.ts';
import { pendingFile, readFileValue } from './fileValue.ts';

interface Schema extends DBSchema {
  files: { key: string; value: { readonly file: File; readonly time: number } };
}

/**
 * Files that were chosen and are not on the server yet, as long as a draft may refer to them. They are kept in the browser's database too, so that a draft
 * that is found after a crash has them; where they cannot be kept there, they are there until the page is unloaded.
 */
export class PendingFiles {
  readonly #name: string;
  readonly #clock: () => number;
  readonly #held = new Map<string, File>();
  /** The results of those that were uploaded from this page: their values as the server has them. */
  readonly #uploaded = new Map<string, string>();
  #opening: Promise<IDBPDatabase<Schema>> | null = null;

  /** @param name of the database. Default: the studio's. @param clock epoch milliseconds now. Default: the browser's */
  constructor(name = 'studio.files', clock: () => number = Date.now) {
    this.#name = name;
    this.#clock = clock;
  }

  /** Holds a file. @returns the value of a field that refers to it */
  hold(file: File, name: string): string {
    const key = randomId();
    this.#held.set(key, file);
    void this.#try(async (database) => {
      await database.put('files', { file, time: this.#clock() }, key);
    });
    return pendingFile(key, name);
  }

  /**
   * A file that was held, in this page or before, as it was when it was chosen: when it has changed on the disk since, its copy in the
   * browser's database. The changed file itself, which cannot be read, where there is no copy; null when it is nowhere any more.
   */
  async find(key: string): Promise<File | null> {
    const held = this.#held.get(key);
    if (held !== undefined && (await isReadable(held))) return held;
    return (await this.#try(async (database) => (await database.get('files', key))?.file)) ?? held ?? null;
  }

  /** A file is on the server: its draft says so from now on, and undo leads to it there. @param value as the server has it */
  noteUploaded(key: string, value: string): void {
    this.#uploaded.set(key, value);
    this.#held.delete(key);
    void this.#try((database) => database.delete('files', key));
  }

  /** The value of a field as it is now: of a file that has been uploaded since, the one on the server. */
  resolve(value: string): string {
    const file = readFileValue(value);
    return file.is === 'pending' ? (this.#uploaded.get(file.key) ?? value) : value;
  }

  /** Null when the database cannot be had: then files are held in this page alone. */
  async #try<Result>(use: (database: IDBPDatabase<Schema>) => Promise<Result>): Promise<Result | null> {
    try {
      this.#opening ??= this.#open();
      return await use(await this.#opening);
    } catch {
      this.#opening = null;
      return null;
    }
  }

  async #open(): Promise<IDBPDatabase<Schema>> {
    const database = await openDB<Schema>(this.#name, 1, {
      upgrade: (created) => {
        created.createObjectStore('files');
      },
      terminated: () => {
        this.#opening = null;
      },
    });
    await removeOld(database, this.#clock() - draftLifeMs() - graceMs);
    return database;
  }
}

/** Removes what no draft can refer to any more. @param before epoch milliseconds */
async function removeOld(database: IDBPDatabase<Schema>, before: number): Promise<void> {
  const { store, done } = database.transaction('files', 'readwrite');
  for (let at = await store.openCursor(); at !== null; at = await at.continue()) {
    if (at.value.time < before) await at.delete();
  }
  await done;
}

/** The pending files of this browser. */
export const pendingFiles = new PendingFiles();
