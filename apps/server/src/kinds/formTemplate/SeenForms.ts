import { and, eq, gt } from 'drizzle-orm';
import type { Queries } from '../../store/Database.ts';
import { identityOf } from '../../store/Kind.ts';
import { nameKey } from '../../store/nameKey.ts';
import { readRevisions } from '../../store/revisions.ts';
import { etagOf, type StoredDocument } from '../../store/StoredDocument.ts';
import { history } from '../../store/schema.ts';
import type { Write } from '../../store/Write.ts';
import type { FormTemplateDoc } from './FormTemplateDoc.ts';
import { formTemplateKind } from './formTemplateKind.ts';
import type { SeenSave } from './planImport.ts';

/**
 * What an import saw of the form templates of its file before it wrote any. One that it writes may make others that name it follow, or be
 * looked at again: that is no save of somebody else.
 */
export class SeenForms {
  readonly #seen: ReadonlyMap<string, SeenSave>;
  /** The first and the last revision of each write of the import, and of what followed it. */
  readonly #written: [first: number, last: number][] = [];

  constructor(seen: ReadonlyMap<string, SeenSave>) {
    this.#seen = seen;
  }

  /**
   * Whether no other user has saved, made or deleted it since.
   * @param stored what is there now; null when nothing is
   */
  async isAsSeen(
    queries: Queries,
    form: FormTemplateDoc,
    stored: StoredDocument<FormTemplateDoc> | null,
  ): Promise<boolean> {
    const seen = this.#seen.get(nameKey(identityOf(formTemplateKind, form)));
    if (seen === undefined || stored === null) return seen === undefined && stored === null;
    if (seen.id !== stored.id) return false;
    return etagOf(seen) === etagOf(stored) || (await this.#isFollowed(queries, seen, stored));
  }

  /** Makes a write of the import. */
  async write(
    make: (alongside: NonNullable<Write['alongside']>) => Promise<StoredDocument<FormTemplateDoc>>,
  ): Promise<void> {
    let last = 0;
    const { revision } = await make(async (tx) => {
      last = (await readRevisions(tx)).get(formTemplateKind.name) ?? 0;
    });
    this.#written.push([revision, last]);
  }

  /** Whether all that was saved of it since then are writes of the import. */
  async #isFollowed(
    queries: Queries,
    { id, version }: SeenSave,
    { version: now }: SeenSave,
  ): Promise<boolean> {
    const saves = await queries
      .select({ revision: history.revision })
      .from(history)
      .where(and(eq(history.documentId, id), gt(history.version, version)));
    const isOwn = ({ revision }: { revision: number }) =>
      this.#written.some(([first, last]) => first <= revision && revision <= last);
    return saves.length === now - version && saves.every(isOwn);
  }
}
