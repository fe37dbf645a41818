import type { Queries } from '../store/Database.ts';
import { readRevisions } from '../store/revisions.ts';
import { ListIndex, type RelatedNames, type RowQuery, type RowRange, type SortColumns } from './ListIndex.ts';
import type { ListRow } from './ListRow.ts';
import { haveMoreChanged, loadRemovals, loadRows } from './loadRows.ts';
import type { RowFilter } from './RowFilter.ts';
import { readAuthorNames } from './readAuthorNames.ts';
import { byName } from './rowOrder.ts';
import { UnloadedList } from './UnloadedList.ts';

/** What a query found. */
export interface ListResult {
  rows: readonly ListRow[];
  /** How many rows there are in all. */
  total: number;
  /** The state of the kind that was asked. */
  revision: number;
}

/** Another kind that a list shows by what its documents are called. */
export interface RelatedKind {
  readonly kind: string;
  /** The columns that sort by it. */
  readonly columns: readonly string[];
  load(queries: Queries): Promise<RelatedNames>;
}

/** So many changed rows are taken in before a list is answered; with more, the database answers what it can. */
const fewChanges = 20_000;
/** Up to here the database finds a page fast enough. */
const lastUnloadedRow = 10_000;

/**
 * The list of a kind, answered from memory. Before each answer it asks the database for the kind's revision and takes in
 * what has changed since, so every instance answers what was committed before it was asked.
 */
export class KindList {
  readonly #queries: Queries;
  readonly #kind: string;
  readonly #columns: SortColumns;
  readonly #unloaded: UnloadedList;
  readonly #related: RelatedKind | undefined;
  #index: ListIndex;
  #revision = 0;
  /** The last that anybody has asked for. */
  #newest = 0;
  /** Of the related kind, as the index has it. */
  #relatedRevision = -1;
  #turn: Promise<unknown> = Promise.resolve();
  #isLoading = false;

  /** @param related what its order follows besides. Default: nothing */
  constructor(queries: Queries, kind: string, columns: SortColumns, related?: RelatedKind) {
    this.#queries = queries;
    this.#kind = kind;
    this.#columns = columns;
    this.#related = related;
    this.#unloaded = new UnloadedList(queries, kind);
    this.#index = new ListIndex(columns);
  }

  /** Loads the rows and sorts them in every order, ahead of the first request. Throws when the signal stops it. */
  async warm(signal: AbortSignal): Promise<void> {
    const wanted = await this.#wantedRevision();
    if (await this.#isFarBehind(wanted)) await this.#load(wanted, signal);
    else await this.#inTurn(() => this.#catchUp(wanted, signal));
  }

  /**
   * The rows of a range that the query finds, in its order. The whole list when no range is given. While very much is
   * still to be loaded, pages by name come from the database, and all other queries wait.
   */
  async select(query: RowQuery, range?: RowRange): Promise<ListResult> {
    const wanted = await this.#wantedRevision();
    if (await this.#isFarBehind(wanted)) {
      if (!this.#isLoading) this.#load(wanted).catch(() => undefined);
      if (range && this.#canAnswerUnloaded(query, range)) {
        return { ...(await this.#unloaded.select(query.direction, range)), revision: wanted };
      }
    }
    const isByAuthor = this.#index.isByAuthor(query.sortBy);
    const found = await this.#inTurn(async () => {
      await this.#catchUp(wanted);
      await this.#followRelated(query.sortBy);
      if (isByAuthor) await this.#index.renameAuthors(await readAuthorNames(this.#queries));
      return this.#selectNow(query, range);
    });
    return isByAuthor ? found : this.#withAuthors(found, query, range);
  }

  /** All rows that a filter keeps, in whatever order; null while very much is still to be loaded. */
  async find(filter: RowFilter): Promise<readonly ListRow[] | null> {
    const wanted = await this.#wantedRevision();
    if (await this.#isFarBehind(wanted)) return null;
    return this.#inTurn(async () => {
      await this.#catchUp(wanted);
      const [sortBy = ''] = Object.keys(this.#columns);
      return this.#index.select({ filter, sortBy, direction: 'asc' }).rows;
    });
  }

  #selectNow(query: RowQuery, range?: RowRange): ListResult {
    return { ...this.#index.select(query, range), revision: this.#revision };
  }

  /** Authors are called what they are called now. Others have their turn while that is asked, and it is rarely news. */
  async #withAuthors(found: ListResult, query: RowQuery, range?: RowRange): Promise<ListResult> {
    const authorIds = found.rows.map(({ authorId }) => authorId);
    const names = await readAuthorNames(this.#queries, authorIds);
    if (found.rows.every(({ authorId, authorName }) => (names.get(authorId) ?? authorName) === authorName)) {
      return found;
    }
    return this.#inTurn(async () => {
      await this.#index.renameAuthors(names);
      return this.#selectNow(query, range);
    });
  }

  /** Documents of the related kind are called what they are called now, whenever one of them has changed. */
  async #followRelated(sortBy: string): Promise<void> {
    const related = this.#related;
    if (related === undefined || !related.columns.includes(sortBy)) return;
    const wanted = await this.#revisionOf(related.kind);
    if (this.#relatedRevision === wanted) return;
    await this.#index.relate(await related.load(this.#queries), related.columns);
    this.#relatedRevision = wanted;
  }

  #canAnswerUnloaded({ filter, sortBy }: RowQuery, { startIndex }: RowRange): boolean {
    return filter === null && this.#columns[sortBy] === byName && startIndex <= lastUnloadedRow;
  }

  async #isFarBehind(wanted: number): Promise<boolean> {
    if (this.#revision >= wanted) return false;
    if (this.#isLoading) return true;
    return haveMoreChanged(this.#queries, this.#kind, { afterRevision: this.#revision, than: fewChanges });
  }

  async #load(wanted: number, signal?: AbortSignal): Promise<void> {
    this.#isLoading = true;
    try {
      await this.#inTurn(() => this.#catchUp(wanted, signal));
    } finally {
      this.#isLoading = false;
    }
  }

  async #wantedRevision(): Promise<number> {
    const wanted = await this.#revisionOf(this.#kind);
    this.#newest = Math.max(this.#newest, wanted);
    return wanted;
  }

  async #revisionOf(kind: string): Promise<number> {
    return (await readRevisions(this.#queries)).get(kind) ?? 0;
  }

  /**
   * Takes in what has changed up to a revision, and at once what all callers that wait for their turn want, so that they need not.
   * Rows that change while they are read are read again next time: the revision taken down was asked for before.
   */
  async #catchUp(wanted: number, signal?: AbortSignal): Promise<void> {
    if (this.#revision >= wanted) return;
    const newest = this.#newest;
    // What was deleted before anything was loaded was never there.
    const removals =
      this.#revision === 0 ? [] : await loadRemovals(this.#queries, this.#kind, this.#revision);
    let isTouched = false;
    try {
      for await (const some of loadRows(this.#queries, this.#kind, this.#revision)) {
        signal?.throwIfAborted();
        isTouched = true;
        this.#index.stage(some);
      }
      isTouched = true;
      await this.#index.commit(removals, signal);
      this.#revision = newest;
    } catch (error) {
      if (isTouched) this.#forget();
      throw error;
    }
  }

  /** The next answer begins from nothing. */
  #forget(): void {
    this.#index = new ListIndex(this.#columns);
    this.#revision = 0;
    this.#relatedRevision = -1;
  }

  /** Only one at a time may use the index. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }
}
