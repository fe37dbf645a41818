import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../store/Database.ts';
import type { DocumentStore } from '../../store/DocumentStore.ts';
import { effectsOf } from '../../store/effectsOf.ts';
import { nameKey } from '../../store/nameKey.ts';
import { planReplacement } from '../../store/planReplacement.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import { StoreError } from '../../store/StoreError.ts';
import { reference } from '../../store/schema.ts';
import type { FormTemplateDoc } from './FormTemplateDoc.ts';
import { formTemplateKind } from './formTemplateKind.ts';

type Form = StoredDocument<FormTemplateDoc>;

/** What an import would have written when it comes to a form template: what those that come before it in the file name, and name no longer. */
export class PlannedForms {
  readonly #store: DocumentStore;
  readonly #docs: FormTemplateDoc[] = [];
  readonly #replacedIds = new Set<string>();

  constructor(store: DocumentStore) {
    this.#store = store;
  }

  /**
   * Plans to write a form template.
   * @param stored the one that it replaces; null when it is new
   * @throws StoreError why the import would not write it
   */
  async add(doc: FormTemplateDoc, stored: Form | null, authorId: string): Promise<void> {
    const { queries } = this.#store;
    if (stored) {
      const effects = effectsOf(formTemplateKind, stored.doc, doc, (_queries, _form, parts) =>
        this.#refuseNamed(queries, stored, parts ?? []),
      );
      const write = { authorId };
      await planReplacement(queries, { kind: formTemplateKind, current: stored, write }, effects);
    }
    const violations = await this.#store.findFaults(formTemplateKind, stored && { id: stored.id }, () => doc);
    if (violations.length > 0) throw new StoreError({ reason: 'invalid', violations });
    this.#docs.push(doc);
    if (stored) this.#replacedIds.add(stored.id);
  }

  /** Throws when one of the fields would still be named; answers that they may go. */
  async #refuseNamed(queries: Queries, { name }: Form, fields: readonly string[]): Promise<true> {
    const key = nameKey(name);
    const rows = await queries
      .select({ fromId: reference.fromId, toPart: reference.toPart })
      .from(reference)
      .where(
        and(
          eq(reference.toKind, formTemplateKind.name),
          eq(reference.toKey, key),
          inArray(reference.toPart, [...fields]),
        ),
      );
    const stay = rows.filter(({ fromId }) => !this.#replacedIds.has(fromId));
    const planned = this.#docs
      .flatMap((doc) => formTemplateKind.referencesOf(doc))
      .filter(({ toKind, toName }) => toKind === formTemplateKind.name && nameKey(toName) === key);
    const named = Map.groupBy([...stay, ...planned], ({ toPart }) => toPart);
    const versions = this.#docs.filter(({ uniqueName }) => nameKey(uniqueName) === key);
    const lost = fields.filter(
      (field) => named.has(field) && !versions.some((doc) => formTemplateKind.hasPart(doc, field)),
    );
    if (lost.length === 0) return true;
    const parts = new Map(lost.map((field) => [field, named.get(field)?.length ?? 0]));
    throw new StoreError({ reason: 'partsReferenced', noun: formTemplateKind.noun, name, parts });
  }
}
