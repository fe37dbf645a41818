import type { Queries } from '../store/Database.ts';
import type { AuditEvent } from '../store/log/AuditEvent.ts';
import { writeEntries } from '../store/log/writeEntries.ts';

interface AuditLogOptions {
  queries: Queries;
  /** Epoch milliseconds. */
  clock: () => number;
}

/**
 * The log of everything that was done. Changes of documents write themselves down where they are recorded; everything
 * else is recorded here.
 */
export class AuditLog {
  readonly #options: AuditLogOptions;

  constructor(options: AuditLogOptions) {
    this.#options = options;
  }

  /** Appends an event. @param tx the transaction that it belongs to; default: none */
  async record(event: AuditEvent, tx: Queries = this.#options.queries): Promise<void> {
    await writeEntries(tx, [{ ...event, time: this.#options.clock(), historyId: null }]);
  }
}
