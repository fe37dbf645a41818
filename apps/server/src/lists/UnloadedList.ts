import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../store/Database.ts';
import { readAuthorNames } from '../store/readAuthorNames.ts';
import { document, history, kindRevision } from '../store/schema.ts';
import type { RowRange } from './ListIndex.ts';
import { type ListRow, searchTextOf } from './ListRow.ts';
import { listColumns } from './loadRows.ts';
import type { SortDirection } from './rowOrder.ts';

/** As the index of the table has it. */
const nameOrder = sql`left(lower(${document.name}), 200) COLLATE "C"`;

/**
 * The list of a kind, by name, straight from the database: for the time until its index is loaded. Names come in the order of
 * their characters' codes, without regard to case.
 */
export class UnloadedList {
  readonly #queries: Queries;
  readonly #kind: string;
  #counted: Promise<{ revision: number; total: number }> | null = null;

  constructor(queries: Queries, kind: string) {
    this.#queries = queries;
    this.#kind = kind;
  }

  async select(direction: SortDirection, { startIndex, numberOfRows }: RowRange) {
    const rows = await this.#rows(direction, startIndex, numberOfRows);
    return { rows, total: await this.#total() };
  }

  async #rows(direction: SortDirection, startIndex: number, numberOfRows: number): Promise<ListRow[]> {
    const turn = direction === 'asc' ? sql`ASC` : sql`DESC`;
    const rows = await this.#queries
      .select(listColumns)
      .from(document)
      .where(eq(document.kind, this.#kind))
      .orderBy(sql`${document.kind} ${turn}`, sql`${nameOrder} ${turn}`, sql`${document.id} ${turn}`)
      .limit(numberOfRows)
      .offset(startIndex);
    const names = await readAuthorNames(
      this.#queries,
      rows.map(({ authorId }) => authorId),
    );
    return rows.map(({ summary: { searchText: _, ...summary }, ...row }, index) => ({
      ...row,
      summary,
      searchText: searchTextOf(row.name, rows[index]?.summary ?? {}),
      authorName: names.get(row.authorId) ?? '',
    }));
  }

  /** Counts once, and from then on what has come and gone since. */
  async #total(): Promise<number> {
    this.#counted ??= this.#count().catch((error: unknown) => {
      this.#counted = null;
      throw error;
    });
    const { revision, total } = await this.#counted;
    const [row] = await this.#queries
      .select({
        gained: sql<string>`coalesce(sum(CASE ${history.action} WHEN 'create' THEN 1 WHEN 'delete' THEN -1 ELSE 0 END), 0)`,
      })
      .from(history)
      .where(and(eq(history.kind, this.#kind), gt(history.revision, revision)));
    return total + Number(row?.gained ?? 0);
  }

  /** In one statement, so that count and revision are of one moment. */
  async #count(): Promise<{ revision: number; total: number }> {
    const total = sql<string>`(SELECT count(*) FROM ${document} WHERE ${eq(document.kind, this.#kind)})`;
    const [row] = await this.#queries
      .select({ revision: kindRevision.value, total })
      .from(kindRevision)
      .where(eq(kindRevision.kind, this.#kind));
    return { revision: row?.revision ?? 0, total: Number(row?.total ?? 0) };
  }
}
