import type { Queries } from './Database.ts';
import { findVersion } from './documentVersions.ts';
import type { JsonObject } from './JsonObject.ts';
import type { Kind } from './Kind.ts';
import { findWritten, noteWritten, usuallyKept, type Written } from './repetitions.ts';
import { runTransaction } from './runTransaction.ts';
import type { StoredDocument } from './StoredDocument.ts';
import type { Write } from './Write.ts';

interface RepeatableWritesOptions {
  queries: Queries;
  /** Epoch milliseconds. */
  clock: () => number;
  /** Milliseconds that a write is known, so that its repetition is not made. Default: 24 hours. */
  keptMilliseconds?: () => number;
}

/** Writes, each of which is made once however often it is sent: a repetition is answered what the write made. */
export class RepeatableWrites {
  readonly #options: RepeatableWritesOptions;

  constructor(options: RepeatableWritesOptions) {
    this.#options = options;
  }

  /**
   * Runs a write in a transaction, or answers what it made when it is the repetition of one.
   * @param patience milliseconds that it may wait for others. Default 4,000
   */
  async run<Doc extends JsonObject, Result extends StoredDocument<Doc> | null = StoredDocument<Doc>>(
    kind: Kind<Doc>,
    write: Write,
    work: (tx: Queries) => Promise<Result>,
    patience?: number,
  ): Promise<Result> {
    return runTransaction(this.#options.queries, (tx) => this.runIn(tx, kind, write, work), {
      patience,
    });
  }

  /** The same in a transaction that is open. */
  async runIn<Doc extends JsonObject, Result extends StoredDocument<Doc> | null>(
    tx: Queries,
    kind: Kind<Doc>,
    write: Write,
    work: (tx: Queries) => Promise<Result>,
  ): Promise<Result> {
    const made = await this.#findMade<Doc, Result>(tx, kind, write);
    if (made !== undefined) return made;
    const result = await work(tx);
    await this.#note(tx, write, result && { documentId: result.id, version: result.version });
    return result;
  }

  /**
   * Runs a write whose answer is no single version, or returns what it returned when it is the repetition of one. The answer is kept
   * as it is: what `work` throws is not.
   * @param work answers a JSON value
   */
  async runForResult<Result extends object>(
    write: Write,
    work: (tx: Queries) => Promise<Result>,
  ): Promise<Result> {
    return runTransaction(this.#options.queries, async (tx) => {
      const attempt = this.#attemptOf(write);
      const written = attempt && (await findWritten(tx, attempt));
      if (written !== undefined) {
        if (written === null || !('result' in written))
          throw new Error('What the write answered is not kept.');
        // The fingerprint says that it was the same call, so it answered the same kind of result.
        return written.result as Result;
      }
      const result = await work(tx);
      await this.#note(tx, write, { result: result as unknown as JsonObject });
      return result;
    });
  }

  async #findMade<Doc extends JsonObject, Result extends StoredDocument<Doc> | null>(
    tx: Queries,
    { noun }: Kind<Doc>,
    write: Write,
  ): Promise<Result | undefined> {
    const attempt = this.#attemptOf(write);
    const written = attempt && (await findWritten(tx, attempt));
    if (written === undefined) return undefined;
    const version = written !== null && 'documentId' in written ? written : null;
    const made = version && (await findVersion<Doc>(tx, version.documentId, version.version));
    if (written && !made) throw new Error(`The history lacks what a ${noun} became.`);
    // The fingerprint says that it was the same call, so it made the same kind of result.
    return made as Result;
  }

  async #note(tx: Queries, write: Write, written: Written): Promise<void> {
    const attempt = this.#attemptOf(write);
    if (attempt) await noteWritten(tx, attempt, written);
  }

  #attemptOf({ authorId: userId, requestKey }: Write) {
    const { clock, keptMilliseconds } = this.#options;
    return (
      requestKey && {
        ...{ ...requestKey, userId, now: clock() },
        keptMilliseconds: keptMilliseconds?.() ?? usuallyKept,
      }
    );
  }
}
