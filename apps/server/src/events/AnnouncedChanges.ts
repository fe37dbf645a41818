import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Queries } from '../store/Database.ts';
import { readRevisions } from '../store/revisions.ts';
import { announcement } from '../store/schema.ts';

/** More than these of one kind between two polls are announced without listing them. */
const mostAtOnce = 500;

const many = JSON.stringify({ is: 'many' });

/** Reads what was announced since the last time, in the order of commits of each kind. */
export class AnnouncedChanges {
  readonly #queries: Queries;
  #seen: ReadonlyMap<string, number> | null = null;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  /** Messages as they were written down; `many` where some are missing or too many. The first time: none. */
  async read(): Promise<string[]> {
    const now = await readRevisions(this.#queries);
    const seen = this.#seen;
    const messages: string[] = [];
    let isAnyMissing = false;
    for (const [kind, revision] of seen === null ? [] : now) {
      const last = seen?.get(kind) ?? 0;
      if (revision === last) continue;
      const found = revision > last ? await this.#between(kind, last, revision) : null;
      if (found === null) isAnyMissing = true;
      else messages.push(...found);
    }
    this.#seen = now;
    return isAnyMissing ? [...messages, many] : messages;
  }

  /** Null unless every revision is there: a revision of many changes is announced by nothing, a crash may have taken the rest. */
  async #between(kind: string, last: number, now: number): Promise<string[] | null> {
    const rows = await this.#queries
      .select({ revision: announcement.revision, message: announcement.message })
      .from(announcement)
      .where(
        and(eq(announcement.kind, kind), gt(announcement.revision, last), lte(announcement.revision, now)),
      )
      .orderBy(asc(announcement.revision), asc(announcement.id))
      .limit(mostAtOnce + 1);
    const found = new Set(rows.map(({ revision }) => revision));
    return rows.length > mostAtOnce || found.size < now - last ? null : rows.map(({ message }) => message);
  }
}
