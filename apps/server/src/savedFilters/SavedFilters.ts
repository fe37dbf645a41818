import { and, asc, eq } from 'drizzle-orm';
import { ProblemError } from '../http/ProblemError.ts';
import { notFound } from '../http/problems.ts';
import type { Queries } from '../store/Database.ts';
import { runTransaction } from '../store/runTransaction.ts';
import { appUser, savedFilter } from '../store/schema.ts';

/** A filter that a user keeps. */
export interface SavedFilter {
  id: string;
  name: string;
  filterUri: string;
}

type Row = typeof savedFilter.$inferSelect;

/** What of a filter is changed; what is left out stays. */
export interface SavedFilterChange {
  name?: string | undefined;
  filterUri?: string | undefined;
  /** Its index, from 0. */
  position?: number | undefined;
}

/** The filters that users keep, each for himself, in the order of each kind. */
export class SavedFilters {
  readonly #queries: Queries;
  readonly #newId: () => string;
  readonly #most: () => number;

  /** @param most how many filters of one kind a user may keep at the moment */
  constructor(queries: Queries, newId: () => string, most: () => number) {
    this.#queries = queries;
    this.#newId = newId;
    this.#most = most;
  }

  async list(userId: string, kind: string): Promise<SavedFilter[]> {
    return (await rowsOf(this.#queries, userId, kind)).map(toSavedFilter);
  }

  /** Adds a filter as the last of its kind. @throws ProblemError 409 when its name is taken, or there are too many */
  async create(
    userId: string,
    kind: string,
    { name, filterUri }: Omit<SavedFilter, 'id'>,
  ): Promise<SavedFilter> {
    return this.#write(userId, async (tx) => {
      const rows = await rowsOf(tx, userId, kind);
      if (rows.length >= this.#most()) throw tooMany(kind, this.#most());
      refuseTaken(rows, name, null);
      const position = (rows.at(-1)?.position ?? -1) + 1;
      const row = { id: this.#newId(), userId, kind, name, nameKey: foldName(name), filterUri, position };
      await tx.insert(savedFilter).values(row);
      return toSavedFilter(row);
    });
  }

  /**
   * Changes a filter of the user. @throws ProblemError 404 when the user has none with that id, and 409 when the name is taken
   * @param checkUri is given the kind that a new filter URI has to be of
   */
  async update(
    userId: string,
    id: string,
    { name, filterUri, position }: SavedFilterChange,
    checkUri: (kind: string) => void,
  ): Promise<SavedFilter> {
    return this.#write(userId, async (tx) => {
      const row = await ownRow(tx, userId, id);
      checkUri(row.kind);
      const rows = await rowsOf(tx, userId, row.kind);
      if (name !== undefined) refuseTaken(rows, name, id);
      const changed = { ...row, name: name ?? row.name, filterUri: filterUri ?? row.filterUri };
      await tx
        .update(savedFilter)
        .set({ name: changed.name, nameKey: foldName(changed.name), filterUri: changed.filterUri })
        .where(eq(savedFilter.id, id));
      if (position !== undefined) await moveTo(tx, rows, id, position);
      return toSavedFilter(changed);
    });
  }

  /** Deletes a filter of the user. @throws ProblemError 404 when the user has none with that id */
  async delete(userId: string, id: string): Promise<void> {
    await this.#write(userId, async (tx) => {
      await ownRow(tx, userId, id);
      await tx.delete(savedFilter).where(eq(savedFilter.id, id));
    });
  }

  /** One write of a user at a time, so that limit, names and order hold for writes that meet. */
  #write<Result>(userId: string, work: (tx: Queries) => Promise<Result>): Promise<Result> {
    return runTransaction(
      this.#queries,
      async (tx) => {
        await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('no key update');
        return work(tx);
      },
      { lane: 'people' },
    );
  }
}

function rowsOf(queries: Queries, userId: string, kind: string): Promise<Row[]> {
  return queries
    .select()
    .from(savedFilter)
    .where(and(eq(savedFilter.userId, userId), eq(savedFilter.kind, kind)))
    .orderBy(asc(savedFilter.position));
}

async function ownRow(tx: Queries, userId: string, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(savedFilter)
    .where(and(eq(savedFilter.id, id), eq(savedFilter.userId, userId)));
  if (!row) throw notFound('There is no such saved filter, or it is gone.');
  return row;
}

async function moveTo(tx: Queries, rows: readonly Row[], id: string, position: number): Promise<void> {
  const moved = rows.filter((row) => row.id === id);
  const order = rows.filter((row) => row.id !== id).toSpliced(position, 0, ...moved);
  for (const [index, row] of order.entries()) {
    if (row.position === index) continue;
    await tx.update(savedFilter).set({ position: index }).where(eq(savedFilter.id, row.id));
  }
}

function foldName(name: string): string {
  return name.normalize('NFC').toLocaleLowerCase('en');
}

function refuseTaken(rows: readonly Row[], name: string, ownId: string | null): void {
  if (!rows.some((row) => row.id !== ownId && row.nameKey === foldName(name))) return;
  throw new ProblemError(409, 'duplicate', 'The name is taken', `There already is a saved filter '${name}'.`);
}

function tooMany(kind: string, most: number): ProblemError {
  return new ProblemError(
    409,
    'too-many-saved-filters',
    'Too many saved filters',
    `${most} filters of ${kind} are saved already. Delete one first.`,
  );
}

function toSavedFilter({ id, name, filterUri }: SavedFilter): SavedFilter {
  return { id, name, filterUri };
}
