import type { Queries } from '../store/Database.ts';
import { readRevisions } from '../store/revisions.ts';
import { ListIndex, type RowQuery, type SortColumns } from './ListIndex.ts';
import type { ListRow } from './ListRow.ts';
import { loadDeletedIds, loadRows } from './loadRows.ts';

/** What a query found. */
export interface ListResult {
  rows: readonly ListRow[];
  /** How many rows there are in all. */
  total: number;
  /** The state of the kind that was asked. */
  revision: number;
}

interface ListRange {
  startIndex: number;
  numberOfRows: number;
}

/**
 * The list of a kind, answered from memory. Before each answer it asks the database for the kind's revision and takes in
 * what has changed since, so every instance answers what was committed before it was asked.
 */
export class KindList {
  readonly #queries: Queries;
  readonly #kind: string;
  readonly #columns: SortColumns;
  readonly #index: ListIndex;
  #revision = 0;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(queries: Queries, kind: string, columns: SortColumns) {
    this.#queries = queries;
    this.#kind = kind;
    this.#columns = columns;
    this.#index = new ListIndex(columns);
  }

  /** Loads the rows and sorts them in every order, ahead of the first request, until the signal stops it. */
  async warm(signal: AbortSignal): Promise<void> {
    const wanted = await this.#wantedRevision();
    await this.#inTurn(() => this.#catchUp(wanted, signal));
    for (const sortBy of Object.keys(this.#columns)) {
      if (!signal.aborted) await this.#inTurn(() => this.#index.prepare(sortBy));
    }
  }

  /** The rows of a range that the query finds, in its order. The whole list when no range is given. */
  async select(query: RowQuery, range?: ListRange): Promise<ListResult> {
    const wanted = await this.#wantedRevision();
    return this.#inTurn(async () => {
      await this.#catchUp(wanted);
      await this.#index.prepare(query.sortBy);
      const found = this.#index.select(query);
      const { startIndex, numberOfRows } = range ?? { startIndex: 0, numberOfRows: found.length };
      const rows = found.slice(startIndex, startIndex + numberOfRows);
      return { rows, total: found.length, revision: this.#revision };
    });
  }

  async #wantedRevision(): Promise<number> {
    return (await readRevisions(this.#queries)).get(this.#kind) ?? 0;
  }

  /** Rows that change while they are read are read again next time: the revision taken down is the one asked for first. */
  async #catchUp(wanted: number, signal?: AbortSignal): Promise<void> {
    if (this.#revision >= wanted) return;
    const rows: ListRow[] = [];
    for await (const some of loadRows(this.#queries, this.#kind, this.#revision)) {
      if (signal?.aborted) return;
      rows.push(...some);
    }
    const removedIds = await loadDeletedIds(this.#queries, this.#kind, this.#revision);
    await this.#index.apply({ removedIds, rows });
    this.#revision = wanted;
  }

  /** Only one at a time may use the index. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }
}
